// The arc that rounds a corner.

import Foundation

/// The arc of a given radius that touches both sides of a corner.
struct TangentArc {
  let center: CGPoint
  /// In radians.
  let startAngle: CGFloat
  /// In radians; positive with growing angles. Less than half a turn either way.
  let delta: CGFloat

  /// nil where the three points lie on one line, or the radius is not positive.
  init?(from: CGPoint, corner: CGPoint, to: CGPoint, radius: CGFloat) {
    guard let first = Self.direction(corner, from), let second = Self.direction(corner, to)
    else { return nil }
    let cross = first.dx * second.dy - first.dy * second.dx
    let dot = first.dx * second.dx + first.dy * second.dy
    guard radius > 0, radius.isFinite, abs(cross) > 1e-9 else { return nil }

    // With the half angle h at the corner, the sides are touched radius/tan(h) from it.
    let half = atan2(abs(cross), dot) / 2
    let reach = radius / tan(half)
    let touch = CGPoint(x: corner.x + first.dx * reach, y: corner.y + first.dy * reach)
    let side: CGFloat = cross > 0 ? 1 : -1
    center = CGPoint(x: touch.x - side * first.dy * radius, y: touch.y + side * first.dx * radius)
    startAngle = atan2(touch.y - center.y, touch.x - center.x)
    delta = -side * (.pi - 2 * half)
  }

  /// The unit vector; nil between points that are one.
  private static func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector? {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = hypot(dx, dy)
    guard length > 0, length.isFinite else { return nil }
    return CGVector(dx: dx / length, dy: dy / length)
  }
}
