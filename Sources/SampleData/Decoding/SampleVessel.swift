import Foundation

/// A type that only holds other values, and fails only where these do.
protocol SampleVessel {
  /// The values that it holds.
  static var content: Any.Type? { get }
  /// Writes into an open node how many there are.
  static func prepare(_ decoder: SampleDecoder)
}

extension Optional: SampleVessel {
  static var content: Any.Type? { Wrapped.self }

  static func prepare(_ decoder: SampleDecoder) {
    if decoder.making.isEnough(of: Wrapped.self) { decoder.node.content = .null }
  }
}

extension Array: SampleVessel {
  static var content: Any.Type? { Element.self }
  static func prepare(_ decoder: SampleDecoder) { decoder.prepareList(of: Element.self) }
}

extension ContiguousArray: SampleVessel {
  static var content: Any.Type? { Element.self }
  static func prepare(_ decoder: SampleDecoder) { decoder.prepareList(of: Element.self) }
}

extension Set: SampleVessel {
  static var content: Any.Type? { Element.self }
  static func prepare(_ decoder: SampleDecoder) { decoder.prepareList(of: Element.self) }
}

extension Dictionary: SampleVessel {
  static var content: Any.Type? { Value.self }

  /// Dictionaries of texts, of numbers and of what says so are objects; others are lists of keys and values
  /// by turns.
  static func prepare(_ decoder: SampleDecoder) {
    let node = decoder.node
    if decoder.making.isEnough(of: Value.self) {
      node.content = isObject ? .object([]) : .array([], count: 0)
      node.announced = []
    } else if Key.self == Int.self {
      node.announced = ["1", "2", "3"]
    } else if isObject, Key.self != String.self {
      let raw = RawValues.all(of: Key.self).compactMap { content -> String? in
        switch content {
        case .text(let text): text
        case .integer(let number): String(number)
        default: nil
        }
      }
      if !raw.isEmpty { node.announced = Array(raw.prefix(3)) }
    } else if !isObject {
      node.content = .array([], count: 6)
    }
  }

  private static var isObject: Bool {
    Key.self == String.self || Key.self == Int.self || Key.self is any CodingKeyRepresentable.Type
  }
}

extension SampleDecoder {
  func prepareList(of element: Any.Type) {
    if place.lists > 0 || !codingPath.isEmpty, making.isEnough(of: element) {
      node.content = .array([], count: 0)
    }
  }
}
