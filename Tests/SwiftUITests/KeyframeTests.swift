import Testing

@testable import SwiftUI

@MainActor @Suite struct `Keyframes` {
  private struct Values {
    var scale = 1.0
    var turn = Angle.zero
    var size = CGSize.zero
  }

  @Test func `of a whole value need neither a key path nor a track`() {
    let bare = KeyframeTimeline(initialValue: CGFloat(1)) {
      LinearKeyframe(3, duration: 1)
      MoveKeyframe(10)
      LinearKeyframe(20, duration: 1)
    }
    #expect(bare.duration == 2)
    #expect(abs(bare.value(time: 0.5) - 2) < 1e-9 && abs(bare.value(time: 1.5) - 15) < 1e-9)
    let track = KeyframeTimeline(initialValue: 1.0) {
      KeyframeTrack { LinearKeyframe(3, duration: 1) }
    }
    #expect(abs(track.value(time: 0.25) - 1.5) < 1e-9 && track.value(progress: 1) == 3)
  }

  @Test func `of several properties run side by side, each for its own time`() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.scale) { LinearKeyframe(2, duration: 1) }
      KeyframeTrack(\.turn) { LinearKeyframe(.degrees(90), duration: 2) }
      KeyframeTrack(\.size) {
        for step in 1...2 { LinearKeyframe(CGSize(width: step * 10, height: 4), duration: 0.5) }
      }
    }
    let middle = timeline.value(time: 1)
    #expect(timeline.duration == 2 && middle.scale == 2)
    #expect(abs(middle.turn.degrees - 45) < 1e-9 && middle.size == CGSize(width: 20, height: 4))
  }

  @Test func `that are cubic pass through each other without a bend`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1, duration: 1)
      CubicKeyframe(3, duration: 1)
    }
    #expect(abs(timeline.value(time: 1) - 1) < 1e-9)
    let before = (timeline.value(time: 1) - timeline.value(time: 0.999)) / 0.001
    let after = (timeline.value(time: 1.001) - timeline.value(time: 1)) / 0.001
    // The slope between the neighbours: 3 in 2 seconds.
    #expect(abs(before - 1.5) < 0.02 && abs(after - 1.5) < 0.02)
    let said = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1, duration: 1, startVelocity: 4, endVelocity: 0)
    }
    #expect(abs(said.value(time: 0.01) - 0.04) < 0.002)
  }

  @Test func `of a spring swing beyond their value and come to rest there`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1, spring: Spring(duration: 0.5, bounce: 0.5))
    }
    let highest = stride(from: 0, to: timeline.duration, by: 0.01).map { timeline.value(time: $0) }.max() ?? 0
    #expect(highest > 1.1 && highest < 1.3)
    #expect(abs(timeline.value(time: timeline.duration) - 1) < 0.01)
  }

  @Test func `of a curve are slow where it is`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 1, timingCurve: .easeIn)
    }
    #expect(timeline.value(time: 0.25) < 0.15 && timeline.value(time: 1) == 1)
  }

  @Test func `move a view when what triggers them changes`() throws {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Button("go") { count += 1 }
          .keyframeAnimator(initialValue: CGFloat(0), trigger: count) { content, x in
            content.offset(x: x)
          } keyframes: { _ in
            LinearKeyframe(100, duration: 1)
          }
      }
    }
    let screen = HostedScreen(Screen())
    func x() -> CGFloat {
      screen.label("go").map { $0.convert(CGPoint.zero, to: screen.window).x } ?? 0
    }
    let first = x()
    screen.tap(on: "go")
    #expect(x() > first + 50)
  }

  @Test func `a spring without friction to spare creeps, one with some swings`() {
    let ways = [Spring(duration: 0.5, bounce: 0), Spring(duration: 0.5, bounce: -0.5)].map { spring in
      stride(from: 0.0, to: 3, by: 0.01).map { spring.value(target: 1.0, time: $0) }.max() ?? 2
    }
    #expect(ways.allSatisfy { $0 <= 1 })
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(spring.dampingRatio - 0.5) < 1e-9 && abs(spring.stiffness - 100) < 1e-6)
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<300 { spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.01) }
    #expect(abs(value - 1) < 1e-3 && abs(velocity) < 1e-2)
  }

  @Test func `a curve can be asked for its values, and turned round`() {
    #expect(UnitCurve.linear.value(at: 0.3) == 0.3 && UnitCurve.easeInOut.value(at: 2) == 1)
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.2, y: 0.7), endControlPoint: UnitPoint(x: 0.4, y: 0.9))
    #expect(abs(curve.inverse.value(at: curve.value(at: 0.3)) - 0.3) < 1e-6)
    #expect(UnitCurve.circularEaseIn.value(at: 0.5) < 0.2 && UnitCurve.circularEaseOut.value(at: 0.5) > 0.8)
    #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 1e-6)
  }
}
