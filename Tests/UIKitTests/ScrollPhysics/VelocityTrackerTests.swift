import Foundation
import Testing

@testable import UIKit

@Suite struct `Velocity tracker` {
  private func velocity(_ samples: [(t: Double, x: Double)]) -> Double {
    var tracker = VelocityTracker()
    for sample in samples { tracker.add(CGPoint(x: sample.x, y: 0), at: sample.t) }
    return tracker.velocity.x
  }

  @Test(arguments: [0.001, 0.004, 0.0083, 0.0167, 0.033])
  func `a steady finger has its speed, however it is sampled`(step: Double) {
    let samples = stride(from: 0, through: 0.3, by: step).map { (t: $0, x: -700 * $0) }
    #expect(abs(velocity(samples) + 700) < 1e-6)
  }

  @Test func `is the mean of the last eighty milliseconds of the path`() {
    // 300 pt/s until 0.10 s, then 900 pt/s for 0.06 s: the window holds 0.02 s of the one, 0.06 s of the
    // other.
    #expect(abs(velocity([(0, 0), (0.1, 30), (0.16, 84)]) - (0.02 * 300 + 54) / 0.08) < 1e-6)
  }

  @Test func `a finger that rests before it lifts has none`() {
    #expect(velocity([(0, 0), (0.05, 100), (0.2, 100)]) == 0)
    #expect(abs(velocity([(0, 0), (0.1, 100), (0.12, 100)]) - 750) < 1e-9)
  }

  @Test func `a gesture shorter than the window counts as a whole`() {
    #expect(abs(velocity([(1, 0), (1.02, 10), (1.04, 30)]) - 750) < 1e-6)
  }

  @Test func `a jump within a millisecond is taken over a frame`() {
    #expect(abs(velocity([(1, 0), (1.001, 100)]) - 6000) < 1e-6)
    #expect(velocity([(1, 0), (1, 100)]).isFinite)
  }

  @Test func `one sample, or none, has no velocity`() {
    #expect(VelocityTracker().velocity == .zero)
    #expect(velocity([(3, 50)]) == 0)
  }

  @Test func `a clock that goes backwards or is no number does no harm`() {
    #expect(velocity([(1, 0), (0.5, 10), (0.2, 20), (1.05, 50), (.nan, 9), (1.06, .infinity)]).isFinite)
  }

  @Test func `forgets on reset`() {
    var tracker = VelocityTracker()
    tracker.add(.zero, at: 0)
    tracker.add(CGPoint(x: 100, y: 0), at: 0.05)
    tracker.reset()
    tracker.add(CGPoint(x: 100, y: 0), at: 0.06)
    #expect(tracker.velocity == .zero)
  }

  @Test func `agrees with a tracker that forgets nothing`() {
    var tracker = VelocityTracker()
    var path: [(t: Double, x: Double)] = []
    var seed: UInt64 = 7
    for _ in 0..<500 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let last = path.last ?? (t: 0, x: 0)
      let next = (t: last.t + Double(1 + seed >> 60) / 250, x: last.x + Double((seed >> 40) % 21) - 10)
      path.append(next)
      tracker.add(CGPoint(x: next.x, y: 0), at: next.t)

      let begin = max(path[0].t, next.t - 0.08)
      var from = path[0].x
      for (a, b) in zip(path, path.dropFirst()) where a.t <= begin && begin < b.t {
        from = a.x + (b.x - a.x) * (begin - a.t) / (b.t - a.t)
      }
      let expected = (next.x - from) / max(next.t - begin, 1.0 / 60)
      #expect(path.count < 2 || abs(tracker.velocity.x - expected) < 1e-6)
    }
  }
}
