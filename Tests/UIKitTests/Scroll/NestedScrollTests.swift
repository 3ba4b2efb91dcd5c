import QuartzCore
import Testing

@testable import UIKit

/// A row of cards that scrolls sideways in a list that scrolls up and down.
@MainActor private struct Nest {
  let outer = ScrollRig()
  let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))

  init(innerContent: CGSize = CGSize(width: 1500, height: 200)) {
    inner.contentSize = innerContent
    outer.view.addSubview(inner)
    outer.loop.settle()
  }

  func drag(_ dx: CGFloat, _ dy: CGFloat) {
    outer.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: dx, dy: dy), lift: false)
  }
}

@MainActor @Suite struct `Nested scroll views` {
  @Test func `a sideways drag moves the inner one only`() {
    let nest = Nest()
    nest.drag(-100, -20)
    #expect(abs(nest.inner.contentOffset.x - 90) < 1e-9)
    #expect(nest.outer.view.contentOffset == .zero)
    #expect(nest.outer.view._scrollState == .idle)
  }

  @Test func `a drag that goes mostly up or down moves the outer one only`() {
    let nest = Nest()
    nest.drag(-40, -100)
    #expect(nest.inner.contentOffset == .zero)
    #expect(nest.outer.view.contentOffset.y > 80)
    #expect(nest.inner._scrollState == .idle)
  }

  @Test func `of two that scroll the same way the inner one takes it, and keeps it at its edge`() {
    let nest = Nest(innerContent: CGSize(width: 300, height: 900))
    nest.drag(0, 100)
    #expect(nest.inner.contentOffset.y < -20)
    #expect(nest.outer.view.contentOffset == .zero)
  }

  @Test func `an inner one that has nowhere to go leaves the drag to the outer`() {
    let nest = Nest(innerContent: CGSize(width: 100, height: 100))
    nest.drag(0, -100)
    #expect(abs(nest.outer.view.contentOffset.y - 90) < 1e-9)
  }

  @Test func `a finger that stops both leaves neither between two places to rest`() {
    let nest = Nest()
    nest.outer.view.contentOffset.y = 2300
    nest.inner.frame.origin.y = 2500
    nest.outer.drag(from: CGPoint(x: 150, y: 550), by: CGVector(dx: 0, dy: -80), lasting: 0.05)
    nest.outer.run(0.1)
    nest.inner.setContentOffset(CGPoint(x: 400, y: 0), animated: true)
    nest.outer.run(0.05)
    #expect(nest.outer.view.contentOffset.y > 2405 && nest.inner._scrollState == .animating)

    // The inner one is caught, which takes the finger from the outer one that it has stopped too.
    nest.outer.touch(.began, 150, 180, at: nest.outer.loop.now)
    #expect(nest.inner._scrollState == .dragging)
    nest.outer.touch(.ended, 150, 180, at: nest.outer.loop.now + 0.3)
    nest.outer.rest()

    #expect(nest.outer.view.contentOffset.y == 2400)
    #expect(nest.outer.view._scrollState == .idle && nest.inner._scrollState == .idle)
  }

  @Test func `after the finger has gone neither is tracking`() {
    let nest = Nest()
    nest.drag(-100, 0)
    nest.outer.touch(.ended, 50, 300, at: 1)
    #expect(nest.outer.view._scrollState == .idle && nest.inner._scrollState == .idle)
  }
}

@MainActor @Suite struct `Content touches` {
  /// Notes what touches it hears of.
  private final class Listener: UIView {
    var heard: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("cancelled")
    }
  }

  private func make() -> (ScrollRig, Listener) {
    let rig = ScrollRig()
    let listener = Listener(frame: CGRect(x: 0, y: 0, width: 300, height: 3000))
    rig.view.addSubview(listener)
    return (rig, listener)
  }

  @Test func `content hears nothing of a finger that drags at once`() {
    let (rig, listener) = make()
    rig.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -100), lasting: 0.1)
    rig.rest()
    #expect(listener.heard == [])
  }

  @Test func `content hears of a finger that stays, and loses it to a drag`() {
    let (rig, listener) = make()
    rig.touch(.began, 150, 300, at: 0)
    rig.loop.advance(to: 0.2)
    #expect(listener.heard == ["began"])
    rig.touch(.moved, 150, 250, at: 0.3)
    #expect(listener.heard == ["began", "cancelled"])
    #expect(rig.view._scrollState == .dragging)
  }

  @Test func `content that may not lose its touch keeps the view from dragging`() {
    let (rig, listener) = make()
    rig.view.canCancelContentTouches = false
    rig.touch(.began, 150, 300, at: 0)
    rig.loop.advance(to: 0.2)
    rig.touch(.moved, 150, 250, at: 0.3)
    #expect(listener.heard == ["began", "moved"])
    #expect(rig.view.contentOffset == .zero)
  }
}
