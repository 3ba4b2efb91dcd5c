// Colours as source writes them, and how a new colour is written in the place of an old one.

/// The components of a colour literal, where they can be changed one by one:
/// `UIColor(red: 0.2, green: 51 / 255, …)`, `UIColor(white: 0.5, alpha: 1)`, `#colorLiteral(red: …)`. Every
/// other text has none and is replaced as a whole.
///
/// Rules for a new colour:
/// - A component whose byte stays keeps its text. Another is written as its numerator where it is a fraction
///   `x / 255` of two literals; else as byte / 255 with at most three decimals, in the style of the number
///   that stands there.
/// - `white:` stays while the colour is a grey.
/// - All else becomes `UIColor(red: …, green: …, blue: …, alpha: …)`, components with at most three decimals.
struct ColourText {
  /// Component and its place among the bytes of the text.
  private struct Component {
    var label: String
    var text: String
    var number: NumberText
    /// 255 in `51 / 255`.
    var divisor: Double?
    /// Where the number is, in UTF-8 bytes of the whole.
    var range: Range<Int>

    var byte: UInt8 { Colour.byte(number.value / (divisor ?? 1)) }

    func text(for byte: UInt8) -> String {
      if byte == self.byte { return text }
      return divisor != nil ? number.text(for: Double(byte)) : number.text(for: ColourText.decimal(byte))
    }
  }

  private let literal: String
  private let components: [Component]

  /// Takes `literal` apart; it has no components where that cannot be done.
  init(_ literal: String) {
    self.literal = literal
    let found = Self.components(of: literal)
    let labels = found.map(\.label)
    let isKnown = labels == ["red", "green", "blue", "alpha"] || labels == ["white", "alpha"]
    components = isKnown ? found : []
  }

  /// The colour by its components; nil where there are none.
  var colour: Colour? {
    switch components.count {
    case 4:
      Colour(
        red: components[0].byte, green: components[1].byte, blue: components[2].byte,
        alpha: components[3].byte)
    case 2:
      Colour(
        red: components[0].byte, green: components[0].byte, blue: components[0].byte,
        alpha: components[1].byte)
    default: nil
    }
  }

  func text(for new: Colour) -> String {
    switch components.count {
    case 4: replacing(with: [new.red, new.green, new.blue, new.alpha])
    case 2 where new.isGrey: replacing(with: [new.red, new.alpha])
    default: Self.plain(new)
    }
  }

  private func replacing(with bytes: [UInt8]) -> String {
    var utf8 = Array(literal.utf8)
    for (component, byte) in zip(components, bytes).reversed() {
      utf8.replaceSubrange(component.range, with: component.text(for: byte).utf8)
    }
    return String(decoding: utf8, as: UTF8.self)
  }

  private static func plain(_ colour: Colour) -> String {
    let (red, green, blue, alpha) = (
      decimal(colour.red), decimal(colour.green), decimal(colour.blue), decimal(colour.alpha)
    )
    return "UIColor(red: \(NumberText.shortest(red)), green: \(NumberText.shortest(green)), "
      + "blue: \(NumberText.shortest(blue)), alpha: \(NumberText.shortest(alpha)))"
  }

  /// `byte` / 255 to three decimals, which are enough to find the byte again.
  static func decimal(_ byte: UInt8) -> Double { (Double(byte) / 255 * 1000).rounded() / 1000 }

  /// `label: number` or `label: number / 255`, wherever they stand between the outermost parentheses.
  private static func components(of literal: String) -> [Component] {
    let bytes = Array(literal.utf8)
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")), bytes.last == UInt8(ascii: ")") else {
      return []
    }
    var result: [Component] = []
    for piece in bytes[(open + 1)..<(bytes.count - 1)].split(
      separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    {
      guard let component = component(bytes, piece.startIndex..<piece.endIndex) else { return [] }
      result.append(component)
    }
    return result
  }

  private static func component(_ bytes: [UInt8], _ range: Range<Int>) -> Component? {
    guard let colon = bytes[range].firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let label = String(decoding: bytes[trimmed(bytes, range.lowerBound..<colon)], as: UTF8.self)
    let value = colon + 1..<range.upperBound
    let slash = bytes[value].firstIndex(of: UInt8(ascii: "/"))
    let place = trimmed(bytes, value.lowerBound..<(slash ?? value.upperBound))
    let text = String(decoding: bytes[place], as: UTF8.self)
    guard let number = NumberText(text) else { return nil }
    guard let slash else { return Component(label: label, text: text, number: number, range: place) }
    let below = String(decoding: bytes[trimmed(bytes, slash + 1..<value.upperBound)], as: UTF8.self)
    guard let divisor = NumberText(below)?.value, divisor == 255 else { return nil }
    return Component(label: label, text: text, number: number, divisor: divisor, range: place)
  }

  private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
    guard let first = bytes[range].firstIndex(where: { !isSpace($0) }),
      let last = bytes[range].lastIndex(where: { !isSpace($0) })
    else { return range.lowerBound..<range.lowerBound }
    return first..<last + 1
  }
}
