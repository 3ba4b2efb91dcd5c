import QuartzCore
import Testing

@Suite struct `Spring curve` {
  /// The slow oracle: a mass on a spring in steps of ten microseconds, leap-frogged.
  static func integrate(stiffness: Double, damping: Double, mass: Double, velocity: Double, to end: Double)
    -> Double
  {
    let step = 1e-5
    var (x, v) = (0.0, velocity)
    func pull(_ x: Double, _ v: Double) -> Double { (stiffness * (1 - x) - damping * v) / mass }
    for _ in 0..<Int((end / step).rounded()) {
      let half = v + pull(x, v) * step / 2
      x += half * step
      v = half + pull(x, half) * step / 2
    }
    return x
  }

  @Test(arguments: [
    (100.0, 10.0, 1.0, 0.0), (100, 20, 1, 0), (100, 60, 1, 0), (300, 8, 2, 5), (50, 30, 0.5, -3),
  ])
  func `goes where small steps of the same spring go`(
    stiffness: Double, damping: Double, mass: Double, velocity: Double
  ) {
    let spring = SpringCurve(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    for time in [0.05, 0.1, 0.25, 0.5, 1] {
      let slow = Self.integrate(
        stiffness: stiffness, damping: damping, mass: mass, velocity: velocity, to: time)
      #expect(abs(spring.progress(at: time) - slow) < 1e-4, "at \(time)")
    }
  }

  @Test(arguments: [0.2, 0.5, 0.8, 1, 1.5], [0.0, 2, -2, 10])
  func `a spring for a duration rests at its end and not long before`(ratio: Double, velocity: Double) {
    let spring = SpringCurve(settlingIn: 0.6, dampingRatio: ratio, initialVelocity: velocity)
    let rest = SpringCurve.restDistance * 1.001
    let after = (0...600).map { spring.progress(at: 0.6 + Double($0) / 1000) }
    #expect(after.allSatisfy { abs($0 - 1) <= rest })
    let before = (0..<300).map { spring.progress(at: 0.3 + Double($0) / 1000) }
    #expect(before.contains { abs($0 - 1) > rest })
  }

  @Test func `only a damping ratio below 1 swings past the end`() {
    func highest(_ ratio: Double) -> Double {
      let spring = SpringCurve(settlingIn: 1, dampingRatio: ratio, initialVelocity: 0)
      return (0...1000).map { spring.progress(at: Double($0) / 1000) }.max() ?? 0
    }
    #expect(highest(1) <= 1)
    #expect(highest(2) <= 1)
    // exp(-πζ/√(1-ζ²)) of the way beyond it.
    #expect(abs(highest(0.5) - 1 - exp(-Double.pi * 0.5 / 0.75.squareRoot())) < 1e-3)
  }

  @Test func `the initial velocity is in whole ways per second`() {
    let spring = SpringCurve(settlingIn: 1, dampingRatio: 0.7, initialVelocity: 3)
    #expect(abs(spring.progress(at: 1e-5) / 1e-5 - 3) < 0.01)
  }

  @Test func `numbers that make no spring still make a motion that ends`() {
    let odd = SpringCurve(mass: 0, stiffness: -1, damping: -5, initialVelocity: .nan)
    #expect(odd.progress(at: 1).isFinite && odd.settlingDuration.isFinite)
    let settled = SpringCurve(settlingIn: 0.5, dampingRatio: 0, initialVelocity: 0)
    #expect(settled.progress(at: 0.3).isFinite)
  }
}
