import Testing

@testable import UIKit

extension UIGestureRecognizer {
  /// Notes every state that the actions hear of.
  fileprivate func noting(_ name: String, in log: Log, then: @escaping () -> Void = {}) {
    addAction {
      log.note("\(name) \($0.state)")
      then()
    }
  }
}

@MainActor private final class Rules: UIGestureRecognizerDelegate {
  var begins = true
  var goesAlong = false
  var receives = true

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { begins }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { goesAlong }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
}

@MainActor @Suite struct `Gesture recogniser` {
  let log = Log()
  let stage = Stage()

  private func pan(on view: UIView? = nil, _ name: String = "pan") -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer()
    pan.noting(name, in: log)
    (view ?? stage.window).addGestureRecognizer(pan)
    return pan
  }

  private func drag(from time: TimeInterval = 0) {
    stage.touch(.began, 0, 0, at: time)
    stage.touch(.moved, 30, 0, at: time + 0.1)
    stage.touch(.moved, 40, 0, at: time + 0.2)
    stage.touch(.ended, 40, 0, at: time + 0.3)
  }

  @Test func `a pan begins, changes and ends, and can do so again`() {
    let pan = pan()

    drag()
    drag(from: 1)

    let once = ["pan began", "pan changed", "pan ended"]
    #expect(log.lines == once + once)
    #expect(pan.state == .possible)
    #expect(pan.numberOfTouches == 0)
  }

  @Test func `disabling in mid-gesture cancels it, and enabling waits for the next finger`() {
    let pan = pan()
    stage.touch(.began, 0, 0, at: 0)
    stage.touch(.moved, 30, 0, at: 0.1)

    pan.isEnabled = false
    pan.isEnabled = true
    stage.touch(.moved, 90, 0, at: 0.2)
    stage.touch(.ended, 90, 0, at: 0.3)
    #expect(log.drain() == ["pan began", "pan cancelled"])

    drag(from: 1)
    #expect(log.drain() == ["pan began", "pan changed", "pan ended"])
  }

  @Test(arguments: [UIGestureRecognizer.State.began, .changed, .ended])
  func `a recogniser may be disabled in its own action`(state: UIGestureRecognizer.State) {
    let pan = UIPanGestureRecognizer()
    pan.addAction { if $0.state == state { $0.isEnabled = false } }
    pan.noting("pan", in: log)
    stage.window.addGestureRecognizer(pan)

    drag()

    let expected: [UIGestureRecognizer.State: [String]] = [
      .began: ["pan cancelled"], .changed: ["pan began", "pan cancelled"],
      .ended: ["pan began", "pan changed", "pan ended"],
    ]
    #expect(log.lines == expected[state])
    #expect(pan.state == .possible)
  }

  @Test func `a recogniser may be removed in its own action`() {
    let pan = UIPanGestureRecognizer()
    pan.noting("pan", in: log) { [unowned pan] in pan.view?.removeGestureRecognizer(pan) }
    stage.window.addGestureRecognizer(pan)

    drag()

    #expect(log.lines == ["pan began", "pan cancelled"])
    #expect(pan.view == nil)
    #expect(pan.state == .possible)
  }

  @Test func `a gesture is cancelled when its view leaves the window`() {
    let view = UIView(frame: stage.window.bounds)
    stage.window.addSubview(view)
    let pan = pan(on: view)
    stage.touch(.began, 0, 0, at: 0)
    stage.touch(.moved, 30, 0, at: 0.1)

    view.removeFromSuperview()
    stage.touch(.moved, 60, 0, at: 0.2)

    #expect(log.lines == ["pan began", "pan cancelled"])
    #expect(pan.state == .possible)
  }

  @Test func `cancelled touches cancel the gesture`() {
    _ = pan()
    stage.touch(.began, 0, 0, at: 0)
    stage.touch(.moved, 30, 0, at: 0.1)

    stage.window.cancelTouches(at: 0.2)

    #expect(log.lines == ["pan began", "pan cancelled"])
  }

  @Test func `a gesture that may not begin fails until the fingers have gone`() {
    let (rules, pan) = (Rules(), pan())
    pan.delegate = rules
    rules.begins = false
    stage.touch(.began, 0, 0, at: 0)
    stage.touch(.moved, 30, 0, at: 0.1)
    #expect(pan.state == .failed)

    rules.begins = true
    stage.touch(.moved, 60, 0, at: 0.2)
    stage.touch(.ended, 60, 0, at: 0.3)
    #expect(log.drain() == [])

    drag(from: 1)
    #expect(log.drain() == ["pan began", "pan changed", "pan ended"])
  }

  @Test func `a touch that the delegate refuses is not heard`() {
    let (rules, pan) = (Rules(), pan())
    pan.delegate = rules
    rules.receives = false

    drag()

    #expect(log.lines == [])
  }

  @Test(arguments: [false, true])
  func `the inner of two pans wins, unless they go together`(together: Bool) {
    let view = UIView(frame: stage.window.bounds)
    stage.window.addSubview(view)
    let rules = Rules()
    rules.goesAlong = together
    let (outer, inner) = (pan(_: "outer"), pan(on: view, "inner"))
    outer.delegate = rules

    drag()

    #expect(inner.state == .possible)
    let alone = ["inner began", "inner changed", "inner ended"]
    let both = [
      "inner began", "outer began", "inner changed", "outer changed", "inner ended", "outer ended",
    ]
    #expect(log.lines == (together ? both : alone))
  }

  @Test func `a tap is a finger down and up in one place`() {
    let tap = UITapGestureRecognizer()
    tap.noting("tap", in: log)
    stage.window.addGestureRecognizer(tap)

    stage.touch(.began, 10, 10, at: 0)
    stage.touch(.moved, 15, 15, at: 0.1)
    stage.touch(.ended, 15, 15, at: 0.2)
    #expect(log.drain() == ["tap ended"])

    stage.touch(.began, 10, 10, at: 1)
    stage.touch(.moved, 30, 10, at: 1.1)
    stage.touch(.moved, 10, 10, at: 1.2)
    stage.touch(.ended, 10, 10, at: 1.3)
    #expect(log.drain() == [])

    stage.touch(.began, 10, 10, at: 2, finger: 0)
    stage.touch(.began, 90, 90, at: 2, finger: 1)
    stage.touch(.ended, 10, 10, at: 2.1, finger: 0)
    stage.touch(.ended, 90, 90, at: 2.1, finger: 1)
    #expect(log.drain() == [])
  }

  @Test func `places beyond the touches are zero`() {
    let pan = pan()
    #expect(pan.location(in: nil) == .zero)
    stage.touch(.began, 10, 20, at: 0)

    #expect(pan.location(ofTouch: 0, in: nil) == CGPoint(x: 10, y: 20))
    #expect(pan.location(ofTouch: 1, in: nil) == .zero)
    #expect(pan.location(ofTouch: -1, in: nil) == .zero)
  }
}

/// Translation and velocity (Facts 1.4).
@MainActor @Suite struct `Pan` {
  let stage = Stage()
  let pan = UIPanGestureRecognizer()

  init() { stage.window.addGestureRecognizer(pan) }

  @Test func `a pan begins beyond ten points, whatever the direction`() {
    for angle in stride(from: CGFloat(0), to: 6.3, by: 0.3) {
      stage.touch(.began, 100, 100, at: 0)
      stage.touch(.moved, 100 + 9.99 * cos(angle), 100 + 9.99 * sin(angle), at: 0)
      #expect(pan.state == .possible)
      stage.touch(.moved, 100 + 10.01 * cos(angle), 100 + 10.01 * sin(angle), at: 0)
      #expect(pan.state == .began)
      stage.touch(.ended, 100, 100, at: 0)
    }
  }

  @Test func `the slop is taken out of the translation, along the way it went`() {
    stage.touch(.began, 0, 0, at: 0)
    stage.touch(.moved, 30, 40, at: 0.1)

    let start = pan.translation(in: nil)
    #expect(abs(start.x - 24) < 1e-9)
    #expect(abs(start.y - 32) < 1e-9)

    stage.touch(.moved, 130, 40, at: 0.2)
    #expect(abs(pan.translation(in: nil).x - 124) < 1e-9)
  }

  @Test func `translation and velocity are in the view's coordinates`() {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.window.addSubview(view)
    stage.touch(.began, 0, 0, at: 0)
    stage.touch(.moved, 0, 30, at: 0.01)
    stage.touch(.moved, 0, 50, at: 0.05)

    #expect(abs(pan.translation(in: view).y - 20) < 1e-9)
    #expect(abs(pan.velocity(in: nil).y - 1000) < 1e-6)
    #expect(abs(pan.velocity(in: view).y - 500) < 1e-6)
  }

  @Test func `setting the translation forgets the velocity`() {
    stage.touch(.began, 0, 0, at: 0)
    stage.touch(.moved, 100, 0, at: 0.05)

    pan.setTranslation(CGPoint(x: 7, y: 8), in: nil)
    #expect(pan.velocity(in: nil) == .zero)
    stage.touch(.moved, 110, 0, at: 0.1)

    #expect(abs(pan.translation(in: nil).x - 17) < 1e-9)
    #expect(abs(pan.translation(in: nil).y - 8) < 1e-9)
  }

  @Test func `a second finger neither moves nor ends the pan when it comes or goes`() {
    stage.touch(.began, 0, 0, at: 0)
    stage.touch(.moved, 30, 0, at: 0.1)
    let before = pan.translation(in: nil)

    stage.touch(.began, 300, 300, at: 0.2, finger: 1)
    #expect(pan.numberOfTouches == 2)
    #expect(pan.translation(in: nil) == before)
    stage.touch(.ended, 30, 0, at: 0.3)
    #expect(pan.state == .began)
    #expect(pan.translation(in: nil) == before)

    stage.touch(.moved, 310, 300, at: 0.4, finger: 1)
    #expect(abs(pan.translation(in: nil).x - before.x - 10) < 1e-9)
    stage.touch(.ended, 310, 300, at: 0.5, finger: 1)
    #expect(pan.state == .possible)
  }

  @Test func `two fingers move their middle, whatever the order of their samples`() {
    stage.touch(.began, 0, 0, at: 0, finger: 0)
    stage.touch(.began, 100, 0, at: 0, finger: 1)
    var moves: [TouchSample] = []
    for step in 1...10 {
      for finger in [1, 0] {
        let place = CGPoint(x: 100 * finger + 10 * step, y: 0)
        let time = TimeInterval(step) / 100
        moves.append(TouchSample(phase: .moved, finger: finger, time: time, location: place))
      }
    }

    stage.window.inject(moves)

    #expect(abs(pan.translation(in: nil).x - 90) < 1e-9)
    #expect(abs(pan.velocity(in: nil).x - 1000) < 1e-6)
  }

  @Test func `a pan for two fingers waits for the second and ends with the first that lifts`() {
    pan.minimumNumberOfTouches = 2
    stage.touch(.began, 0, 0, at: 0, finger: 0)
    stage.touch(.moved, 50, 0, at: 0, finger: 0)
    #expect(pan.state == .possible)
    stage.touch(.began, 100, 0, at: 0, finger: 1)
    stage.touch(.moved, 150, 0, at: 0, finger: 1)
    #expect(pan.state == .began)

    stage.touch(.ended, 150, 0, at: 0, finger: 1)
    #expect(pan.state == .ended)
    stage.touch(.ended, 50, 0, at: 0, finger: 0)
    #expect(pan.state == .possible)
  }

  @Test func `samples with equal or backward times still lead to where the finger is`() {
    let places: [(TimeInterval, CGFloat)] = [(1, 20), (1, 30), (0.5, 40), (0.7, 50), (2, 60), (-4, 70)]
    stage.touch(.began, 0, 0, at: 1)
    for (time, x) in places {
      stage.window.inject([
        TouchSample(phase: .moved, finger: 0, time: time, location: CGPoint(x: x, y: 0))
      ])
    }

    #expect(abs(pan.translation(in: nil).x - 60) < 1e-9)
    #expect(pan.velocity(in: nil).x.isFinite)
  }

  @Test func `any number of wanted fingers is taken without a trap`() {
    pan.minimumNumberOfTouches = 3
    pan.maximumNumberOfTouches = -1
    stage.touch(.began, 0, 0, at: 0)
    stage.touch(.moved, 50, 0, at: 0)
    stage.touch(.ended, 50, 0, at: 0)

    #expect(pan.state == .possible)
  }
}
