// Texts, yes and no, and addresses in a JSON — after SwiftyJSON's public API.
// State: complete.

import SampleData
import UIKit

extension JSON {
  /// nil where it is no text.
  public var string: String? {
    get { if case .string(let text) = settled(as: .text) { text } else { nil } }
    set { object = newValue ?? NSNull() }
  }

  /// The text, the digits of a number, `true` or `false`; otherwise empty.
  public var stringValue: String {
    get {
      switch settled(as: .text) {
      case .string(let text): text
      case .number(let number): number.stringValue
      case .bool(let flag): flag ? "true" : "false"
      default: ""
      }
    }
    set { object = newValue }
  }

  /// nil where it is neither yes nor no.
  public var bool: Bool? {
    get { if case .bool(let flag) = settled(as: .flag) { flag } else { nil } }
    set { object = newValue ?? NSNull() }
  }

  /// Of a number whether it is another than 0, of a text whether it says yes; otherwise no.
  public var boolValue: Bool {
    get {
      switch settled(as: .flag) {
      case .bool(let flag): flag
      case .number(let number): number.doubleValue != 0
      case .string(let text): ["true", "y", "t", "yes", "1"].contains(text.lowercased())
      default: false
      }
    }
    set { object = newValue }
  }

  /// nil where it is something else than null.
  public var null: NSNull? {
    get { if case .null = settled() { NSNull() } else { nil } }
    set { self = .null }
  }

  /// Whether there is such a value, be it null. Of sample data everything is there that is best there.
  public func exists() -> Bool {
    if case .sample(let value) = content { return !value.isNull }
    return error != .notExist && error != .indexOutOfBounds && error != .wrongType
  }

  /// The address that the text is; nil where it is none.
  public var url: URL? {
    get {
      if case .sample(let value) = content, value.kind == .open, !value.isNull,
        let natural = value.natural(as: URL.self)
      {
        value.write(natural.absoluteString)
      }
      guard let string else { return nil }
      if let url = URL(string: string) { return url }
      return string.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed).flatMap { URL(string: $0) }
    }
    set { object = newValue?.absoluteString ?? NSNull() }
  }
}
