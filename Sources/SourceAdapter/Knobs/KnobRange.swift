// Which range, step and unit a number gets whose declaration does not state them.

/// The offer of a panel for a number.
struct KnobRange: Hashable, Sendable {
  /// Ends, in `unit`; the value of the source lies between them.
  var minimum, maximum: Double
  /// The smallest sensible change, in `unit`; the source's value is a whole number of them, as far as three
  /// decimals.
  var step: Double
  /// `pt`, `s`, `°`, `×`; empty for none.
  var unit: String

  /// The range by name and value.
  ///
  /// - Parameters:
  ///   - words: of the name, with that of the member last, in small letters.
  ///   - context: of the name of the type around it, which decide where those of the name say nothing.
  ///   - value: of the source.
  ///   - isInteger: whether only whole numbers will do.
  init(words: [String], context: [String] = [], value: Double, isInteger: Bool) {
    let rule =
      KnobRangeRule.first(for: words, value: value) ?? KnobRangeRule.first(for: context, value: value)
      ?? .other(value, isInteger)
    let reach = max(rule.reach, Self.nice(rule.times * value.magnitude))
    maximum = reach
    minimum = rule.isSigned || value < 0 ? -reach : rule.minimum
    step = rule.step
    unit = rule.unit
    include(value, isInteger: isInteger)
  }

  /// Makes room for `value`, and steps that reach it.
  mutating func include(_ value: Double, isInteger: Bool) {
    minimum = min(minimum, value)
    maximum = max(maximum, value)
    if isInteger {
      step = max(1, step.rounded())
      (minimum, maximum) = (minimum.rounded(.down), maximum.rounded(.up))
    } else {
      let finer = [step, step / 2, step / 4, step / 10, step / 100].first { Self.isWhole(value / $0) }
      step = finer ?? max(step / 100, 0.000_1)
    }
  }

  private static func isWhole(_ number: Double) -> Bool {
    (number - number.rounded()).magnitude < 1e-6 * max(1, number.magnitude)
  }

  /// The least of 1, 2, 2.5, 5, 10, 20, … that is not below `number`.
  static func nice(_ number: Double) -> Double {
    guard number > 0, number.isFinite, number < 1e15 else { return max(0, number.isFinite ? number : 0) }
    var unit = 1.0
    while unit * 10 <= number { unit *= 10 }
    while unit > number { unit /= 10 }
    return [1, 2, 2.5, 5, 10].map { $0 * unit }.first { $0 >= number * 0.999_999 } ?? number
  }
}

/// A row of the table: numbers with such names get such ranges.
struct KnobRangeRule {
  /// Any of these in the name, …
  var words: Set<String>
  /// … and any of these as well, where there are some.
  var also: Set<String> = []
  /// The magnitude of the value is at most this.
  var below = Double.infinity
  var minimum = 0.0
  /// The maximum is this, or `times` the value rounded up to a nice number if that is more.
  var reach: Double
  var times = 2.0
  /// Whether the minimum is the maximum's opposite. So it is for every value below zero.
  var isSigned = false
  var step: Double
  var unit = ""

  /// The first row that applies.
  static func first(for words: [String], value: Double) -> KnobRangeRule? {
    let words = Set(words)
    return table.first { $0.applies(to: words, value: value) }
  }

  private func applies(to names: Set<String>, value: Double) -> Bool {
    value.magnitude <= below && !words.isDisjoint(with: names)
      && (also.isEmpty || !also.isDisjoint(with: names))
  }

  /// The first row that applies counts.
  static let table: [KnobRangeRule] = [
    .init(words: ["alpha", "opacity", "transparency"], below: 1, reach: 1, times: 1, step: 0.01),
    .init(
      words: ["red", "green", "blue", "white", "hue", "saturation", "brightness"], below: 1, reach: 1,
      times: 1,
      step: 0.01),
    .init(
      words: ["damping", "fraction", "progress", "percentage", "percent", "portion", "proportion"], below: 1,
      reach: 1, times: 1, step: 0.01),
    .init(words: ["deceleration", "rate"], below: 1, reach: 1, times: 1, step: 0.001),
    .init(words: ["ratio", "aspect"], reach: 2, times: 2, step: 0.01),
    .init(
      words: ["scale", "zoom", "factor", "multiplier", "magnification", "speed"], reach: 2, times: 2,
      step: 0.01,
      unit: "×"),
    .init(words: ["perspective", "m34"], below: 0.1, reach: 0.01, isSigned: true, step: 0.000_1),
    .init(
      words: ["angle", "rotation", "tilt", "radians"], below: 2 * .pi, reach: 3.15, times: 1, isSigned: true,
      step: 0.01, unit: "rad"),
    .init(
      words: ["angle", "rotation", "tilt", "degrees"], reach: 180, times: 1, isSigned: true, step: 1,
      unit: "°"),
    .init(words: ["milliseconds"], reach: 1000, step: 10, unit: "ms"),
    .init(words: ["duration", "delay", "interval", "time", "seconds"], reach: 1, step: 0.05, unit: "s"),
    .init(words: ["columns", "rows", "lines"], minimum: 1, reach: 12, step: 1),
    .init(
      words: ["count", "number", "pages", "items", "sections", "cards", "total", "limit", "capacity"],
      reach: 12,
      step: 1),
    .init(words: ["priority"], reach: 1000, times: 1, step: 1),
    .init(words: ["index", "order", "level"], reach: 10, step: 1),
    .init(words: ["velocity"], reach: 1000, step: 10, unit: "pt/s"),
    .init(
      words: ["font", "text", "point"], also: ["size"], minimum: 4, reach: 60, times: 2, step: 0.5, unit: "pt"
    ),
    .init(
      words: ["line", "border", "stroke", "hairline", "separator"],
      also: ["width", "height", "thickness", "hairline"], reach: 10, step: 0.5, unit: "pt"),
    .init(words: ["corner", "radius"], reach: 60, step: 1, unit: "pt"),
    .init(
      words: [
        "spacing", "gap", "gutter", "padding", "margin", "margins", "inset", "insets", "top", "left",
        "bottom",
        "right", "leading", "trailing", "blur",
      ], reach: 60, step: 1, unit: "pt"),
    .init(
      words: ["offset", "shift", "translation", "x", "y", "dx", "dy", "origin", "position", "overlap"],
      reach: 100,
      isSigned: true, step: 1, unit: "pt"),
    .init(
      words: [
        "width", "height", "size", "length", "distance", "diameter", "depth", "pitch", "side", "dimension",
        "thickness", "horizontal", "vertical",
      ], reach: 100, step: 1, unit: "pt"),
  ]

  /// For a name that says nothing: by the value alone.
  static func other(_ value: Double, _ isInteger: Bool) -> KnobRangeRule {
    if isInteger { return KnobRangeRule(words: [], reach: 10, step: 1) }
    if value.magnitude <= 1 { return KnobRangeRule(words: [], reach: 1, times: 2, step: 0.01) }
    return KnobRangeRule(words: [], reach: 10, step: value.magnitude >= 20 ? 1 : 0.1)
  }
}
