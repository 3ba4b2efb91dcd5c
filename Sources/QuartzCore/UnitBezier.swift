import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1), read as progress over time.
package struct UnitBezier: Sendable, Equatable {
  // Coefficients of x(s) = ((ax*s + bx)*s + cx)*s and the same for y.
  private let ax: Double
  private let bx: Double
  private let cx: Double
  private let ay: Double
  private let by: Double
  private let cy: Double

  /// - Parameters:
  ///   - x1: abscissa of the first control point, kept within 0 and 1 so that there is one progress at any
  ///     time.
  ///   - y1: ordinate of the first control point.
  ///   - x2: abscissa of the second control point, kept within 0 and 1.
  ///   - y2: ordinate of the second control point.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    let x1 = min(max(x1, 0), 1)
    let x2 = min(max(x2, 0), 1)
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
  }

  /// Progress at `time`.
  ///
  /// - Parameter time: part of the whole duration; counts as 0 below 0 and as 1 above 1.
  /// - Returns: exactly 0 and 1 at the ends; may leave 0...1 in between.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if isStraight { return time }
    let s = parameter(at: time)
    return ((ay * s + by) * s + cy) * s
  }

  /// Both coordinates run alike.
  private var isStraight: Bool { ax == ay && bx == by && cx == cy }

  /// The curve's parameter where x is `time`. By halving: x only grows, and 52 steps exhaust a double without
  /// the flat starts that stall Newton's method.
  private func parameter(at time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if ((ax * middle + bx) * middle + cx) * middle < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
