// JSONs as literals, merging, coding — after SwiftyJSON's public API.
// State: complete.

import UIKit

extension JSON: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(object: value) }
}

extension JSON: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(content: .number(NSNumber(value: value))) }
}

extension JSON: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self.init(content: .bool(value)) }
}

extension JSON: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Double) { self.init(content: .number(NSNumber(value: value))) }
}

extension JSON: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, Any)...) {
    self.init(object: Dictionary(elements, uniquingKeysWith: { first, _ in first }))
  }
}

extension JSON: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Any...) { self.init(object: elements) }
}

extension JSON {
  /// Takes over the other one's members and appends its elements; any other value becomes the other one's.
  ///
  /// - Throws: `SwiftyJSONError.wrongType` where the two are of different kinds.
  public mutating func merge(with other: JSON) throws { self = try merged(with: other, isInner: false) }

  public func merged(with other: JSON) throws -> JSON { try merged(with: other, isInner: false) }

  private func merged(with other: JSON, isInner: Bool) throws -> JSON {
    let (own, other) = (written, other.written)
    guard own.type == other.type else {
      if isInner { return other }
      throw SwiftyJSONError.wrongType
    }
    switch own.type {
    case .dictionary:
      var made = own
      for (key, value) in other { made[key] = try own[key].merged(with: value, isInner: true) }
      return made
    case .array: return JSON(own.arrayValue + other.arrayValue)
    default: return other
    }
  }
}

extension JSON: Codable {
  public init(from decoder: any Decoder) throws {
    // Texts first: of sample data the first that is asked for is there.
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let text = try? container.decode(String.self) {
      self.init(object: text)
    } else if let flag = try? container.decode(Bool.self) {
      self.init(object: flag)
    } else if let number = try? container.decode(Int.self) {
      self.init(object: number)
    } else if let number = try? container.decode(Double.self) {
      self.init(object: number)
    } else if let list = try? container.decode([JSON].self) {
      self.init(object: list)
    } else {
      self.init(object: try container.decode([String: JSON].self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch written.content {
    case .bool(let flag): try container.encode(flag)
    case .string(let text): try container.encode(text)
    case .array(let list): try container.encode(list.map { JSON(object: $0) })
    case .dictionary(let table): try container.encode(table.mapValues { JSON(object: $0) })
    case .number(let number):
      if let whole = Int(exactly: number.doubleValue) {
        try container.encode(whole)
      } else {
        try container.encode(number.doubleValue)
      }
    case .null, .unknown, .sample: try container.encodeNil()
    }
  }
}
