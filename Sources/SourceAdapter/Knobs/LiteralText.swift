// The text in the place of a literal: the one truth for "Write to source" and "Copy Swift". Its rules work on
// the text alone, so that the page can follow them; both are held to Tests/Golden/knobs.json.

import PreviewWire

enum LiteralText {
  /// `value` in the style of `literal`, which stands in the source now; nil where the two do not go together.
  ///
  /// - Parameter before: the byte in front of the literal. Right behind an operator, `x=1`, what gets a minus
  ///   sign needs parentheses: `x=(-1)`.
  static func text(for value: KnobValue, like literal: String, after before: UInt8?) -> String? {
    let text = text(for: value, like: literal)
    guard let text, text.hasPrefix("-"), !literal.hasPrefix("-"), let before else { return text }
    return "/=-+!*%<>&|^~?".utf8.contains(before) ? "(\(text))" : text
  }

  ///
  /// - A value that `literal` already says keeps it, byte for byte.
  /// - Numbers: `NumberText.text(for:)`.
  /// - Booleans: `true`, `false`. Choices: the name of the case; with backticks where it needs them after a
  ///   dot.
  /// - Colours: `ColourText`.
  static func text(for value: KnobValue, like literal: String) -> String? {
    switch value {
    case .number(let new):
      guard let old = NumberText(literal), new.isFinite else { return nil }
      return old.value == new ? literal : old.text(for: new)
    case .boolean(let isOn):
      guard Bool(literal) != nil else { return nil }
      return isOn ? "true" : "false"
    case .choice(let name):
      return bare(literal) == name ? literal : quoted(name)
    case .colour(let red, let green, let blue, let alpha):
      return ColourText(literal).text(for: Colour(red: red, green: green, blue: blue, alpha: alpha))
    }
  }

  /// A case's name without backticks.
  static func bare(_ name: some StringProtocol) -> String {
    name.hasPrefix("`") && name.hasSuffix("`") && name.count > 2
      ? String(name.dropFirst().dropLast()) : String(name)
  }

  /// A case's name as it stands after a dot. All keywords but these may stand there as they are.
  static func quoted(_ name: String) -> String {
    let isIdentifier = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return ["init", "self", "Type", "Protocol"].contains(name) || !isIdentifier ? "`\(name)`" : name
  }
}
