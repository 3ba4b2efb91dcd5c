/// A constant of the previewed source that can be turned while it runs: what a panel needs to show it, and to
/// say it in Swift again.
public struct KnobInfo: Hashable, Sendable {
  /// The name of the knob that gives sample data more or fewer rows. It is in no source, as the next two.
  public static let sampleRows = "SampleData.rows"
  /// The name of the knob that makes words and sample data longer.
  public static let longTexts = "SampleData.longTexts"
  /// The beginning of the names of knobs that give collection views and tables more or fewer items; their
  /// identifier follows.
  public static let items = "SampleData.items."

  /// Whether a knob of that name is about data, and so in no source.
  public static func isOfData(_ name: String) -> Bool {
    name == sampleRows || name == longTexts || name.hasPrefix(items)
  }

  /// The control that a panel shows for it.
  public enum Style: UInt8, Hashable, Sendable, CaseIterable {
    case integer = 0
    case float = 1
    case boolean = 2
    case choice = 3
    case colour = 4
  }

  /// Where the constant stands: `CarouselLayout.itemWidth`; a member of a value, `CarouselLayout.insets.top`.
  public var name: String
  /// For people: `Item width`.
  public var title: String
  /// The heading under which it stands: `Carousel layout`.
  public var group: String
  /// The value in the source.
  public var value: KnobValue
  public var style: Style
  /// Ends of the range a panel offers, in `unit`; nil where there is none.
  public var minimum, maximum: Double?
  /// Whether the author states the range. Otherwise it is a suggestion, and values beyond it are taken all
  /// the same.
  public var isRangeStated: Bool
  /// The smallest sensible change, in `unit`; nil for as fine as it goes.
  public var step: Double?
  /// `pt`, `s`, `°`, `×`; empty for none.
  public var unit: String
  /// Names of the cases of a choice, in the order of the source, without dots.
  public var choices: [String]
  /// The author's declaration, on one line.
  public var declaration: String
  /// Where in `declaration` the literal is, in UTF-16 code units, as JavaScript counts.
  public var literal: Range<Int>
  /// The author's file, as diagnostics name it.
  public var file: String
  /// 1 for the first.
  public var line: Int

  /// A knob; each text of at most `WireLimits.knobText` bytes, `declaration` and `file` of at most
  /// `WireLimits.string`.
  public init(
    name: String, title: String, group: String = "", value: KnobValue, style: Style, minimum: Double? = nil,
    maximum: Double? = nil, isRangeStated: Bool = false, step: Double? = nil, unit: String = "",
    choices: [String] = [], declaration: String = "", literal: Range<Int> = 0..<0, file: String = "",
    line: Int = 0
  ) {
    self.name = name
    self.title = title
    self.group = group
    self.value = value
    self.style = style
    (self.minimum, self.maximum, self.step) = (minimum, maximum, step)
    self.isRangeStated = isRangeStated
    self.unit = unit
    self.choices = choices
    self.declaration = declaration
    self.literal = literal
    self.file = file
    self.line = line
  }
}

extension ByteReader {
  mutating func knobInfos() throws(WireError) -> [KnobInfo] {
    let count = try count(upTo: WireLimits.knobs, of: .knobs, eachAtLeast: 18)
    var knobs: [KnobInfo] = []
    for _ in 0..<count { knobs.append(try knobInfo()) }
    return knobs
  }

  private mutating func knobInfo() throws(WireError) -> KnobInfo {
    let limit = WireLimits.knobText
    let (name, title, group) = (
      try string(upTo: limit), try string(upTo: limit), try string(upTo: limit)
    )
    let value = try knobValue()
    let code = try byte()
    guard let style = KnobInfo.Style(rawValue: code) else { throw .outOfRange(.knobStyle, Int64(code)) }
    let (minimum, maximum, isRangeStated, step) = (try bound(), try bound(), try bool(), try bound())
    let unit = try string(upTo: limit)
    let choices = try strings(upTo: WireLimits.choices, of: .choices, eachUpTo: limit)
    let (declaration, literal) = (try string(), try span())
    return KnobInfo(
      name: name, title: title, group: group, value: value, style: style, minimum: minimum, maximum: maximum,
      isRangeStated: isRangeStated, step: step, unit: unit, choices: choices, declaration: declaration,
      literal: literal,
      file: try string(), line: try varint())
  }

  private mutating func bound() throws(WireError) -> Double? {
    try bool() ? float64(.knobValue) : nil
  }

  private mutating func span() throws(WireError) -> Range<Int> {
    let (lower, length) = (try varint(), try varint())
    // Each is less than 2^53: the sum is a number still.
    return lower..<lower + length
  }
}

extension ByteWriter {
  mutating func knobInfos(_ knobs: [KnobInfo]) throws(WireError) {
    try WireLimits.check(knobs.count, .knobs, WireLimits.knobs)
    varint(knobs.count)
    for knob in knobs { try knobInfo(knob) }
  }

  private mutating func knobInfo(_ knob: KnobInfo) throws(WireError) {
    let limit = WireLimits.knobText
    try string(knob.name, upTo: limit)
    try string(knob.title, upTo: limit)
    try string(knob.group, upTo: limit)
    knobValue(knob.value)
    byte(knob.style.rawValue)
    bound(knob.minimum)
    bound(knob.maximum)
    bool(knob.isRangeStated)
    bound(knob.step)
    try string(knob.unit, upTo: limit)
    try strings(knob.choices, upTo: WireLimits.choices, of: .choices, eachUpTo: limit)
    try string(knob.declaration, upTo: WireLimits.string)
    varint(knob.literal.lowerBound)
    varint(knob.literal.count)
    try string(knob.file, upTo: WireLimits.string)
    varint(knob.line)
  }

  private mutating func bound(_ value: Double?) {
    guard let value, value.isFinite else { return bool(false) }
    bool(true)
    float64(value)
  }
}
