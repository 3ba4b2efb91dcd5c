import Testing

@testable import UIKit

@MainActor @Suite struct `UIView.animate` {
  let stage = Stage()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let log = Log()

  init() {
    stage.window.addSubview(view)
    stage.settle()
  }

  /// The view as it is drawn at `time`, in seconds.
  private func drawn(at time: TimeInterval) -> CALayer {
    stage.loop.advance(to: time)
    return view.layer.presented
  }

  private func xs(_ times: [TimeInterval]) -> [Double] { times.map { Double(drawn(at: $0).position.x) - 5 } }

  private func near(_ a: [Double], _ b: [Double], within tolerance: Double = 1e-6) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
  }

  private var isIdle: Bool { stage.loop.nextDeadline == nil && view.layer.animationKeys() == nil }

  /// Where the view is after the animation; the view itself is there at once.
  private func slide(to x: CGFloat = 100) { view.frame.origin.x = x }

  @Test func `outside of blocks views change at once`() {
    _ = stage.loop
    slide()
    view.alpha = 0.5
    stage.settle()
    #expect(isIdle)
    #expect(near(xs([0]), [100]))
  }

  @Test func `the view is there at once, what is drawn follows on the ease-in-out curve`() {
    _ = stage.loop
    UIView.animate(withDuration: 1, animations: { slide() }, completion: { log.note("done \($0)") })

    #expect(view.frame.origin.x == 100)
    #expect(view.superview?.hitTest(CGPoint(x: 105, y: 5), with: nil) === view)
    let xs = xs([0, 0.1, 0.25, 0.5, 0.75, 0.9])
    #expect(near(xs, [0, 1.97, 12.92, 50, 87.08, 98.03], within: 6e-3))
    #expect(log.lines == [])
    #expect(near(self.xs([1]), [100]))
    #expect(log.lines == ["done true"])
    #expect(isIdle)
  }

  @Test(arguments: [
    (UIView.AnimationOptions.curveLinear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    (.curveEaseIn, [0.017, 0.0935, 0.3154, 0.6219, 0.8394]),
    (.curveEaseOut, [0.1606, 0.3781, 0.6846, 0.9065, 0.983]),
  ])
  func `the options choose the curve`(options: UIView.AnimationOptions, expected: [Double]) {
    _ = stage.loop
    UIView.animate(withDuration: 1, delay: 0, options: options, animations: { slide() })
    #expect(near(xs([0.1, 0.25, 0.5, 0.75, 0.9]), expected.map { $0 * 100 }, within: 6e-3))
  }

  @Test func `during the delay the old value is drawn, without frames`() {
    _ = stage.loop
    UIView.animate(withDuration: 1, delay: 2, options: .curveLinear, animations: { slide() })
    stage.settle()

    #expect(stage.loop.nextDeadline == 2)
    #expect(near(xs([0, 1.9, 2.5, 3]), [0, 0, 50, 100]))
    #expect(isIdle)
  }

  @Test func `size, transform, alpha and colour are animated with it`() {
    _ = stage.loop
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.bounds.size = CGSize(width: 30, height: 10)
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      view.alpha = 0
      view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    }
    let half = drawn(at: 0.5)
    #expect(half.bounds.size == CGSize(width: 20, height: 10))
    #expect(half.opacity == 0.5)
    #expect(half.backgroundColor == CGColor(red: 0, green: 1, blue: 0, alpha: 0.5))
    let turned = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(
      abs(half.affineTransform().a - turned.a) < 1e-9 && abs(half.affineTransform().b - turned.b) < 1e-9)
  }

  @Test func `a second animation bends the first, which has not jumped and is not cut off`() {
    _ = stage.loop
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { slide(to: 100) },
      completion: { log.note("first \($0)") })
    #expect(near(xs([0.5]), [50]))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { slide(to: 0) })

    // The rest of the first, on top of the second: -50…0 over half a second, 100…0 over a whole one.
    #expect(near(xs([0.5, 0.75, 1, 1.25, 1.5]), [50, 50, 50, 25, 0]))
    #expect(log.lines == ["first true"])
  }

  @Test func `from the current state the second sets out alone`() {
    _ = stage.loop
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { slide(to: 100) },
      completion: { log.note("first \($0)") })
    #expect(near(xs([0.5]), [50]))
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState], animations: { slide(to: 0) }
    )

    #expect(log.lines == ["first false"])
    #expect(near(xs([0.5, 1, 1.5]), [50, 25, 0]))
  }

  @Test func `it repeats and reverses until it is removed`() {
    _ = stage.loop
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse], animations: { slide() },
      completion: { log.note("done \($0)") })
    #expect(near(xs([0.25, 1, 1.75, 2, 2.25, 201.5]), [25, 100, 25, 0, 25, 50]))

    view.layer.removeAllAnimations()
    stage.settle()
    #expect(log.lines == ["done false"])
    #expect(near(xs([202]), [100]))
    #expect(isIdle)
  }

  @Test(arguments: [(0.4, 0.0), (0.7, 5), (1, 0)])
  func `a spring goes as small steps of it do, and rests at the duration`(ratio: Double, velocity: Double) {
    _ = stage.loop
    UIView.animate(
      withDuration: 0.8, delay: 0, usingSpringWithDamping: CGFloat(ratio),
      initialSpringVelocity: CGFloat(velocity), animations: { slide() })

    let w = SpringCurve(settlingIn: 0.8, dampingRatio: ratio, initialVelocity: velocity).frequency
    var (x, v, t) = (0.0, velocity, 0.0)
    for time in [0.1, 0.3, 0.5, 0.7] {
      while t < time {
        let half = v + (w * w * (1 - x) - 2 * ratio * w * v) * 5e-6
        x += half * 1e-5
        v = half + (w * w * (1 - x) - 2 * ratio * w * half) * 5e-6
        t += 1e-5
      }
      #expect(near(xs([time]), [x * 100], within: 0.05))
    }
    #expect(near(xs([0.79]), [100], within: 0.2))
    #expect(near(xs([0.8]), [100]))
    stage.loop.advance(to: 1)
    #expect(isIdle)
  }

  @Test func `completion comes at once without time, without changes and without animations`() {
    _ = stage.loop
    UIView.animate(withDuration: 0, animations: { slide() }, completion: { log.note("no time \($0)") })
    UIView.animate(withDuration: 1, animations: {}, completion: { log.note("no change \($0)") })
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.animate(withDuration: 1, animations: { slide(to: 7) }, completion: { log.note("off \($0)") })
    UIView.setAnimationsEnabled(true)

    #expect(log.lines == ["no time true", "no change true", "off true"])
    stage.settle()
    #expect(isIdle)
  }

  @Test func `the outer animation's duration holds within, unless it is overridden`() {
    _ = stage.loop
    let other = UIView(frame: view.frame)
    stage.window.addSubview(other)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 1) { slide() }
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
        other.frame.origin.x = 100
      }
    }
    #expect(near(xs([1]), [50]))
    #expect(other.layer.presented.position.x == 105)
  }

  @Test func `performWithoutAnimation changes at once also within an animation`() {
    _ = stage.loop
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        slide()
      }
      view.alpha = 0
    }
    #expect(view.layer.animationKeys() == ["opacity"])
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func `keyframes follow one another`() {
    _ = stage.loop
    UIView.animateKeyframes(
      withDuration: 2, delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { slide(to: 100) }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { slide(to: 40) }
      }, completion: { log.note("done \($0)") })

    #expect(near(xs([0.5, 1, 1.25, 1.5]), [50, 100, 70, 40]))
    stage.loop.advance(to: 3)
    #expect(log.lines == ["done true"])
    #expect(isIdle)
  }

  @Test func `a view that is shown again starts where it was put`() {
    _ = stage.loop
    let new = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(new)
    new.alpha = 0
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { new.alpha = 1 }
    stage.loop.advance(to: 0.5)
    #expect(new.layer.presented.opacity == 0.5)
  }

  @Test func `a content offset set within a block is there at once, is told once and ends without a word`() {
    _ = stage.loop
    let rig = ScrollTeller(log)
    rig.scrollView.contentSize = CGSize(width: 100, height: 1000)
    stage.window.addSubview(rig.scrollView)
    stage.settle()
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      rig.scrollView.contentOffset = CGPoint(x: 0, y: 300)
    }

    #expect(rig.scrollView.contentOffset.y == 300)
    stage.loop.advance(to: 0.25)
    #expect(rig.scrollView.layer.presented.bounds.origin.y == 150)
    stage.loop.advance(to: 1)
    #expect(log.lines == ["didScroll 300"])
    #expect(stage.loop.nextDeadline == nil)
  }

  @Test func `a view that leaves the screen ends its animations`() {
    _ = stage.loop
    UIView.animate(withDuration: 5, animations: { slide() }, completion: { log.note("done \($0)") })
    stage.loop.advance(to: 1)
    view.removeFromSuperview()
    stage.loop.advance(to: 1.1)

    #expect(log.lines == ["done false"])
    #expect(isIdle)
  }
}

/// A scroll view, and what it tells.
@MainActor private final class ScrollTeller: UIScrollViewDelegate {
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let log: Log

  init(_ log: Log) {
    self.log = log
    scrollView.delegate = self
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.note("didScroll \(Int(scrollView.contentOffset.y))")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.note("didEndScrollingAnimation") }
}
