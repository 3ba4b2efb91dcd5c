import Foundation

/// How content goes on by itself after a fling: the closed form of UIKit's whole-millisecond steps
/// (Facts 1.6).
///
/// Each millisecond the velocity is multiplied by the rate and then added to the position, until the speed
/// falls to ``ScrollConstants/stopSpeed``. After `n` steps that is `x0 + v0*d*(1 - d^n)/(1 - d)`, which is
/// also used for the times between two steps. The textbook exponential differs by up to 7 points on measured
/// flings.
struct Deceleration: MotionCurve, Equatable {
  /// Offset at release, in points.
  let start: CGFloat
  /// Velocity at release, in points per second.
  let initialVelocity: CGFloat
  /// The part of the velocity that is left after each millisecond; at least 0, below 1.
  let rate: CGFloat
  /// Where it comes to rest, in points.
  let target: CGFloat
  let duration: TimeInterval

  /// A fling that nothing stops.
  ///
  /// - Parameters:
  ///   - start: offset at release, in points.
  ///   - velocity: points per second. At or below the stop speed nothing moves.
  ///   - rate: per millisecond, as in `UIScrollView.DecelerationRate`; kept within 0 and 0.9999, since
  ///     content at a rate of 1 would never rest.
  init(from start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    let rate = rate > 0 ? min(rate, ScrollConstants.retargetRates.upperBound) : 0
    let travel = Self.travel(velocity: velocity, rate: rate)
    self.init(start: start, velocity: velocity, rate: rate, target: start + travel)
  }

  /// A fling that keeps its speed at release but comes to rest at `target`: the rate is chosen to fit
  /// (Facts 1.13).
  ///
  /// - Returns: nil if no rate within ``ScrollConstants/retargetRates`` ends there: the target is behind, or
  ///   too near or too far for the speed.
  init?(from start: CGFloat, velocity: CGFloat, endingAt target: CGFloat) {
    let distance = (target - start) * (velocity < 0 ? -1 : 1)
    let surplus = abs(velocity) / 1000 - ScrollConstants.stopSpeed
    guard distance > 0, surplus > 0 else { return nil }

    let rate = distance / (distance + surplus)
    guard ScrollConstants.retargetRates.contains(rate) else { return nil }
    self.init(start: start, velocity: velocity, rate: rate, target: target)
  }

  private init(start: CGFloat, velocity: CGFloat, rate: CGFloat, target: CGFloat) {
    self.start = start
    self.initialVelocity = velocity
    self.rate = rate
    self.target = target
    let stop = 1000 * ScrollConstants.stopSpeed
    duration = abs(velocity) > stop && rate > 0 ? log(stop / abs(velocity)) / log(rate) / 1000 : 0
  }

  /// How far a fling goes, in points, of the sign of `velocity` (points per second).
  static func travel(velocity: CGFloat, rate: CGFloat) -> CGFloat {
    let surplus = max(0, abs(velocity) / 1000 - ScrollConstants.stopSpeed)
    let distance = surplus * rate / (1 - rate)
    return velocity < 0 ? -distance : distance
  }

  func position(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return target }
    let spent = 1 - pow(rate, 1000 * max(0, time))
    return start + initialVelocity / 1000 * rate * spent / (1 - rate)
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    time < duration ? initialVelocity * pow(rate, 1000 * max(0, time)) : 0
  }
}
