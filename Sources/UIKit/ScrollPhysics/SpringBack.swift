import Foundation

/// The critically damped spring that brings content back to an edge, or to a page
/// (Facts 1.7): `x(t) = e^(-w t) * (x0 + (v0 + w x0) t)`.
///
/// It goes out at most once and comes back once; it never swings.
struct SpringBack: MotionCurve, Equatable {
  /// Where it comes to rest, in points.
  let target: CGFloat
  /// Distance from the target at the start, in points, with its sign.
  let displacement: CGFloat
  /// Velocity at the start, in points per second.
  let initialVelocity: CGFloat
  /// Angular rate `w`, in 1/s, greater than zero.
  let rate: CGFloat
  let duration: TimeInterval

  /// - Parameters:
  ///   - start: offset at the start, in points.
  ///   - velocity: points per second.
  ///   - target: offset of rest, in points.
  ///   - rate: angular rate in 1/s.
  ///   - precision: distance from the target, in points, below which it counts as at rest; greater than zero.
  init(
    from start: CGFloat, velocity: CGFloat, to target: CGFloat, rate: CGFloat = ScrollConstants.springRate,
    precision: CGFloat
  ) {
    self.target = target
    self.displacement = start - target
    self.initialVelocity = velocity
    self.rate = rate
    duration = Self.restTime(
      displacement: start - target, velocity: velocity, rate: rate, precision: precision)
  }

  func position(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return target }
    let t = max(0, time)
    return target + exp(-rate * t) * (displacement + drift * t)
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return 0 }
    let t = max(0, time)
    return exp(-rate * t) * (drift - rate * (displacement + drift * t))
  }

  /// When the content comes through the target with what is left of its speed, in seconds after the start and
  /// points per second. Nil if it comes to rest there instead, or starts there.
  var passage: (time: TimeInterval, velocity: CGFloat)? {
    guard displacement != 0, drift != 0, (displacement < 0) != (drift < 0) else { return nil }
    let time = TimeInterval(-displacement / drift)
    return (time, exp(-rate * time) * drift)
  }

  /// The factor of `t` in the closed form, in points per second.
  private var drift: CGFloat { initialVelocity + rate * displacement }

  /// The last time at which the distance is still `precision`, found by halving: past its one extremum the
  /// distance only shrinks.
  private static func restTime(
    displacement: CGFloat, velocity: CGFloat, rate: CGFloat, precision: CGFloat
  ) -> TimeInterval {
    let drift = velocity + rate * displacement
    func distance(_ t: TimeInterval) -> CGFloat { abs(displacement + drift * t) * exp(-rate * t) }

    let extremum = drift == 0 ? 0 : max(0, 1 / rate - displacement / drift)
    guard distance(extremum) > precision || abs(displacement) > precision else { return 0 }
    var inside = extremum
    var outside = extremum + 1 / rate
    for _ in 0..<64 where distance(outside) > precision { outside += 1 / rate }
    for _ in 0..<48 {
      let middle = (inside + outside) / 2
      if distance(middle) > precision { inside = middle } else { outside = middle }
    }
    return outside
  }
}
