// Further forms of texts and of what changes them.

import UIKit

extension Text {
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      let name: String
      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
    public static let single = LineStyle()
  }

  /// How large a text is beside others.
  public struct Scale: Hashable, Sendable {
    let name: String
    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }

  /// As "9:00 – 10:00", or as days where it is longer than one.
  public init(_ dates: ClosedRange<Date>) {
    let isWithinDay = Calendar.current.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
    func words(_ date: Date) -> String {
      isWithinDay
        ? date.formatted(date: .omitted, time: .shortened)
        : date.formatted(date: .abbreviated, time: .omitted)
    }
    self.init(verbatim: "\(words(dates.lowerBound)) – \(words(dates.upperBound))")
  }
  /// The time that is left, or that has gone by; it does not run.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let now = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
    let time =
      countsDown
      ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
    let seconds = time.isFinite ? Int(min(max(time, 0), 1e9)) : 0
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let hours = showsHours ? seconds / 3600 : 0
    let minutes = seconds / 60 - hours * 60
    self.init(
      verbatim: hours > 0
        ? "\(hours):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))")
  }
  /// Of anything that the formatter knows, as dates, which are no references here.
  @_disfavoredOverload public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Lines are solid.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    underline(isActive, color: color)
  }
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text
  {
    strikethrough(isActive, color: color)
  }
  /// Kept, without effect.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
}

extension LocalizedStringKey.StringInterpolation {
  @_disfavoredOverload public mutating func appendInterpolation<Subject>(
    _ subject: Subject, formatter: Formatter
  ) { appendInterpolation(formatter.string(for: subject) ?? "") }
}

extension Font {
  /// Kept, without effect.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
  public func width(_ width: Width) -> Font { self }
}

extension View {
  public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil)
    -> some View
  { underline(isActive, color: color) }
  public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil)
    -> some View
  { strikethrough(isActive, color: color) }
  /// Mirrored where one reads from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlippedModifier(isEnabled: enabled))
  }
  /// Kept, without effect.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
  public func fontWidth(_ width: Font.Width?) -> some View { self }
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
}

private struct FlippedModifier: ViewModifier {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction
  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
  }
}
