// rawData, rawString, and how a JSON is written — after SwiftyJSON's public API.
// State: complete.

import SampleData
import UIKit

/// How a text is written.
public enum writingOptionsKeys: Sendable {
  case jsonSerialization, castNilToNSNull, maxObjextDepth, encoding
}

extension JSON: RawRepresentable {
  /// nil where JSON has no such thing.
  public init?(rawValue: Any) {
    let made = JSON(rawValue)
    if case .unknown = made.content { return nil }
    self = made
  }

  public var rawValue: Any { object }

  /// As JSON. Sample data that is still open is what decoders make sample data of.
  ///
  /// - Throws: `SwiftyJSONError.invalidJSON`.
  public func rawData(options: JSONSerialization.WritingOptions = []) throws -> Data {
    if case .sample(let value) = content { return value.data }
    guard JSONSerialization.isValidJSONObject(object) else { throw SwiftyJSONError.invalidJSON }
    return try JSONSerialization.data(withJSONObject: object, options: options)
  }

  /// As text; nil where it is none.
  public func rawString(
    _ encoding: String.Encoding = .utf8, options: JSONSerialization.WritingOptions = .prettyPrinted
  ) -> String? {
    switch settled() {
    case .string(let text): text
    case .number(let number): number.stringValue
    case .bool(let flag): flag ? "true" : "false"
    case .null: "null"
    case .unknown: nil
    case .array, .dictionary, .sample:
      (try? rawData(options: options)).flatMap { String(data: $0, encoding: encoding) }
    }
  }

  public func rawString(_ options: [writingOptionsKeys: Any]) -> String? {
    rawString(
      options[.encoding] as? String.Encoding ?? .utf8,
      options: options[.jsonSerialization] as? JSONSerialization.WritingOptions ?? .prettyPrinted)
  }
}

extension JSON: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String {
    // To print it decides nothing: it may still be asked for as something else.
    if case .sample(let value) = content, value.kind == .open {
      return value.isNull ? "null" : value.natural(as: String.self) ?? ""
    }
    return rawString() ?? "unknown"
  }
  public var debugDescription: String { description }
}
