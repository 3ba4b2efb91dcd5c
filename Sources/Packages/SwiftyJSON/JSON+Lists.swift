// Arrays and dictionaries in a JSON, and the loops over it — after SwiftyJSON's public API.
// State: partial. Missing: of dictionaries of sample data that are taken out whole the names that will be
// asked for.

import SampleData
import UIKit

extension JSON {
  /// nil where it is no array.
  public var array: [JSON]? {
    switch settled(as: .list) {
    case .array(let list): list.map { JSON(object: $0) }
    case .sample(let value): value.elements?.map { JSON(content: .sample($0)) }
    default: nil
    }
  }
  /// Empty where it is no array.
  public var arrayValue: [JSON] { array ?? [] }

  /// Foundation's values of an array; nil where it is none.
  public var arrayObject: [Any]? {
    get {
      switch settled(as: .list) {
      case .array(let list): list
      case .sample(let value): value.elements?.map(\.anything)
      default: nil
      }
    }
    set { object = newValue ?? NSNull() }
  }

  /// nil where it is no dictionary. Of sample data it has the names that were asked for, or invented ones.
  public var dictionary: [String: JSON]? {
    switch settled(as: .table) {
    case .dictionary(let table): table.mapValues { JSON(object: $0) }
    case .sample(let value): value.keys.map(Set.init)?.reduce(into: [:]) { $0[$1] = self[$1] }
    default: nil
    }
  }
  /// Empty where it is no dictionary.
  public var dictionaryValue: [String: JSON] { dictionary ?? [:] }

  /// Foundation's values of a dictionary; nil where it is none. Of sample data an empty one, which who names
  /// keys finds full.
  public var dictionaryObject: [String: Any]? {
    get {
      switch settled() {
      case .dictionary(let table): table
      case .sample(let value): value.kind == .array ? nil : value.dictionary
      default: nil
      }
    }
    set { object = newValue ?? NSNull() }
  }
}

/// Where a value of a `JSON` stands, in loops.
public struct JSONIndex: Comparable, Sendable {
  let offset: Int
  public static func < (a: JSONIndex, b: JSONIndex) -> Bool { a.offset < b.offset }
}

/// A `JSON` is its members, with their names, or its elements, with their numbers.
extension JSON: Collection {
  public typealias Index = JSONIndex
  public typealias Element = (String, JSON)

  private var members: [Element] {
    if case .sample(let value) = content, value.kind == .open, value.isNamedLikeTable { _ = value.keys }
    switch settled(as: .list) {
    case .dictionary(let table): return table.map { ($0, JSON(object: $1)) }
    case .sample(let value) where value.kind == .object: return value.keys?.map { ($0, self[$0]) } ?? []
    default: return arrayValue.enumerated().map { (String($0), $1) }
    }
  }

  public var startIndex: JSONIndex { JSONIndex(offset: 0) }
  public var endIndex: JSONIndex { JSONIndex(offset: count) }
  public func index(after i: JSONIndex) -> JSONIndex { JSONIndex(offset: i.offset + 1) }
  public func makeIterator() -> IndexingIterator<[Element]> { members.makeIterator() }

  /// 0 where it is neither array nor dictionary.
  public var count: Int {
    switch content {
    case .array(let list): list.count
    case .dictionary(let table): table.count
    case .sample: members.count
    default: 0
    }
  }
  public var isEmpty: Bool {
    // To ask that makes no list of sample data.
    if case .sample(let value) = content, value.kind == .open { return value.isNull }
    return count == 0
  }

  public subscript(position: JSONIndex) -> Element {
    let members = members
    return members.indices.contains(position.offset) ? members[position.offset] : ("", .null)
  }
}
