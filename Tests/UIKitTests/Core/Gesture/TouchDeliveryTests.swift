import Testing

@testable import UIKit

/// A scroll view as far as touches know it.
@MainActor private final class Gate: UIView, ContentTouchGate {
  var delaysContentTouches = true
  var givesUp = true
  func touchesShouldCancel(in view: UIView) -> Bool { givesUp }
}

@MainActor @Suite struct `Touch delivery` {
  let log = Log()

  private func stage(gated: Bool = false) -> (Stage, LoggingView, Gate) {
    let stage = Stage()
    let gate = Gate(frame: stage.window.bounds)
    let view = LoggingView("view", log, frame: stage.window.bounds)
    stage.window.addSubview(gate)
    (gated ? gate : stage.window).addSubview(view)
    _ = log.drain()
    return (stage, view, gate)
  }

  private func touches() -> [String] { log.drain().filter { !$0.contains("layout") } }

  @Test func `a view hears a finger land, move and lift`() {
    let (stage, _, _) = stage()

    stage.touch(.began, 1, 0, at: 0)
    stage.touch(.moved, 2, 0, at: 0.01)
    stage.touch(.ended, 3, 0, at: 0.02)

    #expect(touches() == ["view began 1", "view moved 2", "view ended 3"])
    #expect(stage.window.touches.isEmpty)
    #expect(stage.loop.nextDeadline == nil)
  }

  @Test func `moves between two changes of phase are one event that holds all samples`() {
    let (stage, _, _) = stage()
    let samples = [
      TouchSample(phase: .began, finger: 0, time: 0, location: .zero),
      TouchSample(phase: .moved, finger: 0, time: 0.01, location: CGPoint(x: 1, y: 0)),
      TouchSample(phase: .moved, finger: 0, time: 0.02, location: CGPoint(x: 2, y: 0)),
      TouchSample(phase: .moved, finger: 0, time: 0.03, location: CGPoint(x: 3, y: 0)),
      TouchSample(phase: .ended, finger: 0, time: 0.04, location: CGPoint(x: 4, y: 0)),
    ]

    stage.window.inject(samples)

    #expect(touches() == ["view began 0", "view moved 3", "view ended 4"])
  }

  @Test func `what makes no sense is passed over`() {
    let (stage, _, _) = stage()

    stage.touch(.moved, 1, 1, at: 0)
    stage.touch(.ended, 1, 1, at: 0)
    stage.touch(.began, .nan, 1, at: 0)
    stage.touch(.began, 1, .infinity, at: 0)
    stage.window.inject([TouchSample(phase: .began, finger: 0, time: .nan, location: .zero)])
    stage.touch(.began, 5000, 5000, at: 0, finger: .max)
    stage.touch(.ended, 5000, 5000, at: 0, finger: .max)

    #expect(touches() == [])
  }

  @Test func `a finger that lands twice is cancelled where it was`() {
    let (stage, _, _) = stage()

    stage.touch(.began, 1, 0, at: 0)
    stage.touch(.began, 50, 0, at: 0.1)

    #expect(touches() == ["view began 1", "view cancelled 1", "view began 50"])
  }

  @Test func `a viewer that leaves takes all its fingers off, in order`() {
    let (stage, view, _) = stage()
    view.isMultipleTouchEnabled = true
    for finger in [2, 0, 1] { stage.touch(.began, CGFloat(finger), 0, at: 0, finger: finger) }
    _ = log.drain()

    stage.window.cancelTouches(at: 1)

    #expect(touches() == ["view cancelled 0", "view cancelled 1", "view cancelled 2"])
    #expect(stage.window.touches.isEmpty)
  }

  @Test func `a view hears the first finger only, unless it asks for several`() {
    let (stage, view, _) = stage()
    func two() {
      stage.touch(.began, 1, 0, at: 0, finger: 0)
      stage.touch(.began, 10, 0, at: 0, finger: 1)
      stage.window.inject([
        TouchSample(phase: .moved, finger: 1, time: 0, location: CGPoint(x: 11, y: 0)),
        TouchSample(phase: .moved, finger: 0, time: 0, location: CGPoint(x: 2, y: 0)),
      ])
      stage.touch(.ended, 2, 0, at: 0, finger: 0)
      stage.touch(.ended, 11, 0, at: 0, finger: 1)
    }

    two()
    #expect(touches() == ["view began 1", "view moved 2", "view ended 2"])

    view.isMultipleTouchEnabled = true
    two()
    #expect(
      touches() == ["view began 1", "view began 10", "view moved 2,11", "view ended 2", "view ended 11"])
  }

  @Test func `a clock that runs backwards is taken to stand still`() throws {
    let (stage, _, _) = stage()
    stage.touch(.began, 0, 0, at: 5)
    let touch = try #require(stage.window.touches[0])

    stage.window.inject([TouchSample(phase: .moved, finger: 0, time: 3, location: CGPoint(x: 9, y: 0))])

    #expect(touch.timestamp == 5)
    #expect(touch.location(in: nil) == CGPoint(x: 9, y: 0))
  }

  @Test func `a view that leaves in mid-touch still hears the end`() {
    let (stage, view, _) = stage()
    stage.touch(.began, 1, 0, at: 0)
    view.removeFromSuperview()
    _ = log.drain()

    stage.touch(.ended, 2, 0, at: 0.1)

    #expect(touches() == ["view ended 2"])
  }

  @Test func `a view that is freed in mid-touch is forgotten`() {
    let stage = Stage()
    stage.window.addSubview(UIView(frame: stage.window.bounds))
    stage.touch(.began, 1, 0, at: 0)
    stage.window.subviews.first?.removeFromSuperview()

    stage.touch(.moved, 2, 0, at: 0.1)
    stage.touch(.ended, 2, 0, at: 0.2)

    #expect(stage.window.touches.isEmpty)
  }

  // MARK: Within a scroll view (Facts 1.4)

  @Test func `content hears of a finger after 150 ms`() {
    let (stage, _, _) = stage(gated: true)
    stage.touch(.began, 1, 0, at: 1)

    stage.loop.advance(to: 1.149)
    #expect(touches() == [])
    stage.loop.advance(to: 1.15)
    #expect(touches() == ["view began 1"])
  }

  @Test func `content hears both ends of a tap that is shorter`() {
    let (stage, _, _) = stage(gated: true)
    stage.touch(.began, 1, 0, at: 0)
    stage.touch(.ended, 1, 0, at: 0.05)
    stage.loop.advance(to: 1)

    #expect(touches() == ["view began 1", "view ended 1"])
  }

  @Test func `content hears at once where the scroll view does not delay`() {
    let (stage, _, gate) = stage(gated: true)
    gate.delaysContentTouches = false
    stage.touch(.began, 1, 0, at: 0)

    #expect(touches() == ["view began 1"])
  }

  @Test func `content never hears of a finger that pans first`() {
    let (stage, _, gate) = stage(gated: true)
    gate.addGestureRecognizer(UIPanGestureRecognizer())
    stage.touch(.began, 1, 0, at: 0)
    stage.touch(.moved, 30, 0, at: 0.1)
    stage.touch(.ended, 30, 0, at: 0.2)
    stage.loop.advance(to: 1)

    #expect(touches() == [])
  }

  @Test func `a pan that starts later cancels what the content has heard`() {
    let (stage, _, gate) = stage(gated: true)
    gate.addGestureRecognizer(UIPanGestureRecognizer())
    stage.touch(.began, 1, 0, at: 0)
    stage.touch(.moved, 30, 0, at: 0.3)
    stage.touch(.ended, 30, 0, at: 0.4)

    #expect(touches() == ["view began 1", "view cancelled 30"])
  }

  @Test func `the scroll view is asked about its own gestures only`() {
    let (stage, view, gate) = stage(gated: true)
    gate.delaysContentTouches = false
    gate.givesUp = false
    view.addGestureRecognizer(UIPanGestureRecognizer())
    stage.touch(.began, 1, 0, at: 0)
    stage.touch(.moved, 30, 0, at: 0.1)
    #expect(touches() == ["view began 1", "view cancelled 30"])
  }
}
