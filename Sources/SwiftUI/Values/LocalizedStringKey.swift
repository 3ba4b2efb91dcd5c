// LocalizedStringKey — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: tables of other names, plural rules.

import UIKit

/// A text that is looked up in the app's translations, with values that are filled in.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// With a place holder for each value.
  let key: String
  let values: [Text]

  public init(_ value: String) { (key, values) = (value, []) }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    (key, values) = (stringInterpolation.key, stringInterpolation.values)
  }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var values: [Text] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    private mutating func append(_ text: Text, _ specifier: String) {
      key += specifier
      values.append(text)
    }
    public mutating func appendInterpolation(_ string: String) { append(Text(verbatim: string), "%@") }
    public mutating func appendInterpolation(_ text: Text) { append(text, "%@") }
    public mutating func appendInterpolation(_ image: Image) { append(Text(image), "%@") }
    public mutating func appendInterpolation<T>(_ value: T) {
      let specifier =
        switch value {
        case is any FixedWidthInteger: "%lld"
        case is Float: "%f"
        case is Double, is CGFloat: "%lf"
        default: "%@"
        }
      append(Text(verbatim: "\(value)"), specifier)
    }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(Text(verbatim: String(format: specifier, value)), specifier)
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(Text(verbatim: format.format(input)), "%@")
    }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(Text(date, style: style), "%@")
    }
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(Text(verbatim: formatter?.string(for: subject) ?? "\(subject)"), "%@")
    }
  }

  /// The words of the translation, or the key's own.
  private var format: String {
    let found = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    return found.isEmpty ? key : found
  }

  /// The text with its values.
  var runs: [Text.Run] {
    var runs: [Text.Run] = []
    var literal = ""
    var next = 0
    func flush() {
      runs += Markdown.runs(literal)
      literal = ""
    }
    let format = format
    var rest = Substring(format)
    if values.isEmpty {
      let isKey = format == key || format == LongWords.doubled(key)
      return Markdown.runs(isKey ? format.replacingOccurrences(of: "%%", with: "%") : format)
    }
    while let character = rest.first {
      guard character == "%" else {
        literal.append(character)
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst()
      if rest.first == "%" {
        literal.append("%")
        rest = rest.dropFirst()
        continue
      }
      // A place may say which value it wants: %2$@.
      var index = next
      if let dollar = rest.firstIndex(of: "$"), let number = Int(rest[..<dollar]), number > 0 {
        index = number - 1
        rest = rest[rest.index(after: dollar)...]
      } else {
        next += 1
      }
      while let letter = rest.first {
        rest = rest.dropFirst()
        if letter == "@" || (letter.isLetter && letter != "l" && letter != "h" && letter != "q") { break }
      }
      flush()
      if values.indices.contains(index) { runs += values[index].runs }
    }
    flush()
    return runs
  }

  /// As plain text.
  var string: String { runs.plain }
}

/// Values that a format such as "%.2f" is for.
public protocol _FormatSpecifiable: CVarArg {}
extension Int: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

/// Markdown in the words of a text.
enum Markdown {
  static func runs(_ text: String) -> [Text.Run] {
    InlineMarkdown.pieces(text).map { piece in
      var run = Text.Run(text: piece.text)
      run.look.take(piece.intent, isLink: piece.link != nil)
      return run
    }
  }
}

extension Text.Look {
  mutating func take(_ intent: InlinePresentationIntent, isLink: Bool) {
    if intent.contains(.stronglyEmphasized) { isBold = true }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.strikethrough) { strikethrough = true }
    if intent.contains(.code) { isMonospaced = true }
    if isLink, color == nil { color = Text.AnyStyle(style: AnyShapeStyle(Color.accentColor)) }
  }

  init(_ attributes: AttributeContainer) {
    typealias Keys = AttributeScopes.UIKitAttributes
    font = attributes[Keys.FontAttribute.self].map { Font($0) }
    color = attributes[Keys.ForegroundColorAttribute.self].map {
      Text.AnyStyle(style: AnyShapeStyle(Color($0)))
    }
    kerning = attributes[Keys.TrackingAttribute.self] ?? attributes[Keys.KernAttribute.self]
    underline = attributes[Keys.UnderlineStyleAttribute.self].map { $0 != [] }
    strikethrough = attributes[Keys.StrikethroughStyleAttribute.self].map { $0 != [] }
    take(
      attributes[Keys.InlineIntentAttribute.self] ?? [],
      isLink: attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil)
  }
}
