import CoreGraphics

/// How long the lines of a lazy stack are along the way it scrolls: those that have been measured as they
/// are, all others as estimated. Where a line begins is found in logarithmic time, so a million lines cost
/// little more than a hundred.
nonisolated struct LineExtents {
  let count: Int
  /// Between two lines, in points.
  let gap: CGFloat
  /// The length of a line that was not measured, in points.
  let estimate: CGFloat
  /// By how much each measured line is longer than estimated, as sums over ranges (a Fenwick tree), from 1.
  private var sums: [CGFloat]
  private var measured: [Int: CGFloat] = [:]

  init(count: Int, gap: CGFloat, estimate: CGFloat) {
    (self.count, self.gap, self.estimate) = (count, gap, estimate)
    sums = Array(repeating: 0, count: count + 1)
  }

  /// Of that line, in points.
  func extent(of line: Int) -> CGFloat { measured[line] ?? estimate }

  /// Where the line begins, in points from the first; for `count` where another one would.
  func start(of line: Int) -> CGFloat {
    let line = min(max(line, 0), count)
    var sum = CGFloat(line) * (estimate + gap)
    var index = line
    while index > 0 {
      sum += sums[index]
      index -= index & -index
    }
    return sum
  }

  /// Of all lines, in points.
  var total: CGFloat { count == 0 ? 0 : start(of: count) - gap }

  /// The line that `offset` lies in, or the gap after it; the first or the last beyond the ends.
  func line(at offset: CGFloat) -> Int {
    var (low, high) = (0, max(count - 1, 0))
    while low < high {
      let middle = (low + high + 1) / 2
      if start(of: middle) <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  mutating func set(_ extent: CGFloat, of line: Int) {
    guard line >= 0, line < count, extent.isFinite else { return }
    let change = extent - self.extent(of: line)
    measured[line] = extent
    guard change != 0 else { return }
    var index = line + 1
    while index <= count {
      sums[index] += change
      index += index & -index
    }
  }

  /// The same for another number of lines, of which the first ones are the same.
  func resized(to count: Int) -> LineExtents {
    var new = LineExtents(count: count, gap: gap, estimate: estimate)
    for (line, extent) in measured where line < count { new.set(extent, of: line) }
    return new
  }
}
