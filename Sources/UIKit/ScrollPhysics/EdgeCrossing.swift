import Foundation

/// The moment at which a deceleration runs into an edge, where friction gives way to the spring
/// (Facts 1.7).
struct EdgeCrossing: Sendable, Equatable {
  /// Seconds after the start of the deceleration.
  let time: TimeInterval
  /// Velocity at the edge, in points per second, of the deceleration's sign.
  let velocity: CGFloat

  /// - Parameters:
  ///   - deceleration: the motion.
  ///   - edge: offset in points.
  /// - Returns: nil if the motion starts at or beyond the edge, goes the other way, or rests before it or on
  ///   it.
  init?(of deceleration: Deceleration, at edge: CGFloat) {
    let v = abs(deceleration.initialVelocity) / 1000
    let sign: CGFloat = deceleration.initialVelocity < 0 ? -1 : 1
    let distance = (edge - deceleration.start) * sign
    guard distance > 0, distance < (deceleration.target - deceleration.start) * sign else { return nil }

    let left = 1 - distance * (1 - deceleration.rate) / (v * deceleration.rate)
    guard left > 0 else { return nil }
    time = min(log(left) / log(deceleration.rate) / 1000, deceleration.duration)
    velocity = deceleration.initialVelocity * left
  }
}
