/// JSON with keys in a given order and numbers with as many digits as a double needs.
enum JSONText {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONText])
  case fields([Field])

  /// A key of an object with its value.
  struct Field {
    var key: String
    var value: JSONText
  }

  /// An object whose keys keep this order.
  static func object(_ fields: [(String, JSONText)]) -> JSONText {
    .fields(fields.map { Field(key: $0.0, value: $0.1) })
  }

  static func numbers(_ values: [Double]) -> JSONText { .array(values.map { .number($0) }) }

  /// On one line, with a space after each comma and colon.
  var text: String {
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

  /// The shortest decimal that reads back as `value`, whole numbers without a point; null for what JSON lacks.
  static func digits(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if let whole = Int64(exactly: value), abs(value) < 9e15 { return "\(whole)" }
    return "\(value)"
  }

  private static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
