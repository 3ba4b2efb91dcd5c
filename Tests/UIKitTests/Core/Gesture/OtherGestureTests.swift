import Testing

@testable import UIKit

@MainActor @Suite struct `Other gestures` {
  let stage = Stage()
  let log = Log()

  private func watch(_ recognizer: UIGestureRecognizer) {
    recognizer.addAction { [log] in log.note("\($0.state)") }
    stage.window.addGestureRecognizer(recognizer)
  }

  private func tap(at time: Double, x: CGFloat = 50) {
    stage.touch(.began, x, 50, at: time)
    stage.touch(.ended, x, 50, at: time + 0.05)
  }

  @Test func `a long press begins while the finger rests, and follows it`() {
    _ = stage.loop
    watch(UILongPressGestureRecognizer())
    stage.touch(.began, 50, 50, at: 0)
    stage.loop.advance(to: 0.4)
    #expect(log.lines == [])
    stage.loop.advance(to: 0.6)
    #expect(log.drain() == ["began"])
    stage.touch(.moved, 90, 50, at: 0.7)
    stage.touch(.ended, 90, 50, at: 0.8)
    #expect(log.lines == ["changed", "ended"])
  }

  @Test func `a finger that wanders or lifts early presses nothing`() {
    _ = stage.loop
    watch(UILongPressGestureRecognizer())
    stage.touch(.began, 50, 50, at: 0)
    stage.touch(.moved, 70, 50, at: 0.1)
    stage.loop.advance(to: 1)
    stage.touch(.ended, 70, 50, at: 1)
    tap(at: 2)
    stage.loop.advance(to: 4)
    #expect(log.lines == [])
  }

  @Test func `a double tap wants two taps soon after another in one place`() {
    _ = stage.loop
    let tap2 = UITapGestureRecognizer()
    tap2.numberOfTapsRequired = 2
    watch(tap2)
    tap(at: 0)
    tap(at: 1)
    #expect(log.lines == [])
    tap(at: 1.2)
    #expect(log.drain() == ["ended"])
    tap(at: 1.4)
    tap(at: 1.6, x: 200)
    #expect(log.lines == [])
  }

  @Test func `a swipe counts its own way only, and only when it is quick`() {
    _ = stage.loop
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .left
    watch(swipe)
    func move(by dx: CGFloat, from time: Double, for duration: Double) {
      stage.touch(.began, 200, 50, at: time)
      stage.touch(.moved, 200 + dx, 50, at: time + duration)
      stage.touch(.ended, 200 + dx, 50, at: time + duration + 0.01)
    }
    move(by: 80, from: 0, for: 0.1)
    move(by: -80, from: 1, for: 0.9)
    #expect(log.lines == [])
    move(by: -80, from: 3, for: 0.1)
    #expect(log.lines == ["ended"])
  }

  @Test func `two fingers pinch and turn`() {
    _ = stage.loop
    stage.window.isMultipleTouchEnabled = true
    let pinch = UIPinchGestureRecognizer()
    let turn = UIRotationGestureRecognizer()
    var scales: [CGFloat] = []
    var turns: [CGFloat] = []
    pinch.addAction { _ in scales.append(pinch.scale) }
    turn.addAction { _ in turns.append(turn.rotation) }
    stage.window.addGestureRecognizer(pinch)
    stage.touch(.began, 100, 100, at: 0, finger: 1)
    stage.touch(.began, 200, 100, at: 0.01, finger: 2)
    stage.touch(.moved, 220, 100, at: 0.1, finger: 2)
    stage.touch(.moved, 340, 100, at: 0.2, finger: 2)
    #expect(scales == [1, 2])
    stage.touch(.ended, 100, 100, at: 0.3, finger: 1)
    stage.touch(.ended, 340, 100, at: 0.3, finger: 2)
    stage.window.removeGestureRecognizer(pinch)

    stage.window.addGestureRecognizer(turn)
    stage.touch(.began, 100, 100, at: 1, finger: 3)
    stage.touch(.began, 200, 100, at: 1.01, finger: 4)
    stage.touch(.moved, 200, 120, at: 1.1, finger: 4)
    stage.touch(.moved, 100, 200, at: 1.2, finger: 4)
    #expect(turns.count == 2)
    #expect(abs((turns.last ?? 0) - (.pi / 2 - atan2(20, 100))) < 1e-9)
  }

  @Test func `an edge pan begins at its edge only`() {
    _ = stage.loop
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    watch(pan)
    for (x, time) in [(100.0, 0.0), (5, 1)] {
      stage.touch(.began, x, 50, at: time)
      stage.touch(.moved, x + 60, 50, at: time + 0.1)
      stage.touch(.ended, x + 60, 50, at: time + 0.2)
      if x == 100 { #expect(log.lines == []) }
    }
    #expect(log.lines == ["began", "ended"])
  }

  // MARK: Several fingers

  @Test func `a tap of two fingers wants both down together, and nothing more`() {
    _ = stage.loop
    let two = UITapGestureRecognizer()
    two.numberOfTouchesRequired = 2
    watch(two)
    func tap(_ fingers: Int, at time: Double) {
      for finger in 0..<fingers {
        stage.touch(.began, 50 + 60 * CGFloat(finger), 50, at: time, finger: finger)
      }
      for finger in 0..<fingers {
        stage.touch(.ended, 50 + 60 * CGFloat(finger), 50, at: time + 0.1, finger: finger)
      }
    }
    tap(1, at: 0)
    tap(3, at: 1)
    #expect(log.lines == [])
    tap(2, at: 2)
    #expect(log.drain() == ["ended"])
  }

  @Test func `a press may want taps before it`() {
    _ = stage.loop
    let press = UILongPressGestureRecognizer()
    press.numberOfTapsRequired = 1
    watch(press)
    stage.touch(.began, 50, 50, at: 0)
    stage.loop.advance(to: 2)
    stage.touch(.ended, 50, 50, at: 2)
    #expect(log.lines == [])
    tap(at: 4)
    stage.touch(.began, 50, 50, at: 4.2)
    stage.loop.advance(to: 4.8)
    #expect(log.drain() == ["began"])
    stage.touch(.ended, 50, 50, at: 5)
    #expect(log.drain() == ["ended"])
    tap(at: 6)
    stage.touch(.began, 50, 50, at: 8)
    stage.touch(.ended, 50, 50, at: 8.2)
    #expect(press.state == .possible)
  }

  @Test func `a press of two fingers counts from the second`() {
    _ = stage.loop
    let press = UILongPressGestureRecognizer()
    press.numberOfTouchesRequired = 2
    watch(press)
    stage.touch(.began, 50, 50, at: 0, finger: 0)
    stage.touch(.began, 150, 50, at: 0.4, finger: 1)
    stage.loop.advance(to: 0.8)
    #expect(log.lines == [])
    stage.loop.advance(to: 1)
    #expect(log.drain() == ["began"])
    stage.touch(.ended, 150, 50, at: 1.1, finger: 1)
    stage.touch(.ended, 50, 50, at: 1.2, finger: 0)
    #expect(log.drain() == ["ended"])
  }

  @Test func `a swipe of two fingers wants both to go the same way`() {
    _ = stage.loop
    let swipe = UISwipeGestureRecognizer()
    swipe.numberOfTouchesRequired = 2
    watch(swipe)
    func move(_ ways: [CGFloat], at time: Double) {
      for finger in ways.indices {
        stage.touch(.began, 150, 50 + 80 * CGFloat(finger), at: time, finger: finger)
      }
      for (finger, way) in ways.enumerated() {
        stage.touch(.moved, 150 + way, 50 + 80 * CGFloat(finger), at: time + 0.1, finger: finger)
      }
      for (finger, way) in ways.enumerated() {
        stage.touch(.ended, 150 + way, 50 + 80 * CGFloat(finger), at: time + 0.2, finger: finger)
      }
    }
    move([80], at: 0)
    move([80, -80], at: 1)
    #expect(log.lines == [])
    move([80, 80], at: 2)
    #expect(log.drain() == ["ended"])
  }

  @Test func `a pinch whose first finger left begins again with the next`() {
    _ = stage.loop
    let pinch = UIPinchGestureRecognizer()
    watch(pinch)
    stage.touch(.began, 100, 100, at: 0, finger: 1)
    stage.touch(.began, 200, 100, at: 0.1, finger: 2)
    stage.touch(.ended, 200, 100, at: 0.2, finger: 2)
    stage.touch(.began, 150, 100, at: 0.3, finger: 3)
    stage.touch(.moved, 200, 100, at: 0.4, finger: 3)
    #expect(log.drain() == ["began"])
    stage.touch(.moved, 300, 100, at: 0.5, finger: 3)
    #expect(abs(pinch.scale - 2) < 1e-9)
    stage.touch(.moved, 400, 100, at: 0.6, finger: 3)
    #expect(abs(pinch.velocity - 10) < 1e-6)
  }
}
