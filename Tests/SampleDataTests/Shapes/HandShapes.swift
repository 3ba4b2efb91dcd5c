import Foundation

/// Containers by hand: nested, flattened, without keys, with other keys for others.
enum HandShapes {
  struct Flat: Decodable {
    let name: String, first: String, count: Int
    enum Outer: String, CodingKey { case user, stats }
    enum User: String, CodingKey { case name, posts }
    enum Post: String, CodingKey { case title }
    enum Stats: String, CodingKey { case count = "post_count" }
    init(from decoder: any Decoder) throws {
      let outer = try decoder.container(keyedBy: Outer.self)
      let user = try outer.nestedContainer(keyedBy: User.self, forKey: .user)
      name = try user.decode(String.self, forKey: .name)
      var posts = try user.nestedUnkeyedContainer(forKey: .posts)
      first = try posts.nestedContainer(keyedBy: Post.self).decode(String.self, forKey: .title)
      count = try outer.nestedContainer(keyedBy: Stats.self, forKey: .stats).decode(Int.self, forKey: .count)
    }
  }
  struct Pair: Codable, Hashable {
    let key: String, value: Int
    init(from decoder: any Decoder) throws {
      var c = try decoder.unkeyedContainer(); key = try c.decode(String.self); value = try c.decode(Int.self)
    }
    func encode(to encoder: any Encoder) throws {
      var c = encoder.unkeyedContainer(); try c.encode(key); try c.encode(value)
    }
  }
  /// Skips what it cannot read.
  struct Lossy<T: Decodable>: Decodable {
    let values: [T]
    private struct Anything: Decodable {}
    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [T] = []
      while !container.isAtEnd {
        if let value = try? container.decode(T.self) {
          values.append(value)
        } else {
          _ = try container.decode(Anything.self)
        }
      }
      self.values = values
    }
  }
  struct Defaulted: Decodable {
    let title: String, subtitle: String, count: Int, flag: Bool, tags: [String]
    enum CodingKeys: CodingKey { case title, subtitle, count, flag, tags }
    init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: CodingKeys.self)
      title = try c.decode(String.self, forKey: .title)
      subtitle = (try? c.decode(String.self, forKey: .subtitle)) ?? ""
      count = try c.decodeIfPresent(Int.self, forKey: .count) ?? 0
      flag = c.contains(.flag) ? try c.decode(Bool.self, forKey: .flag) : false
      tags = try c.decodeNil(forKey: .tags) ? [] : c.decode([String].self, forKey: .tags)
    }
  }
  /// A number, or a text of one.
  struct Flexible: Decodable {
    let value: Int
    init(from decoder: any Decoder) throws {
      let c = try decoder.singleValueContainer()
      if let number = try? c.decode(Int.self) {
        value = number
      } else if let text = try? c.decode(String.self), let number = Int(text) {
        value = number
      } else {
        throw DecodingError.typeMismatch(
          Int.self, .init(codingPath: decoder.codingPath, debugDescription: "no number"))
      }
    }
  }
  struct OneOrMany<T: Decodable>: Decodable {
    let values: [T]
    init(from decoder: any Decoder) throws {
      let c = try decoder.singleValueContainer()
      if let one = try? c.decode(T.self) { values = [one] } else { values = try c.decode([T].self) }
    }
  }
  struct Base: Decodable, Hashable { let id: Int; let kind: String }
  struct Extended: Decodable {
    let base: Base; let note: String
    enum CodingKeys: CodingKey { case note }
    init(from decoder: any Decoder) throws {
      base = try Base(from: decoder);
      note = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .note)
    }
  }
  struct Keyed<T: Decodable>: Decodable {
    let entries: [String: T]
    struct Key: CodingKey {
      let stringValue: String; let intValue: Int?;
      init?(stringValue: String) { self.stringValue = stringValue; intValue = Int(stringValue) };
      init?(intValue: Int) { stringValue = "\(intValue)"; self.intValue = intValue }
    }
    init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: Key.self)
      entries = try Dictionary(
        uniqueKeysWithValues: c.allKeys.map { ($0.stringValue, try c.decode(T.self, forKey: $0)) })
    }
  }
  struct Exactly: Decodable {
    let sides: [Int]
    init(from decoder: any Decoder) throws {
      let sides = try decoder.singleValueContainer().decode([Int].self)
      guard sides.count == 4 else {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "four"))
      }
      self.sides = sides
    }
  }
  struct Email: Decodable {
    let text: String
    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      guard text.contains("@") else {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: text))
      }
      self.text = text
    }
  }
  struct Signup: Decodable {
    let owner: Email; let level: Level
    enum Level: Decodable {
      case low, high
      init(from decoder: any Decoder) throws {
        switch try decoder.singleValueContainer().decode(String.self).lowercased() {
        case "low": self = .low;
        case "high": self = .high;
        case let x: throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: x))
        }
      }
    }
  }
  struct Info: Decodable {
    let name: String; let extra: String
    static let key = CodingUserInfoKey(rawValue: "extra")
    enum CodingKeys: CodingKey { case name }
    init(from decoder: any Decoder) throws {
      name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name);
      extra = Self.key.flatMap { decoder.userInfo[$0] as? String } ?? "none"
    }
  }
  struct Super: Decodable {
    let name: String; let base: Base
    enum CodingKeys: CodingKey { case name, base }
    init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: CodingKeys.self);
      name = try c.decode(String.self, forKey: .name); base = try Base(from: c.superDecoder(forKey: .base))
    }
  }

  static let all: [Shape] = [
    Shape(Flat.self), Shape([Flat].self), Shape(Pair.self), Shape([Pair].self), Shape(Lossy<Base>.self),
    Shape([String: Lossy<Pair>].self),
    Shape(Defaulted.self), Shape([Defaulted].self), Shape(Flexible.self), Shape([Flexible].self),
    Shape(OneOrMany<String>.self),
    Shape(OneOrMany<Base>.self), Shape(Extended.self), Shape(Keyed<Base>.self), Shape(Keyed<[Int]>.self),
    Shape(Exactly.self),
    Shape(Email.self), Shape([Signup].self),
    Shape(Info.self) { if let key = Info.key { $0.userInfo[key] = "here" } }, Shape(Super.self),
  ]
}
