// Spring — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: forces, springs made of how long they take to settle.

import Foundation

/// The movement of a spring, which can be asked where it is at any time.
public struct Spring: Hashable, Sendable {
  /// Of one swing without friction, in seconds.
  public var duration: TimeInterval
  /// From -1, creeping, over 0, which just does not swing, to 1, which never ends.
  public var bounce: Double

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    (self.duration, self.bounce) = (duration, bounce)
  }
  public init(response: TimeInterval, dampingRatio: Double) {
    self.init(duration: response, bounce: Self.bounce(dampingRatio))
  }
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let isSound = mass > 0 && stiffness > 0
    let critical = isSound ? 2 * (stiffness * mass).squareRoot() : 1
    let ratio = damping / critical
    self.init(
      response: isSound ? 2 * .pi * (mass / stiffness).squareRoot() : 0.5,
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  public static let smooth = Spring()
  public static let snappy = Spring(bounce: 0.15)
  public static let bouncy = Spring(bounce: 0.3)
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  private static func bounce(_ dampingRatio: Double) -> Double {
    dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio
  }

  /// In seconds, as `duration`.
  public var response: TimeInterval { duration }
  /// Below 1 it swings, above 1 it creeps.
  public var dampingRatio: Double { bounce < 0 ? 1 / max(1 + bounce, 0.01) : 1 - bounce }
  public var mass: Double { 1 }
  public var stiffness: Double { frequency * frequency }
  public var damping: Double { 2 * dampingRatio * frequency }
  /// Until it stays within a thousandth of the way, in seconds; an hour at most.
  public var settlingDuration: TimeInterval {
    let (slow, fast) = (frequency * min(dampingRatio, 1), frequency)
    guard slow > 0 else { return 3600 }
    guard dampingRatio > 1 else { return min(log(1000) / slow, 3600) }
    let slowest = fast * (dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot())
    return min(log(1000) / max(slowest, 0.001), 3600)
  }

  /// In radians per second.
  private var frequency: Double { 2 * .pi / (duration.isFinite ? min(max(duration, 0.001), 3600) : 0.5) }

  /// How what is left of the way, and the velocity, come from those at the beginning.
  private struct Factors {
    let leftOfLeft: Double
    let leftOfVelocity: Double
    let velocityOfLeft: Double
    let velocityOfVelocity: Double
  }

  private func factors(_ time: TimeInterval) -> Factors {
    let time = time.isNaN ? 0 : min(max(time, 0), 36000)
    let (own, ratio) = (frequency, max(dampingRatio, 0))
    let decay = ratio * own
    if abs(ratio - 1) < 1e-4 {
      let e = exp(-own * time)
      return Factors(
        leftOfLeft: e * (1 + own * time), leftOfVelocity: e * time, velocityOfLeft: -own * own * time * e,
        velocityOfVelocity: e * (1 - own * time))
    }
    if ratio < 1 {
      let swing = own * (1 - ratio * ratio).squareRoot()
      let (e, s, c) = (exp(-decay * time), sin(swing * time), cos(swing * time))
      return Factors(
        leftOfLeft: e * (c + decay / swing * s), leftOfVelocity: e * s / swing,
        velocityOfLeft: -e * own * own / swing * s, velocityOfVelocity: e * (c - decay / swing * s))
    }
    let root = own * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (root - decay, -root - decay)
    let (e, f) = (exp(slow * time), exp(fast * time))
    let apart = slow - fast
    return Factors(
      leftOfLeft: (slow * f - fast * e) / apart, leftOfVelocity: (e - f) / apart,
      velocityOfLeft: slow * fast * (f - e) / apart, velocityOfVelocity: (slow * e - fast * f) / apart)
  }

  /// Where it is on its way from zero to `target`; velocities per second.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let factors = factors(time)
    var (way, push) = (target, initialVelocity)
    way.scale(by: factors.leftOfLeft)
    push.scale(by: factors.leftOfVelocity)
    return target - way + push
  }

  /// How fast it is on that way, per second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let factors = factors(time)
    var (way, push) = (target, initialVelocity)
    way.scale(by: -factors.velocityOfLeft)
    push.scale(by: factors.velocityOfVelocity)
    return way + push
  }

  /// Moves a value on its way by some seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value
    let moved = self.value(target: way, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
    value = value + moved
  }

  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var value = fromValue
    let way = toValue.animatableData - fromValue.animatableData
    value.animatableData =
      fromValue.animatableData
      + self.value(target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return value
  }
}

extension Animation {
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    self.spring(duration: spring.duration, bounce: spring.bounce)
  }
}
