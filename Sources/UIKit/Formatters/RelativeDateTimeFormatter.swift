// RelativeDateTimeFormatter — after Apple's documentation "RelativeDateTimeFormatter", read 2026-11.
// State: partial. Missing: languages but English, numbers in words.

import Foundation

/// Says how long ago something was, or how soon it will be: `2 days ago`, `in 3 hours`, `yesterday`.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether words may stand for numbers.
  public enum DateTimeStyle: Int, Sendable {
    /// Always with a number.
    case numeric = 0
    /// By a word where there is one: `yesterday`, `next week`, `now`.
    case named
  }

  /// How the units are written.
  public enum UnitsStyle: Int, Sendable {
    case full = 0
    /// As `full`: numbers are not in words.
    case spellOut
    /// `2 hr. ago` and `2h ago`.
    case short, abbreviated
  }

  /// Whether words may stand for numbers; always numbers unless set.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How the units are written; in full unless set.
  open var unitsStyle = UnitsStyle.full
  /// Kept, without effect: a month counts as 30 days and a year as 365.
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// Kept, without effect, as is the next.
  open var locale: Locale! = Locale(identifier: "en_US")
  /// Kept, without effect.
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private struct Unit {
    let component: Calendar.Component
    /// In seconds.
    let length: TimeInterval
    let full: String
    let short: String
    let letter: String
    /// The last, this and the next one.
    let named: (String, String, String)?
  }

  private static let units = [
    Unit(
      component: .year, length: 31_536_000, full: "year", short: "yr.", letter: "y",
      named: ("last year", "this year", "next year")),
    Unit(
      component: .month, length: 2_592_000, full: "month", short: "mo.", letter: "mo",
      named: ("last month", "this month", "next month")),
    Unit(
      component: .weekOfMonth, length: 604_800, full: "week", short: "wk.", letter: "w",
      named: ("last week", "this week", "next week")),
    Unit(
      component: .day, length: 86_400, full: "day", short: "day", letter: "d",
      named: ("yesterday", "today", "tomorrow")),
    Unit(component: .hour, length: 3600, full: "hour", short: "hr.", letter: "h", named: nil),
    Unit(component: .minute, length: 60, full: "minute", short: "min.", letter: "min", named: nil),
    Unit(component: .second, length: 1, full: "second", short: "sec.", letter: "s", named: nil),
  ]

  /// In the largest unit of which there is a whole one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  /// Seconds from now, in the largest unit of which there is a whole one; negative is in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let interval = timeInterval.isFinite ? max(-1e12, min(timeInterval, 1e12)) : 0
    let unit = Self.units.first { abs(interval) >= $0.length } ?? Self.units[Self.units.count - 1]
    return text(Int((interval / unit.length).rounded(.towardZero)), unit, isPast: interval < 0)
  }

  /// Of the largest unit that is not zero.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let given = Self.units.compactMap { unit in
      dateComponents.value(for: unit.component).map { (unit: unit, value: $0) }
    }
    guard let chosen = given.first(where: { $0.value != 0 }) ?? given.last else {
      return text(0, Self.units[Self.units.count - 1], isPast: false)
    }
    return text(chosen.value, chosen.unit, isPast: chosen.value < 0)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func text(_ value: Int, _ unit: Unit, isPast: Bool) -> String {
    if dateTimeStyle == .named {
      if value == 0, unit.component == .second { return "now" }
      if let named = unit.named, (-1...1).contains(value) {
        return value < 0 ? named.0 : value == 0 ? named.1 : named.2
      }
    }
    let count = value.magnitude
    let words: String
    switch unitsStyle {
    case .full, .spellOut: words = "\(count) \(unit.full)\(count == 1 ? "" : "s")"
    case .short: words = "\(count) \(unit.short)\(unit.component == .day && count != 1 ? "s" : "")"
    case .abbreviated: words = "\(count)\(unit.letter)"
    }
    return isPast ? "\(words) ago" : "in \(words)"
  }
}
