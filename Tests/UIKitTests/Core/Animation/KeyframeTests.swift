import Testing

@testable import UIKit

@MainActor @Suite struct `Keyframes of views` {
  let stage = Stage()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let log = Log()

  init() {
    stage.window.addSubview(view)
    stage.settle()
  }

  private func xs(_ times: [Double]) -> [Double] {
    times.map {
      stage.loop.advance(to: $0)
      return Double(view.layer.presented.position.x) - 5
    }
  }

  private func near(_ a: [Double], _ b: [Double], _ tolerance: Double = 1e-6) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) < tolerance }
  }

  /// To 100 in the first half of a second, and to 300 in the second.
  private func animate(_ options: UIView.KeyframeAnimationOptions) {
    _ = stage.loop
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: options,
      animations: { [view] in
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 105 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 305 }
      }, completion: { [log] in log.note("done \($0)") })
  }

  @Test func `evenly from one to the next`() {
    animate([])
    #expect(view.center.x == 305)
    #expect(near(xs([0, 0.25, 0.5, 0.75]), [0, 50, 100, 200]))
    #expect(log.lines == [])
    stage.loop.advance(to: 1.02)
    #expect(log.lines == ["done true"])
  }

  @Test func `in steps, at the end of each`() {
    animate(.calculationModeDiscrete)
    #expect(near(xs([0.25, 0.49, 0.51, 0.75]), [0, 0, 100, 100]))
    #expect(xs([1.02]) == [300])
  }

  @Test func `at one speed whatever the times say`() {
    animate(.calculationModePaced)
    #expect(near(xs([0.2, 0.5, 0.8]), [60, 150, 240]))
  }

  @Test(arguments: [UIView.KeyframeAnimationOptions.calculationModeCubic, .calculationModeCubicPaced])
  func `smoothly, without a corner`(mode: UIView.KeyframeAnimationOptions) {
    animate(mode)
    let places = xs(stride(from: 0, through: 1, by: 0.05).map { $0 })
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }
    #expect(zip(steps, steps.dropFirst()).allSatisfy { abs($1 - $0) < 6 })
    if mode == .calculationModeCubic { #expect(abs(places[10] - 100) < 1e-6) }
  }

  @Test func `all of them repeat together`() {
    animate(.repeat)
    #expect(near(xs([0.75, 1.25, 2.75]), [200, 50, 200]))
    view.layer.removeAllAnimations()
    #expect(log.drain() == ["done false"])
    animate(.autoreverse)
  }

  @Test func `between keyframes a value stays, and times are parts of an outer keyframe's`() {
    _ = stage.loop
    UIView.animateKeyframes(withDuration: 2, delay: 1) { [view] in
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        UIView.animateKeyframes(withDuration: 9, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 105 }
        }
      }
    }
    #expect(near(xs([0.5, 1.5, 2, 2.25, 2.5, 2.9]), [0, 0, 0, 50, 100, 100]))
  }

  @Test func `a property animator scrubs them`() {
    _ = stage.loop
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 105 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 305 }
      }
    }
    for (fraction, place) in [(0.25, 50.0), (0.75, 200), (0.5, 100)] {
      animator.fractionComplete = CGFloat(fraction)
      #expect(near(xs([0]), [place]))
    }
    animator.isReversed = true
    animator.startAnimation()
    stage.loop.advance(to: 2)
    #expect(view.center.x == 5)
  }
}

@MainActor @Suite struct `Transitions of views` {
  let stage = Stage()
  let log = Log()

  @Test func `the old fades over the new, and then is gone`() {
    let box = UIView(frame: stage.window.bounds)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "old"
    box.addSubview(label)
    stage.window.addSubview(box)
    stage.settle()
    UIView.transition(with: label, duration: 1, options: .transitionCrossDissolve) {
      label.text = "new"
    } completion: { [log] in
      log.note("done \($0)")
    }
    stage.loop.advance(to: 0.5)

    let layers = box.layer.sublayers ?? []
    #expect(layers.count == 2 && layers.first === label.layer)
    let opacity = layers.last?.presented.opacity ?? 0
    #expect(abs(opacity - 0.5) < 0.01)
    let text = layers.last?.sublayers?.first?.delegate as? UIView
    #expect(text?.presentedText?.lines.first?.runs.first?.string == "old")
    stage.loop.advance(to: 1.02)
    #expect(box.layer.sublayers?.count == 1 && log.lines == ["done true"])
  }

  @Test func `one view takes the other's place`() {
    let box = UIView(frame: stage.window.bounds)
    stage.window.addSubview(box)
    let (old, new) = (UIView(frame: box.bounds), UIView(frame: box.bounds))
    box.addSubview(old)
    stage.settle()
    UIView.transition(from: old, to: new, duration: 0.3, options: .transitionFlipFromLeft)
    #expect(box.subviews == [new])
    stage.loop.advance(to: 0.5)
    UIView.transition(from: new, to: old, duration: 0)
    #expect(box.subviews == [old])
    new.isHidden = true
    box.addSubview(new)
    UIView.transition(
      from: old, to: new, duration: 0.3, options: [.showHideTransitionViews, .transitionCrossDissolve])
    #expect(box.subviews == [old, new] && old.isHidden && !new.isHidden)
  }

  @Test func `without a transition among the options there is none`() {
    _ = stage.loop
    UIView.transition(with: stage.window, duration: 1, animations: nil) { [log] in log.note("done \($0)") }
    #expect(stage.window.layer.sublayers == nil)
    stage.loop.advance(to: 1)
    #expect(log.lines == ["done true"])
  }
}
