import Testing

@testable import UIKit

@MainActor @Suite struct `Property animator` {
  let stage = Stage()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let log = Log()

  init() {
    stage.window.addSubview(view)
    stage.settle()
  }

  /// Where the view is drawn, in points.
  private var x: Double { Double(view.layer.presented.position.x) - 5 }

  private func near(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool { abs(a - b) < tolerance }

  /// Moves the view by 100 points in a second.
  private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    _ = stage.loop
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { [view] in view.center.x = 105 }
    animator.addCompletion { [log] in log.note("\($0)") }
    return animator
  }

  private func advance(to time: Double) { stage.loop.advance(to: time) }

  @Test func `it goes from start to end, and tells where it is`() {
    let animator = animator()
    #expect(animator.state == .inactive && !animator.isRunning && view.center.x == 5)

    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && view.center.x == 105)
    advance(to: 0.25)
    #expect(near(x, 25) && near(Double(animator.fractionComplete), 0.25))
    advance(to: 0.99)
    #expect(log.lines == [])
    advance(to: 1.01)
    #expect(log.drain() == ["end"])
    #expect(animator.state == .inactive && !animator.isRunning && x == 100)
    #expect(view.layer.animationKeys() == nil)
    #expect(stage.loop.nextDeadline == nil)
  }

  @Test func `paused it stands still, and then goes on as if nothing had been`() {
    let animator = animator(.easeInOut)
    animator.startAnimation()
    advance(to: 0.3)
    let before = x
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    advance(to: 5)
    #expect(near(x, before))
    #expect(stage.loop.nextDeadline == nil)

    animator.startAnimation()
    advance(to: 5.2)
    #expect(near(x, 50, 1e-3))
    advance(to: 5.71)
    #expect(log.drain() == ["end"])
  }

  @Test func `the fraction scrubs evenly, or at the animation's pace`() {
    let animator = animator(.easeIn)
    animator.fractionComplete = 0.5
    #expect(animator.state == .active && !animator.isRunning && near(x, 50))
    animator.fractionComplete = 7
    #expect(near(x, 100))
    animator.fractionComplete = .nan
    #expect(near(x, 0))

    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    #expect(x < 40 && near(Double(animator.fractionComplete), 0.5))
    animator.stopAnimation(true)
  }

  @Test func `scrubbed and started it goes on from there along its curve, without a jump`() {
    let animator = animator(.easeInOut)
    animator.fractionComplete = 0.5
    animator.startAnimation()
    #expect(near(x, 50))
    advance(to: 0.49)
    #expect(log.lines == [])
    advance(to: 0.52)
    #expect(log.drain() == ["end"])
  }

  @Test func `turned round it goes back, and the views have their old values again`() {
    let animator = animator()
    animator.startAnimation()
    advance(to: 0.6)
    animator.isReversed = true
    #expect(near(Double(animator.fractionComplete), 0.4) && near(x, 60))
    advance(to: 0.8)
    #expect(near(x, 40) && view.center.x == 105)
    advance(to: 1.25)
    #expect(log.drain() == ["start"])
    #expect(view.center.x == 5 && x == 0 && animator.state == .inactive)
  }

  @Test func `stopped it leaves the view where it is drawn, and waits to be finished`() {
    let animator = animator()
    animator.startAnimation()
    advance(to: 0.25)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && near(Double(view.center.x), 30) && log.lines == [])
    #expect(view.layer.animationKeys() == nil)
    animator.finishAnimation(at: .current)
    #expect(log.drain() == ["current"])
    #expect(animator.state == .inactive && near(Double(view.center.x), 30))
  }

  @Test(arguments: [UIViewAnimatingPosition.start, .end])
  func `finished at one end it puts the view there`(position: UIViewAnimatingPosition) {
    let animator = animator()
    animator.startAnimation()
    advance(to: 0.25)
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)
    #expect(log.drain() == ["\(position)"])
    #expect(view.center.x == (position == .start ? 5 : 105))
  }

  @Test func `stopped without finishing it calls no completion`() {
    let animator = animator()
    animator.startAnimation()
    advance(to: 0.25)
    animator.stopAnimation(true)
    advance(to: 3)
    #expect(log.lines == [] && animator.state == .inactive && near(Double(view.center.x), 30))
  }

  @Test func `it can be used again, with new animations`() {
    let animator = animator()
    animator.startAnimation()
    advance(to: 1.1)
    _ = log.drain()
    animator.addAnimations { [view] in view.center.x = 205 }
    animator.addCompletion { [log] in log.note("again \($0)") }
    animator.startAnimation()
    advance(to: 1.6)
    #expect(near(x, 150, 1))
    advance(to: 2.2)
    #expect(log.drain() == ["again end"])
  }

  @Test func `continued it takes another time at another pace`() {
    let animator = animator()
    animator.startAnimation()
    advance(to: 0.5)
    animator.pauseAnimation()
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
    advance(to: 1.5)
    #expect(near(x, 75))
    animator.isReversed = true
    advance(to: 1.75)
    #expect(near(x, 50))
    advance(to: 2.3)
    #expect(log.drain() == ["start"] && view.center.x == 5)
  }

  @Test func `a change with a delay factor takes the rest of the time`() {
    let animator = animator()
    animator.addAnimations({ [view] in view.center.y = 105 }, delayFactor: 0.5)
    animator.startAnimation()
    func y() -> Double { Double(view.layer.presented.position.y) - 5 }
    advance(to: 0.5)
    #expect(near(x, 50) && near(y(), 0))
    advance(to: 0.75)
    #expect(near(x, 75) && near(y(), 50))
    advance(to: 1.1)
    #expect(y() == 100)
  }

  @Test func `a start with a delay waits, as active`() {
    let animator = animator()
    animator.startAnimation(afterDelay: 0.5)
    #expect(animator.isRunning && animator.delay == 0.5)
    advance(to: 0.5)
    #expect(near(x, 0))
    advance(to: 1)
    #expect(near(x, 50))
    advance(to: 1.6)
    #expect(log.drain() == ["end"])
  }

  @Test func `a spring goes beyond its end and comes back`() {
    _ = stage.loop
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) { [view] in view.center.x = 105 }
    animator.startAnimation()
    var farthest = 0.0
    for frame in 1...60 {
      advance(to: Double(frame) / 60)
      farthest = max(farthest, x)
    }
    #expect(farthest > 120)
    advance(to: 1.1)
    #expect(x == 100)
    let body = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
    #expect(UIViewPropertyAnimator(duration: 9, timingParameters: body).duration < 2)
  }

  @Test func `pausing on completion leaves it active and silent`() {
    let animator = animator()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    advance(to: 2)
    #expect(animator.state == .active && !animator.isRunning && log.lines == [] && near(x, 100))
    animator.isReversed = true
    animator.pausesOnCompletion = false
    animator.startAnimation()
    advance(to: 3.1)
    #expect(log.drain() == ["start"] && view.center.x == 5)
  }

  @Test func `it keeps itself while it runs, and is free afterwards`() {
    _ = stage.loop
    weak var running: UIViewPropertyAnimator?
    do {
      running = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { [view] in view.alpha = 0 },
        completion: { [log] in log.note("\($0)") })
    }
    advance(to: 0.5)
    #expect(running?.isRunning == true)
    #expect(near(Double(view.layer.presented.opacity), 0.5))
    advance(to: 1.1)
    #expect(log.drain() == ["end"])
    #expect(running == nil)
  }

  @Test func `colours, transforms and sizes go back as well`() {
    _ = stage.loop
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      view.backgroundColor = .red
      view.transform = CGAffineTransform(scaleX: 3, y: 3)
      view.bounds.size = CGSize(width: 50, height: 50)
    }
    animator.fractionComplete = 0.5
    #expect(near(Double(view.layer.presented.bounds.width), 30))
    #expect(near(Double(view.layer.presented.transform.m11), 2))
    animator.isReversed = true
    animator.startAnimation()
    advance(to: 1)
    #expect(view.backgroundColor == nil && view.transform == .identity && view.bounds.width == 10)
  }

  @Test func `a paused animator that goes with its preview does no harm`() {
    // Nothing of another test is on a loop that begins here.
    let stage = Stage()
    stage.settle()
    do {
      let preview = Stage()
      let view = UIView(frame: preview.window.bounds)
      preview.window.addSubview(view)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.pauseAnimation()
      VirtualRunLoop.current = VirtualRunLoop()
    }
    #expect(stage.loop.nextDeadline == nil)
  }

  @Test func `an animator is released while it is paused`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let stage = Stage()
      let view = UIView(frame: stage.window.bounds)
      stage.window.addSubview(view)
      UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }.pauseAnimation()
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
    }
  }
}
