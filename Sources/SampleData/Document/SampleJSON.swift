/// A value of JSON, with its members in the order in which they were asked for.
public indirect enum SampleJSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  /// Finite.
  case number(Double)
  case text(String)
  case array([SampleJSON])
  case object([Member])

  public struct Member: Equatable, Sendable {
    public var key: String
    public var value: SampleJSON
  }

  /// As people write it: two spaces for each level, a member a line.
  public var prettyText: String {
    var text = ""
    write(to: &text, indent: "\n")
    return text + "\n"
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += "\(value)"
    case .text(let value): text += Self.quoted(value)
    case .array(let values):
      Self.write("[", values, "]", to: &text, indent) { value, text, indent in
        value.write(to: &text, indent: indent)
      }
    case .object(let members):
      Self.write("{", members, "}", to: &text, indent) { member, text, indent in
        text += Self.quoted(member.key) + ": "
        member.value.write(to: &text, indent: indent)
      }
    }
  }

  private static func write<Element>(
    _ open: String, _ elements: [Element], _ close: String, to text: inout String, _ indent: String,
    each: (Element, inout String, String) -> Void
  ) {
    text += open
    for (index, element) in elements.enumerated() {
      text += (index == 0 ? "" : ",") + indent + "  "
      each(element, &text, indent + "  ")
    }
    text += (elements.isEmpty ? "" : indent) + close
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
