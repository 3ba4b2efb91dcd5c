// How the items of a line share its length (Facts 3.5).

import QuartzCore

/// In points.
struct FlowLineSpread: Equatable, Sendable {
  /// Before the first item.
  var start: CGFloat
  /// Between two items.
  var gap: CGFloat

  init(start: CGFloat, gap: CGFloat) {
    self.start = start
    self.gap = gap
  }

  /// The first item at one end and the last at the other; a single one in the middle.
  init(justifying count: Int, length: CGFloat, in lineLength: CGFloat) {
    let left = lineLength - length
    self = count > 1 ? .init(start: 0, gap: left / CGFloat(count - 1)) : .init(start: left / 2, gap: 0)
  }

  /// That of full lines, for all lines: items of one size stand in columns, in the last line too.
  init(grid itemLength: CGFloat, _ breaker: FlowLineBreaker) {
    let capacity = breaker.capacity(for: itemLength)
    guard capacity < .max else {
      self.init(start: 0, gap: breaker.itemSpacing)
      return
    }
    self.init(justifying: capacity, length: CGFloat(capacity) * itemLength, in: breaker.lineLength)
  }
}
