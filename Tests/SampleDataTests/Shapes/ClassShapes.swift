import Foundation

/// Classes: inheritance, superclasses in a place of their own, trees.
enum ClassShapes {
  class Animal: Codable { let name: String; let legs: Int }
  final class Dog: Animal {
    let breed: String
    enum CodingKeys: CodingKey { case breed }
    required init(from decoder: any Decoder) throws {
      breed = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .breed)
      try super.init(from: decoder)
    }
  }
  final class Cat: Animal {
    let lives: Int
    enum CodingKeys: CodingKey { case lives }
    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      lives = try container.decode(Int.self, forKey: .lives)
      try super.init(from: container.superDecoder())
    }
  }
  final class Node: Codable { let value: Int; let next: Node? }
  final class Comment: Codable { let author: String; let text: String; let replies: [Comment] }
  final class Folder: Codable { let name: String; let folders: [String: Folder]; let parent: Folder? }
  struct Category: Codable { let id: Int; let name: String; let children: [Category]? }
  final class Model: NSObject, Codable {
    let identifier: Int; let label: String; let items: [Item];
    final class Item: NSObject, Codable { let title: String; var isDone: Bool }
  }
  class Base<T: Codable>: Codable { let payload: T; let id: UUID }
  final class Derived: Base<[Int]> {
    let note: String?
    enum CodingKeys: CodingKey { case note }
    required init(from decoder: any Decoder) throws {
      note = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(String.self, forKey: .note);
      try super.init(from: decoder)
    }
  }
  final class Lazy: Decodable {
    private(set) var items: [Model.Item] = []; let title: String
    enum CodingKeys: String, CodingKey { case title, items }
    init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: CodingKeys.self);
      title = try c.decode(String.self, forKey: .title);
      items = try c.decodeIfPresent([Model.Item].self, forKey: .items) ?? []
    }
  }

  static let all: [Shape] = [
    Shape(Animal.self), Shape(Dog.self), Shape([Cat].self), Shape(Node.self), Shape(Comment.self),
    Shape([Comment].self), Shape(Folder.self),
    Shape([Category].self), Shape(Model.self), Shape(Base<String>.self), Shape(Derived.self),
    Shape(Lazy.self),
  ]
}
