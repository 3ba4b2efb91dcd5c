// Arcs of circles as cubic curves.

import Foundation

/// The cubic curves of one arc, each at most a quarter turn.
///
/// A curve over the angle δ whose handles measure `4/3 · tan(δ/4)` radii touches the circle at both ends and
/// in the middle, and is nowhere more than 0.03 % of the radius away from it.
struct ArcCurves {
  /// The handle of a quarter turn, in radii.
  static let quarterHandle: CGFloat = 4.0 / 3 * tan(.pi / 8)

  let start: CGPoint
  private(set) var elements: [CGPathElementValue] = []

  /// `delta` is in radians and clamped to one turn; positive runs clockwise on a screen whose y grows
  /// downwards.
  init(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) {
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    start = point(startAngle)
    let delta = max(-2 * .pi, min(delta, 2 * .pi))
    guard delta != 0, delta.isFinite else { return }

    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / CGFloat(count)
    let handle = radius * 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (startAngle + step * CGFloat(index), startAngle + step * CGFloat(index + 1))
      let (first, last) = (point(from), point(to))
      elements.append(
        .cubic(
          last, control1: CGPoint(x: first.x - handle * sin(from), y: first.y + handle * cos(from)),
          control2: CGPoint(x: last.x + handle * sin(to), y: last.y - handle * cos(to))))
    }
  }

  /// The way from one angle to the other, in radians, in the direction asked for.
  ///
  /// Angles that already lie in that direction are taken at their word, up to one turn. Otherwise whole turns
  /// are added; so the way from 0 to 2π against the direction is a full circle, too, as tutorials draw
  /// theirs.
  static func delta(from start: CGFloat, to end: CGFloat, isGrowing: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let forwards = isGrowing ? end - start : start - end
    guard forwards.isFinite else { return 0 }
    if forwards >= 0 { return (isGrowing ? 1 : -1) * min(forwards, turn) }
    let rest = (-forwards).truncatingRemainder(dividingBy: turn)
    // Whole turns come through rounding as almost none or almost one.
    let way = rest > turn - 1e-9 ? turn : turn - rest
    return isGrowing ? way : -way
  }
}
