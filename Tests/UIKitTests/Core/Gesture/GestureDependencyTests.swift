import Testing

@testable import UIKit

/// Answers by name, and notes what it is asked.
@MainActor private final class Judge: UIGestureRecognizerDelegate {
  let log: Log
  var waitsFor: [(String, String)] = []
  var isWaitedForBy: [(String, String)] = []

  init(_ log: Log) { self.log = log }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    log.note("\(recognizer.name ?? "-") begins?")
    return true
  }

  func gestureRecognizer(
    _ a: UIGestureRecognizer, shouldRequireFailureOf b: UIGestureRecognizer
  ) -> Bool {
    log.note("\(a.name ?? "-") waits for \(b.name ?? "-")?")
    return waitsFor.contains { $0 == (a.name ?? "", b.name ?? "") }
  }

  func gestureRecognizer(
    _ a: UIGestureRecognizer, shouldBeRequiredToFailBy b: UIGestureRecognizer
  ) -> Bool {
    log.note("\(a.name ?? "-") before \(b.name ?? "-")?")
    return isWaitedForBy.contains { $0 == (a.name ?? "", b.name ?? "") }
  }
}

/// A recogniser that a test moves by hand.
@MainActor private final class Puppet: UIGestureRecognizer {
  var resets = 0
  override func reset() { resets += 1 }
}

@MainActor @Suite struct `Gestures that wait for others` {
  let stage = Stage()
  let log = Log()

  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, on view: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addAction { [log] in log.note("\(name) \($0.state)") }
    (view ?? stage.window).addGestureRecognizer(recognizer)
    return recognizer
  }

  private func taps() -> (single: UITapGestureRecognizer, double: UITapGestureRecognizer) {
    let (single, double) = (add(UITapGestureRecognizer(), "single"), add(UITapGestureRecognizer(), "double"))
    double.numberOfTapsRequired = 2
    return (single, double)
  }

  private func tap(at time: Double, x: CGFloat = 50) {
    stage.touch(.began, x, 50, at: time)
    stage.touch(.ended, x, 50, at: time + 0.05)
  }

  // MARK: Taps

  @Test func `without a dependency a double tap is a single tap too`() {
    _ = stage.loop
    _ = taps()
    tap(at: 0)
    #expect(log.drain() == ["single ended"])
    tap(at: 0.2)
    #expect(log.drain() == ["single ended", "double ended"])
  }

  @Test func `a single tap waits as long as a double tap may still come`() {
    let (single, double) = taps()
    single.require(toFail: double)

    tap(at: 1)
    #expect(single.state == .possible)
    stage.loop.advance(to: 1.05 + TapSequence.longestPause - 0.001)
    #expect(log.lines == [])
    stage.loop.advance(to: 1.05 + TapSequence.longestPause)
    #expect(log.drain() == ["single ended"])
    #expect(single.state == .possible && double.state == .possible)

    tap(at: 2)
    tap(at: 2.2)
    stage.loop.advance(to: 4)
    #expect(log.drain() == ["double ended"])
  }

  @Test func `the held tap is told where the finger was`() {
    let (single, double) = taps()
    single.require(toFail: double)
    var place: CGPoint?
    single.addAction { place = $0.location(in: nil) }
    tap(at: 0, x: 70)
    stage.loop.advance(to: 1)
    #expect(place == CGPoint(x: 70, y: 50))
  }

  @Test func `a chain of taps is decided by the longest that fits`() {
    let (single, double) = taps()
    let triple = add(UITapGestureRecognizer(), "triple")
    triple.numberOfTapsRequired = 3
    single.require(toFail: double)
    double.require(toFail: triple)
    for (count, winner) in [(1, "single"), (2, "double"), (3, "triple")] {
      for index in 0..<count { tap(at: Double(count) * 10 + Double(index) * 0.2) }
      stage.loop.advance(to: Double(count) * 10 + 5)
      #expect(log.drain() == ["\(winner) ended"], "\(count) taps")
    }
  }

  @Test func `a second finger somewhere else in time for the double tap ends the wait`() {
    let (single, double) = taps()
    single.require(toFail: double)
    tap(at: 0, x: 50)
    stage.touch(.began, 300, 50, at: 0.2)
    #expect(log.drain() == ["single ended"])
    stage.touch(.ended, 300, 50, at: 0.25)
    stage.loop.advance(to: 2)
    #expect(single.state == .possible && double.state == .possible)
  }

  @Test func `two that wait for each other do not wait for ever`() {
    let (a, b) = (add(UITapGestureRecognizer(), "a"), add(UITapGestureRecognizer(), "b"))
    a.require(toFail: b)
    b.require(toFail: a)
    a.require(toFail: a)
    tap(at: 0)
    stage.loop.advance(to: 1)
    #expect(log.lines == ["b ended"])
    #expect(a.state == .possible && b.state == .possible)
  }

  @Test func `one that is disabled, removed or elsewhere keeps no other waiting`() {
    let (single, double) = taps()
    single.require(toFail: double)
    double.isEnabled = false
    tap(at: 0)
    #expect(log.drain() == ["single ended"])

    double.isEnabled = true
    tap(at: 1)
    double.view?.removeGestureRecognizer(double)
    #expect(log.drain() == ["single ended"])

    let far = UIView(frame: CGRect(x: 200, y: 200, width: 10, height: 10))
    stage.window.addSubview(far)
    far.addGestureRecognizer(double)
    tap(at: 2)
    #expect(log.drain() == ["single ended"])
  }

  // MARK: Continuous gestures

  @Test func `a pan begins late, when what it waited for has failed`() {
    let press = add(UILongPressGestureRecognizer(), "press")
    press.allowableMovement = 50
    let pan = add(UIPanGestureRecognizer(), "pan")
    pan.require(toFail: press)
    stage.touch(.began, 0, 0, at: 0)
    stage.touch(.moved, 30, 0, at: 0.1)
    stage.touch(.moved, 40, 0, at: 0.2)
    #expect(log.lines == [])
    #expect(pan.state == .possible)
    stage.touch(.moved, 60, 0, at: 0.3)
    #expect(log.drain() == ["pan began", "pan changed"])
    #expect(abs(pan.translation(in: nil).x - 50) < 1e-9)
    stage.touch(.ended, 60, 0, at: 0.4)
    #expect(log.drain() == ["pan ended"])
  }

  @Test func `a pan fails where what it waited for is recognised`() {
    let press = add(UILongPressGestureRecognizer(), "press")
    press.allowableMovement = 50
    let pan = add(UIPanGestureRecognizer(), "pan")
    pan.require(toFail: press)
    stage.touch(.began, 0, 0, at: 0)
    stage.touch(.moved, 30, 0, at: 0.1)
    stage.loop.advance(to: 1)
    stage.touch(.ended, 30, 0, at: 1)
    #expect(log.lines == ["press began", "press ended"])
  }

  @Test func `a pan that waits until the finger has lifted begins and ends`() {
    let swipe = add(UISwipeGestureRecognizer(), "swipe")
    let pan = add(UIPanGestureRecognizer(), "pan")
    pan.require(toFail: swipe)
    stage.touch(.began, 0, 0, at: 0)
    stage.touch(.moved, 30, 0, at: 0.1)
    stage.touch(.ended, 30, 0, at: 0.2)
    #expect(log.drain() == ["pan began", "pan ended"])

    stage.touch(.began, 0, 0, at: 1)
    stage.touch(.moved, 30, 0, at: 1.1)
    stage.touch(.moved, 60, 0, at: 1.2)
    stage.touch(.ended, 60, 0, at: 1.3)
    #expect(log.drain() == ["swipe ended"])
  }

  @Test func `a swipe that cannot come any more lets the pan go on`() {
    let swipe = add(UISwipeGestureRecognizer(), "swipe")
    let pan = add(UIPanGestureRecognizer(), "pan")
    pan.require(toFail: swipe)
    stage.touch(.began, 100, 0, at: 0)
    stage.touch(.moved, 70, 0, at: 0.1)
    #expect(log.drain() == ["pan began"])
    stage.touch(.ended, 70, 0, at: 0.2)
    _ = log.drain()

    stage.touch(.began, 100, 0, at: 1)
    stage.touch(.moved, 120, 0, at: 1.1)
    stage.loop.advance(to: 1 + SwipeJudge.longest)
    #expect(log.drain() == ["pan began"])
  }

  // MARK: Delegates

  @Test func `a delegate is asked once of each pair, and then whether the gesture begins`() {
    let judge = Judge(log)
    judge.waitsFor = [("single", "double")]
    let (single, double) = taps()
    single.delegate = judge
    double.delegate = judge
    tap(at: 0)
    #expect(log.drain() == ["single waits for double?"])
    stage.loop.advance(to: 1)
    #expect(log.drain() == ["single begins?", "single ended"])

    judge.waitsFor = []
    judge.isWaitedForBy = [("double", "single")]
    tap(at: 2)
    #expect(log.drain() == ["single waits for double?", "double before single?"])
    tap(at: 2.2)
    #expect(
      log.drain() == [
        "double waits for single?", "single before double?", "double begins?", "double ended",
      ])
  }

  @Test func `a subclass may name whom it waits for`() {
    final class Patient: UITapGestureRecognizer {
      override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { other.name == "press" }
    }
    let press = add(UILongPressGestureRecognizer(), "press")
    _ = add(Patient(), "tap")
    press.minimumPressDuration = 1
    tap(at: 0)
    #expect(log.drain() == ["tap ended"])
    stage.touch(.began, 0, 0, at: 2)
    stage.touch(.ended, 0, 0, at: 3.5)
    #expect(log.drain() == ["press began", "press ended"])
  }

  // MARK: Subclasses

  @Test func `a gesture of one's own goes from state to state as told, and nowhere else`() {
    let puppet = add(Puppet(), "puppet")
    stage.touch(.began, 0, 0, at: 0)
    puppet.state = .changed
    #expect(puppet.state == .possible)
    puppet.state = .began
    puppet.state = .began
    puppet.state = .changed
    puppet.state = .changed
    puppet.state = .failed
    #expect(puppet.state == .cancelled)
    puppet.state = .ended
    #expect(log.drain() == ["puppet began", "puppet changed", "puppet changed", "puppet cancelled"])
    #expect(puppet.resets == 0)
    stage.touch(.ended, 0, 0, at: 1)
    #expect(puppet.state == .possible && puppet.resets == 1)
  }

  @Test func `one that has not said that it failed goes on with the next finger`() {
    let puppet = add(Puppet(), "puppet")
    let view = LoggingView("view", log, frame: stage.window.bounds)
    stage.window.addSubview(view)
    _ = log.drain()
    tap(at: 0)
    #expect(puppet.resets == 0)
    #expect(log.drain().filter { !$0.contains("layout") } == ["view began 50", "view ended 50"])
    stage.touch(.began, 0, 0, at: 1)
    puppet.state = .ended
    stage.touch(.ended, 0, 0, at: 1.1)
    #expect(puppet.resets == 1)
  }

  @Test func `an ignored finger is heard no more, and the view has it`() {
    let puppet = add(Puppet(), "puppet")
    let view = LoggingView("view", log, frame: stage.window.bounds)
    stage.window.addSubview(view)
    stage.touch(.began, 5, 0, at: 0)
    _ = log.drain()
    for touch in puppet.heardTouches {
      puppet.ignore(touch, for: UIEvent(touches: [touch], timestamp: 0))
    }
    #expect(puppet.numberOfTouches == 0)
    stage.touch(.ended, 5, 0, at: 1)
    #expect(log.drain() == ["view ended 5"])
  }

  @Test func `a recognizer that may not be prevented begins, and then prevents others itself`() {
    final class Stubborn: UIPanGestureRecognizer {
      override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
    }
    final class Meek: UIPanGestureRecognizer {
      override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
    }
    func drag(at time: Double) -> [String] {
      stage.touch(.began, 0, 0, at: time)
      stage.touch(.moved, 30, 0, at: time + 0.1)
      stage.touch(.ended, 30, 0, at: time + 0.2)
      return log.drain()
    }
    let first = add(UIPanGestureRecognizer(), "first")
    let stubborn = add(Stubborn(), "stubborn")
    #expect(drag(at: 0) == ["first began", "first cancelled", "stubborn began", "stubborn ended"])
    stage.window.removeGestureRecognizer(first)
    stage.window.removeGestureRecognizer(stubborn)
    _ = add(Meek(), "meek")
    _ = add(UIPanGestureRecognizer(), "last")
    #expect(drag(at: 1) == ["meek began", "meek cancelled", "last began", "last ended"])
  }

  @Test func `a recogniser that is taken away between taps is reset once`() {
    final class Twice: UITapGestureRecognizer {
      var resets = 0
      override func reset() {
        super.reset()
        resets += 1
      }
    }
    let double = add(Twice(), "double")
    double.numberOfTapsRequired = 2
    tap(at: 0)
    #expect(double.resets == 0)
    double.isEnabled = false
    #expect(double.resets == 1)
    double.isEnabled = true
    stage.window.gestureRecognizers = []
    #expect(double.view == nil && double.resets == 1)
    stage.window.gestureRecognizers = [double]
    #expect(double.view === stage.window)
    tap(at: 1)
    tap(at: 1.2)
    #expect(log.lines == ["double ended"])
  }
}
