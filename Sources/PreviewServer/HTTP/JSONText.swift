/// Writes the little JSON that the gateway sends. Keys keep their order.
enum JSONText {
  indirect enum Value {
    case string(String)
    case integer(Int)
    /// Finite; whole numbers are written without a fraction.
    case number(Double)
    case array([Value])
    case object([(String, Value)])
  }

  static func object(_ members: [(String, Value)]) -> String {
    text(.object(members))
  }

  static func text(_ value: Value) -> String {
    switch value {
    case .string(let string): quoted(string)
    case .integer(let number): String(number)
    case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
    case .array(let values): "[" + values.map(text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { quoted($0.0) + ":" + text($0.1) }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      // Line ends, and what would end a script element that somebody puts this into.
      case _ where scalar.value < 0x20 || scalar == "<" || scalar.value == 0x2028 || scalar.value == 0x2029:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
