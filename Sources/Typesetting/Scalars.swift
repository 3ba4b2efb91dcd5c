/// A text as scalars, with the style of each and where characters begin. A character that the page's canvas
/// draws as a space is one here, and one that it does not draw takes no room.
struct Scalars {
  private(set) var values: [UInt32] = []
  /// The index in `spans` of each scalar's style.
  private(set) var spans: [Int] = []
  private(set) var startsCharacter: [Bool] = []
  private(set) var styles: [SpanStyle] = []
  /// The indices of tabs, which are spaces among the values.
  private(set) var tabs: Set<Int> = []
  /// Whether any style asks for boxes.
  private(set) var hasBoxes = false

  init(_ text: StyledText) {
    for (index, span) in text.spans.enumerated() {
      styles.append(span.style)
      if span.style.box != nil { hasBoxes = true }
      for character in span.string { append(character, span: index) }
    }
  }

  /// Starts with no text, in the styles of `other`.
  init(like other: Scalars) { (styles, hasBoxes) = (other.styles, other.hasBoxes) }

  mutating func append(_ character: Character, span: Int) {
    var isFirst = true
    for scalar in character.unicodeScalars {
      if scalar == "\t" { tabs.insert(values.count) }
      values.append(Self.drawn(scalar.value))
      spans.append(span)
      startsCharacter.append(isFirst)
      isFirst = false
    }
  }

  mutating func append(_ range: Range<Int>, of other: Scalars) {
    for tab in other.tabs where range.contains(tab) { tabs.insert(values.count + tab - range.lowerBound) }
    values += other.values[range]
    spans += other.spans[range]
    startsCharacter += other.startsCharacter[range]
  }

  var count: Int { values.count }

  func style(at index: Int) -> SpanStyle { styles[spans[index]] }

  func string(_ range: Range<Int>) -> String {
    var string = String.UnicodeScalarView()
    for value in values[range] { if let scalar = Unicode.Scalar(value) { string.append(scalar) } }
    return String(string)
  }

  /// The texts between the separators of lines; never nothing, and empty where two of them meet.
  func paragraphs() -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < count {
      guard Self.isSeparator(values[index]) else {
        index += 1
        continue
      }
      found.append(start..<index)
      let isPair = values[index] == 0xD && index + 1 < count && values[index + 1] == 0xA
      index += isPair ? 2 : 1
      start = index
    }
    found.append(start..<count)
    return found
  }

  static func isSpace(_ value: UInt32) -> Bool {
    value == 0x20 || value == 0x1680 || (0x2000...0x200B).contains(value) && value != 0x2007
      || value == 0x205F || value == 0x3000
  }

  static func isSeparator(_ value: UInt32) -> Bool {
    (0xA...0xD).contains(value) || value == 0x85 || value == 0x2028 || value == 0x2029
  }

  /// Begins a line but no paragraph.
  static func isLineSeparator(_ value: UInt32) -> Bool { value == 0x2028 }

  private static func drawn(_ value: UInt32) -> UInt32 {
    if value == 0x9 { return 0x20 }
    let isControl = value < 0x20 || (0x7F...0x9F).contains(value)
    return isControl && !isSeparator(value) ? 0x200B : value
  }
}
