// Arithmetic in the place of a search.

import QuartzCore

/// Which of many equal spans touch a stretch, without a look at each.
enum FlowProgression {
  /// The places `i` in `0..<count` at which the span from `start + i * pitch`, `length` long, may touch
  /// `lower...upper`: those that do, and at most one more at either end, where rounding could have lost one.
  static func places(
    of count: Int, from start: CGFloat, pitch: CGFloat, length: CGFloat, touching lower: CGFloat,
    _ upper: CGFloat
  ) -> Range<Int> {
    let toReach = (lower - length - start) / pitch
    let toPass = (upper - start) / pitch
    if pitch > 0 { return range(toReach, toPass, count) }
    if pitch < 0 { return range(toPass, toReach, count) }
    return start <= upper && start + length >= lower ? 0..<count : 0..<0
  }

  private static func range(_ first: CGFloat, _ last: CGFloat, _ count: Int) -> Range<Int> {
    let low = place(first.rounded(.up) - 1, count)
    return low..<max(low, place(last.rounded(.down) + 2, count))
  }

  /// Nearest in `0...count`; 0 for what is no number.
  private static func place(_ value: CGFloat, _ count: Int) -> Int {
    guard value > 0 else { return 0 }
    return value < CGFloat(count) ? min(count, Int(value)) : count
  }
}
