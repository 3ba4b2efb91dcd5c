import CoreGraphics

/// The way of a damped spring from 0 to 1, as a function of time. Nothing in it reads a clock.
package struct SpringCurve: Equatable, Sendable {
  /// Undamped angular frequency in radians per second.
  package let frequency: Double
  /// 1 comes to rest soonest without passing the end; less swings past it.
  package let dampingRatio: Double
  /// Whole ways per second at the start; positive is towards the end.
  package let initialVelocity: Double

  /// A spring is at rest when it stays this close to its end, as a part of the way (inferred: Facts 6.3 has
  /// no number).
  package static let restDistance = 0.001

  /// - Parameters:
  ///   - mass, stiffness, damping: as of a body on a spring, all of one consistent system of units. Numbers
  ///     that make no spring count as the nearest that does.
  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    let mass = max(mass, 1e-6)
    let stiffness = max(stiffness, 1e-6)
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()), initialVelocity: initialVelocity)
  }

  /// The spring that has come to rest after `duration`: UIKit's, whose stiffness follows from the time it
  /// has.
  ///
  /// - Parameters:
  ///   - duration: in seconds.
  ///   - dampingRatio: 1 does not swing (Facts 6.3).
  ///   - initialVelocity: whole ways per second.
  package init(settlingIn duration: TimeInterval, dampingRatio: Double, initialVelocity: Double) {
    let ratio = Self.ratio(dampingRatio)
    // The slower the spring, the later it rests: halve the frequency between too slow and too fast.
    var low = 0.0
    var high = 1e6
    for _ in 0..<64 {
      let middle = (low + high) / 2
      let spring = SpringCurve(
        frequency: middle, dampingRatio: ratio, initialVelocity: initialVelocity)
      if spring.envelope(at: duration) > Self.restDistance { low = middle } else { high = middle }
    }
    self.init(frequency: high, dampingRatio: ratio, initialVelocity: initialVelocity)
  }

  private init(frequency: Double, dampingRatio: Double, initialVelocity: Double) {
    self.frequency = frequency
    self.dampingRatio = Self.ratio(dampingRatio)
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
  }

  private static func ratio(_ ratio: Double) -> Double { min(max(ratio, 0.001), 1000) }

  /// Part of the way after `time` seconds: 0 at the start, tends to 1.
  package func progress(at time: TimeInterval) -> Double {
    guard time > 0 else { return 0 }
    return 1 - displacement(at: time)
  }

  /// The rest of the way, signed.
  private func displacement(at t: TimeInterval) -> Double {
    let (w, z, v) = (frequency, dampingRatio, -initialVelocity)
    if abs(z - 1) < 1e-6 { return exp(-w * t) * (1 + (v + w) * t) }
    if z < 1 {
      let swing = w * (1 - z * z).squareRoot()
      return exp(-z * w * t) * (cos(swing * t) + (v + z * w) / swing * sin(swing * t))
    }
    let root = (z * z - 1).squareRoot()
    // The product of the two rates is w², which keeps the slow one exact.
    let fast = w * (z + root)
    let slow = w / (z + root)
    let c = (fast + v) / (fast - slow)
    return c * exp(-slow * t) + (1 - c) * exp(-fast * t)
  }

  /// A bound that no later displacement exceeds: of a swinging spring the hull of its waves.
  private func envelope(at t: TimeInterval) -> Double {
    let (w, z, v) = (frequency, dampingRatio, -initialVelocity)
    guard w > 0 else { return .infinity }
    if abs(z - 1) < 1e-6 { return exp(-w * t) * (1 + abs(v + w) * t) }
    if z < 1 {
      let swing = w * (1 - z * z).squareRoot()
      return exp(-z * w * t) * hypot(1, (v + z * w) / swing)
    }
    let root = (z * z - 1).squareRoot()
    let fast = w * (z + root)
    let slow = w / (z + root)
    let c = (fast + v) / (fast - slow)
    return abs(c) * exp(-slow * t) + abs(1 - c) * exp(-fast * t)
  }

  /// Seconds until the spring stays within `restDistance` of its end.
  package var settlingDuration: TimeInterval {
    var high = 1.0
    while envelope(at: high) > Self.restDistance, high < 1e6 { high *= 2 }
    var low = 0.0
    for _ in 0..<64 {
      let middle = (low + high) / 2
      if envelope(at: middle) > Self.restDistance { low = middle } else { high = middle }
    }
    return high
  }
}
