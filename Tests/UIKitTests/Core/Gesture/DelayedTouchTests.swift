import Testing

@testable import UIKit

/// `cancelsTouchesInView`, `delaysTouchesBegan`, `delaysTouchesEnded`: what the touched view hears, and when.
@MainActor @Suite struct `Touches that recognisers keep back` {
  let stage = Stage()
  let log = Log()
  let view: LoggingView

  init() {
    view = LoggingView("view", log, frame: stage.window.bounds)
    stage.window.addSubview(view)
    _ = log.drain()
  }

  private func heard() -> [String] { log.drain().filter { !$0.contains("layout") } }

  private func doubleTap() -> UITapGestureRecognizer {
    let double = UITapGestureRecognizer { [log] _ in log.note("double") }
    double.numberOfTapsRequired = 2
    stage.window.addGestureRecognizer(double)
    return double
  }

  private func tap(at time: Double) {
    stage.touch(.began, 50, 50, at: time)
    stage.touch(.ended, 50, 50, at: time + 0.05)
  }

  @Test func `a tap takes the finger from the view, unless it is told not to`() {
    let tap = UITapGestureRecognizer { [log] _ in log.note("tap") }
    stage.window.addGestureRecognizer(tap)
    self.tap(at: 0)
    #expect(heard() == ["view began 50", "view cancelled 50", "tap"])
    tap.cancelsTouchesInView = false
    self.tap(at: 1)
    #expect(heard() == ["view began 50", "tap", "view ended 50"])
  }

  @Test func `the end of a first tap waits for the second`() {
    _ = doubleTap()
    tap(at: 0)
    #expect(heard() == ["view began 50"])
    stage.loop.advance(to: 0.05 + TapSequence.longestPause)
    #expect(heard() == ["view ended 50"])
  }

  @Test func `both taps of a double tap are taken from the view`() {
    _ = doubleTap()
    tap(at: 0)
    tap(at: 0.2)
    #expect(
      heard() == ["view began 50", "view began 50", "view cancelled 50", "view cancelled 50", "double"])
    stage.loop.advance(to: 2)
    #expect(heard() == [])
  }

  @Test func `a recogniser that does not delay lets the end through at once`() {
    doubleTap().delaysTouchesEnded = false
    tap(at: 0)
    #expect(heard() == ["view began 50", "view ended 50"])
  }

  @Test func `a landing is kept back until the gesture fails`() {
    let press = UILongPressGestureRecognizer { [log] in log.note("press \($0.state)") }
    press.delaysTouchesBegan = true
    stage.window.addGestureRecognizer(press)
    stage.touch(.began, 50, 50, at: 0)
    #expect(heard() == [])
    stage.touch(.moved, 80, 50, at: 0.1)
    #expect(heard() == ["view began 80", "view moved 80"])
    stage.touch(.ended, 80, 50, at: 0.2)
    #expect(heard() == ["view ended 80"])

    tap(at: 1)
    #expect(heard() == ["view began 50", "view ended 50"])

    stage.touch(.began, 50, 50, at: 2)
    stage.loop.advance(to: 3)
    stage.touch(.ended, 50, 50, at: 3)
    #expect(heard() == ["press began", "press ended"])
  }

  @Test func `what is kept back by one that is taken away is delivered`() {
    let double = doubleTap()
    tap(at: 0)
    stage.window.removeGestureRecognizer(double)
    #expect(heard() == ["view began 50", "view ended 50"])

    double.delaysTouchesBegan = true
    stage.window.addGestureRecognizer(double)
    stage.touch(.began, 50, 50, at: 1)
    double.isEnabled = false
    #expect(heard() == ["view began 50"])
    stage.touch(.ended, 50, 50, at: 1.1)
    #expect(heard() == ["view ended 50"])
  }

  @Test func `a touch that is cancelled while it is kept back is never heard of`() {
    doubleTap().delaysTouchesBegan = true
    stage.touch(.began, 50, 50, at: 0)
    stage.window.cancelTouches(at: 0.1)
    stage.loop.advance(to: 2)
    #expect(heard() == [])
  }

  @Test func `taps in one place are counted, and a finger that wanders is none`() throws {
    var counts: [Int] = []
    for time in [0.0, 0.2, 0.4, 2] {
      stage.touch(.began, 50, 50, at: time)
      counts.append(try #require(stage.window.touches[0]).tapCount)
      stage.touch(.ended, 50, 50, at: time + 0.05)
    }
    #expect(counts == [1, 2, 3, 1])
    stage.touch(.began, 50, 50, at: 3)
    stage.touch(.moved, 90, 50, at: 3.1)
    #expect(try #require(stage.window.touches[0]).tapCount == 0)
  }

  @Test func `a recogniser added in the middle of a touch waits for the next one`() {
    stage.touch(.began, 50, 50, at: 0)
    let pan = UIPanGestureRecognizer { [log] in log.note("pan \($0.state)") }
    stage.window.addGestureRecognizer(pan)
    stage.touch(.moved, 90, 50, at: 0.1)
    stage.touch(.ended, 90, 50, at: 0.2)
    #expect(heard() == ["view began 50", "view moved 90", "view ended 90"])
    stage.touch(.began, 50, 50, at: 1)
    stage.touch(.moved, 90, 50, at: 1.1)
    #expect(heard() == ["view began 50", "view cancelled 90", "pan began"])
  }
}
