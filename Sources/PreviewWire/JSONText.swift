/// JSON to be written, with keys in a given order: control messages, answers, reports. The same value gives
/// the same bytes.
public enum JSONText: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONText])
  case fields([Field])

  /// A key of an object with its value.
  public struct Field: Sendable {
    public var key: String
    public var value: JSONText
  }

  /// An object whose keys keep this order.
  public static func object(_ fields: [(String, JSONText)]) -> JSONText {
    .fields(fields.map { Field(key: $0.0, value: $0.1) })
  }

  public static func numbers(_ values: [Double]) -> JSONText { .array(values.map { .number($0) }) }

  /// A whole number, exact up to 2^53.
  public static func integer(_ value: Int) -> JSONText { .number(Double(value)) }

  /// On one line, with a space after each comma and colon.
  public var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): Self.digits(value)
    case .string(let value): Self.quoted(value)
    case .array(let items): "[" + items.map(\.text).joined(separator: ", ") + "]"
    case .fields(let fields):
      "{" + fields.map { Self.quoted($0.key) + ": " + $0.value.text }.joined(separator: ", ") + "}"
    }
  }

  /// The shortest decimal that reads back as `value`, whole numbers without a point; null for what JSON
  /// lacks.
  static func digits(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if let whole = Quantise.whole(value) { return "\(whole)" }
    return "\(value)"
  }

  private static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      // Line ends, those of JavaScript too, and what would end a script element that somebody puts this into.
      case _ where scalar.value < 0x20 || scalar == "<" || scalar.value == 0x2028 || scalar.value == 0x2029:
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
