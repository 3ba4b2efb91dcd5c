import QuartzCore
import Testing

@testable import UIKit

@Suite struct `Motion of an animator` {
  private func motion(_ name: CAMediaTimingFunctionName = .easeInEaseOut, reversed: Bool = false)
    -> AnimatorMotion
  {
    AnimatorMotion(duration: 2, pace: .curve(CAMediaTimingFunction(name: name)), isReversed: reversed)
  }

  @Test func `no order makes it jump`() {
    var motion = motion()
    var state: UInt64 = 7
    var time = 0.0
    for _ in 0..<2000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      time += Double(state >> 40 & 255) / 2000
      let before = motion.progress(at: time)
      switch state >> 33 % 5 {
      case 0: motion.start(at: time)
      case 1: motion.pause(at: time)
      case 2: motion.setReversed(!motion.isReversed, at: time)
      case 3: motion.proceed(at: time, pace: { _ in .linear }, duration: 0.5)
      default: motion.proceed(at: time, pace: nil, duration: nil)
      }
      #expect(abs(motion.progress(at: time) - before) < 1e-6)
      #expect((0...1).contains(motion.progress(at: time)))
      if let arrival = motion.arrival {
        #expect(abs(motion.progress(at: arrival) - (motion.isReversed ? 0 : 1)) < 1e-9)
      }
    }
  }

  @Test func `backwards it passes the same places as forwards, the other way round`() {
    var (there, back) = (motion(), motion(reversed: true))
    there.start(at: 0)
    back.start(at: 0)
    for tenth in 0...20 {
      let time = Double(tenth) / 10
      #expect(abs(there.progress(at: time) - back.progress(at: 2 - time)) < 1e-9)
    }
  }

  @Test(arguments: [0.0, 0.1, 0.5, 0.9])
  func `the part of the time that reaches a place is the first that does`(place: Double) {
    for pace in [
      AnimationPace.linear, .curve(CAMediaTimingFunction(name: .easeIn)),
      .spring(SpringCurve(settlingIn: 2, dampingRatio: 0.2, initialVelocity: 0), endsAt: 2),
    ] {
      let course = AnimatorCourse(from: 0, to: 1, duration: 2, pace: pace)
      let part = course.part(reaching: place)
      #expect(abs(course.progress(at: part) - place) < 1e-6)
      #expect((0..<50).allSatisfy { course.progress(at: part * Double($0) / 50) <= place + 1e-9 })
    }
  }

  @Test func `all of the way takes all of the time, also on a spring that passes the end before`() {
    let spring = SpringCurve(settlingIn: 2, dampingRatio: 0.2, initialVelocity: 0)
    let course = AnimatorCourse(from: 0, to: 1, duration: 2, pace: .spring(spring, endsAt: 2))
    #expect(course.part(reaching: 1) == 1)
  }
}
