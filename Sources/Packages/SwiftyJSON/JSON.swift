// JSON, Type, SwiftyJSONError — after SwiftyJSON's public API.
// State: complete. Of sample data each value comes into being when it is asked for.

import SampleData
import UIKit

/// Why there is no such value.
public enum SwiftyJSONError: Int, Error, Sendable {
  case unsupportedType = 999
  case indexOutOfBounds = 900
  case elementTooDeep = 902
  case wrongType = 901
  case notExist = 500
  case invalidJSON = 490
}

/// The kinds of values of JSON.
public enum Type: Int, Sendable {
  case number, string, bool, array, dictionary, null, unknown
}

/// A value of JSON, whatever it is.
public struct JSON: @unchecked Sendable {
  // It holds a tree of Foundation's values, which do not change.
  enum Content {
    case null
    case bool(Bool)
    case number(NSNumber)
    case string(String)
    case array([Any])
    case dictionary([String: Any])
    case unknown
    /// A value of a document that comes into being as it is read.
    case sample(SampleValue)
  }

  var content: Content
  /// Why it is null; nil where it is there, and where it is null in the JSON.
  public internal(set) var error: SwiftyJSONError?

  init(content: Content, error: SwiftyJSONError? = nil) { (self.content, self.error) = (content, error) }

  /// - Throws: where that is no JSON.
  public init(data: Data, options: JSONSerialization.ReadingOptions = []) throws {
    self.init(object: try JSONSerialization.jsonObject(with: data, options: options))
  }

  /// Of dictionaries, arrays, texts, numbers and the like; of bytes what they say, null where they say
  /// nothing.
  public init(_ object: Any) {
    if let data = object as? Data {
      self = (try? JSON(data: data)) ?? JSON(content: .null, error: .invalidJSON)
    } else {
      self.init(object: object)
    }
  }

  /// The JSON that the text is; null where it is no JSON.
  public init(parseJSON jsonString: String) { self.init(Data(jsonString.utf8)) }

  /// The same.
  @available(*, deprecated, renamed: "init(parseJSON:)")
  public static func parse(_ json: String) -> JSON { JSON(parseJSON: json) }

  public static var null: JSON { JSON(content: .null) }

  init(object: Any) {
    if let sample = SampleValue.behind(object) {
      self.init(sample: sample)
      return
    }
    switch object {
    case let json as JSON: self = json
    // A number that is one or zero casts to a flag as well, and the other way round.
    case let flag as Bool where JSON.isFlag(object): self.init(content: .bool(flag))
    case let number as NSNumber: self.init(content: .number(number))
    case let text as String: self.init(content: .string(text))
    case is NSNull: self.init(content: .null)
    case let list as [Any]: self.init(content: .array(list.map(JSON.unwrapped)))
    case let table as [String: Any]: self.init(content: .dictionary(table.mapValues(JSON.unwrapped)))
    default:
      let isNothing = Mirror(reflecting: object).displayStyle == .optional
      self.init(content: isNothing ? .null : .unknown, error: isNothing ? nil : .unsupportedType)
    }
  }

  private init(sample: SampleValue) {
    self.init(content: .sample(sample))
    SampleAnswers.noteReading(sample, as: "JSON")
  }

  private static func isFlag(_ object: Any) -> Bool {
    if Swift.type(of: object) == Bool.self { return true }
    // The letter of flags; no number has it, not even one of eight bits.
    return (object as? NSNumber).map { $0.objCType.pointee == UInt8(ascii: "c") } ?? false
  }

  private static func unwrapped(_ object: Any) -> Any { (object as? JSON)?.object ?? object }

  /// Foundation's value of it, and the other way round. Of sample data what is in it is empty until it is
  /// asked for.
  public var object: Any {
    get {
      switch content {
      case .null, .unknown: NSNull()
      case .bool(let flag): flag
      case .number(let number): number
      case .string(let text): text
      case .array(let list): list
      case .dictionary(let table): table
      case .sample(let value): value.anything
      }
    }
    set { self = JSON(object: newValue) }
  }

  public var type: Type {
    switch settled() {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .dictionary: .dictionary
    case .unknown: .unknown
    case .sample(let value):
      value.kind == .array || value.kind == .open && value.isNamedLikeList ? .array : .dictionary
    }
  }
}
