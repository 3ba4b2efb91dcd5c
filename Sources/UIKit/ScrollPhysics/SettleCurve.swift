import Foundation

/// The slow slide to a target that no deceleration reaches: behind the finger, too near or too far for its
/// speed, or asked for at rest (Facts 1.13 and 9.7).
///
/// A cubic that starts with the release speed and ends at rest, always between start and target: at a speed
/// that fits it is the usual cubic ease-out, from rest it eases in as well. A speed that points away from the
/// target, or would carry the content past it, is cut to what fits.
struct SettleCurve: MotionCurve, Equatable {
  /// Where it starts and where it comes to rest, in points.
  let start: CGFloat
  let target: CGFloat
  let duration: TimeInterval
  /// Slope at the start in units of the whole way per whole duration, 0 to ``easeOutSlope``.
  private let slope: CGFloat

  /// The initial slope of `1 - (1 - s)^3`, the steepest that does not overshoot.
  private static let easeOutSlope: CGFloat = 3

  /// - Parameters:
  ///   - start: offset at release, in points.
  ///   - velocity: points per second.
  ///   - target: offset of rest, in points.
  init(from start: CGFloat, velocity: CGFloat, to target: CGFloat) {
    self.start = start
    self.target = target
    let distance = target - start
    guard distance != 0 else {
      (duration, slope) = (0, 0)
      return
    }
    let pace = velocity / distance  // whole ways per second, positive towards the target
    let allowed = ScrollConstants.settleDurations
    let fitting = pace > 0 ? Self.easeOutSlope / pace : allowed.upperBound
    let duration = min(max(fitting, allowed.lowerBound), allowed.upperBound)
    self.duration = duration
    slope = min(max(pace * duration, 0), Self.easeOutSlope)
  }

  func position(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return target }
    let s = max(0, time) / duration
    let progress = slope * s * (1 - s) * (1 - s) + s * s * (3 - 2 * s)
    return start + (target - start) * progress
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return 0 }
    let s = max(0, time) / duration
    let change = slope * (1 - s) * (1 - 3 * s) + 6 * s * (1 - s)
    return (target - start) * change / duration
  }
}
