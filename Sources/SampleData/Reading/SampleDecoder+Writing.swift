import Foundation

extension SampleDecoder {
  /// Writes a value that somebody else has made of the place, if it has not been asked for yet. Of a text or
  /// a number it is the natural value, for which another form is written where one was picked.
  func write(_ value: Any) {
    guard node.isOpen else { return }
    switch value {
    case let text as String: _ = try? self.text(orElse: text)
    case let number as NSNumber where !Self.isFlag(number):
      if number.doubleValue.isFinite { _ = try? self.number(orElse: number.doubleValue) }
    default: node.content = Self.content(of: value)
    }
  }

  private static func content(of value: Any) -> SampleNode.Content {
    switch value {
    case let text as String: return .text(text)
    case let number as NSNumber:
      if isFlag(number) { return .bool(number.boolValue) }
      guard number.doubleValue.isFinite else { return .null }
      return Int64(exactly: number.doubleValue).map { .integer($0) } ?? .number(number.doubleValue)
    case let list as [Any]: return .array(list.map { SampleNode(content(of: $0)) }, count: list.count)
    case let table as [String: Any]:
      return .object(table.sorted { $0.key < $1.key }.map { ($0.key, SampleNode(content(of: $0.value))) })
    default: return .null
    }
  }

  /// The letter of flags, which no number has.
  private static func isFlag(_ number: NSNumber) -> Bool { number.objCType.pointee == UInt8(ascii: "c") }
}
