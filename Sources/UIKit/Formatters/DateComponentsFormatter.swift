// DateComponentsFormatter — after Apple's documentation "DateComponentsFormatter", read 2026-11.
// State: partial. Missing: languages but English, fractions, numbers in words.

import Foundation

/// Says how long something is: `1:02:03`, `1h 2m 3s`, `1 hour, 2 minutes, 3 seconds`.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How the units are written.
  public enum UnitsStyle: Int, Sendable {
    /// `1:02:03`.
    case positional = 0
    /// `1h 2m 3s`, `1 hr, 2 min` and `1 hour, 2 minutes`.
    case abbreviated, short, full
    /// As `full`: numbers are not in words.
    case spellOut
    /// `1hr 2min`.
    case brief
  }

  /// How units of which there are none are written.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// One bit for each choice.
    public let rawValue: UInt
    /// A set of the bits' choices.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Positional texts drop what is zero at the beginning, the others all.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Drops those before the first unit that is not zero.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Drops those between units that are not zero.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Drops those after the last unit that is not zero.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// Drops all of them; where all are zero the last unit stays.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Keeps all of them, with two digits for each in positional texts.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// How the units are written; `1:02:03` unless set.
  open var unitsStyle = UnitsStyle.positional
  /// Empty for all of them.
  open var allowedUnits: NSCalendar.Unit = []
  /// How units of which there are none are written; unless set, positional texts drop leading ones, others
  /// all.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// 0 for as many as there are; the largest are shown.
  open var maximumUnitCount = 0
  /// By which lengths of months and years are counted; nil is the Gregorian calendar.
  open var calendar: Calendar? = Calendar(identifier: .gregorian)
  /// Where months and years begin to count.
  open var referenceDate: Date?
  /// Writes "About" before the text.
  open var includesApproximationPhrase = false
  /// Writes "remaining" behind the text.
  open var includesTimeRemainingPhrase = false
  /// Kept, without effect, as are the next.
  open var allowsFractionalUnits = false
  /// Kept, without effect.
  open var collapsesLargestUnit = false
  /// Kept, without effect.
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static let units: [(unit: NSCalendar.Unit, component: Calendar.Component)] = [
    (.year, .year), (.month, .month), (.weekOfMonth, .weekOfMonth), (.day, .day), (.hour, .hour),
    (.minute, .minute), (.second, .second),
  ]
  /// `names[i]` belongs to `units[i]`: abbreviated, brief and short (of one, of several), full.
  private static let names: [(letter: String, brief: String, short: (String, String), full: String)] = [
    ("y", "yr", ("yr", "yrs"), "year"), ("mo", "mth", ("mth", "mths"), "month"),
    ("w", "wk", ("wk", "wks"), "week"), ("d", "day", ("day", "days"), "day"),
    ("h", "hr", ("hr", "hr"), "hour"),
    ("m", "min", ("min", "min"), "minute"), ("s", "sec", ("sec", "sec"), "second"),
  ]

  /// nil for what is no number.
  open func string(from interval: TimeInterval) -> String? {
    // Half the time that a date can be away and still be counted in.
    guard interval.isFinite, abs(interval) < 1e11 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(interval.rounded()))
  }

  /// The time from one date to another; nil where no unit is allowed.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    var calendar = calendar ?? Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    let wanted = shown.map { Self.units[$0].component }
    return string(from: calendar.dateComponents(Set(wanted), from: startDate, to: endDate))
  }

  /// The units that are given and allowed; nil where there are none.
  open func string(from components: DateComponents) -> String? {
    let values = shown.map { (unit: $0, value: components.value(for: Self.units[$0].component) ?? 0) }
    return text(values.filter { $0.value != Int(Int32.max) })
  }

  /// The components in that style, with the other settings as usual.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap(string(from:)) ?? (obj as? TimeInterval).flatMap(string(from:))
  }

  /// Indices of the units that are asked for. Weeks only where they are named.
  private var shown: [Int] {
    Self.units.indices.filter { index in
      let unit = Self.units[index].unit
      return allowedUnits.isEmpty ? unit != .weekOfMonth : allowedUnits.contains(unit)
    }
  }

  private func text(_ all: [(unit: Int, value: Int)]) -> String? {
    guard !all.isEmpty else { return nil }
    let isNegative = all.contains { $0.value < 0 }
    var parts = kept(all.map { ($0.unit, Int(clamping: $0.value.magnitude)) })
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    var text = (isNegative ? "-" : "") + joined(parts)
    if includesApproximationPhrase { text = "About \(text)" }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  /// Without the zeros that are dropped; one part is always there.
  private func kept(_ parts: [(unit: Int, value: Int)]) -> [(unit: Int, value: Int)] {
    var drops = zeroFormattingBehavior
    if drops.contains(.pad) { return parts }
    if drops.contains(.default) { drops = unitsStyle == .positional ? .dropLeading : .dropAll }
    guard let first = parts.firstIndex(where: { $0.value != 0 }),
      let last = parts.lastIndex(where: { $0.value != 0 })
    else { return drops.isEmpty ? parts : parts.suffix(1) }
    return parts.enumerated().filter { index, part in
      part.value != 0
        || !drops.contains(index < first ? .dropLeading : index > last ? .dropTrailing : .dropMiddle)
    }.map(\.element)
  }

  private func joined(_ parts: [(unit: Int, value: Int)]) -> String {
    func words(_ separator: String, _ name: (Int, Int) -> String) -> String {
      parts.map { "\($0.value)\(name($0.unit, $0.value))" }.joined(separator: separator)
    }
    switch unitsStyle {
    case .positional: return positional(parts)
    case .abbreviated: return words(" ") { unit, _ in Self.names[unit].letter }
    case .brief: return words(" ") { unit, _ in Self.names[unit].brief }
    case .short:
      return words(", ") { unit, value in
        " " + (value == 1 ? Self.names[unit].short.0 : Self.names[unit].short.1)
      }
    case .full, .spellOut:
      return words(", ") { unit, value in " " + Self.names[unit].full + (value == 1 ? "" : "s") }
    }
  }

  /// Hours, minutes and seconds with colons; longer units before them, by their letters.
  private func positional(_ parts: [(unit: Int, value: Int)]) -> String {
    let hour = 4
    let long = parts.filter { $0.unit < hour }.map { "\($0.value)\(Self.names[$0.unit].letter)" }
    let isPadded = zeroFormattingBehavior.contains(.pad) && long.isEmpty
    let clock = parts.filter { $0.unit >= hour }.enumerated().map { index, part in
      index == 0 && !isPadded || part.value > 9 ? "\(part.value)" : "0\(part.value)"
    }
    return (long + [clock.joined(separator: ":")]).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
