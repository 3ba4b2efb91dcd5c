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

@MainActor @Suite struct `Nested scroll views that are asked` {
  /// Decides about its own pan by being its delegate, as apps do.
  private final class Both: UIScrollView, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
  }

  private final class Unwilling: UIScrollView {
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      recognizer !== panGestureRecognizer
    }
  }

  private func nest(_ inner: UIScrollView, height: CGFloat = 900) -> ScrollRig {
    let rig = ScrollRig()
    inner.frame = CGRect(x: 0, y: 200, width: 300, height: 200)
    inner.contentSize = CGSize(width: 300, height: height)
    rig.view.addSubview(inner)
    rig.loop.settle()
    rig.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -60), lift: false)
    return rig
  }

  @Test func `both follow the finger where one of them allows it`() {
    let inner = Both(frame: .zero)
    let rig = nest(inner)
    #expect(abs(inner.contentOffset.y - 50) < 1e-9 && abs(rig.view.contentOffset.y - 50) < 1e-9)
    #expect(inner.isDragging && rig.view.isDragging)
  }

  @Test func `one that does not want the drag leaves it to the outer`() {
    let inner = Unwilling(frame: .zero)
    let rig = nest(inner)
    #expect(inner.contentOffset == .zero && rig.view.contentOffset.y > 40)
    #expect(!inner.isTracking)
  }

  @Test func `content that fits takes the drag only if it always bounces`() {
    let inner = UIScrollView(frame: .zero)
    inner.alwaysBounceVertical = true
    let rig = nest(inner, height: 100)
    #expect(inner.contentOffset.y > 0 && rig.view.contentOffset == .zero)
  }

  @Test(arguments: [(-100.0, 20.0), (20, -100)])
  func `between pages and a list in them the first movement decides, for the whole drag`(
    way: (dx: Double, dy: Double)
  ) {
    let rig = ScrollRig(content: CGSize(width: 900, height: 600))
    rig.view.isPagingEnabled = true
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    list.contentSize = CGSize(width: 300, height: 3000)
    rig.view.addSubview(list)
    rig.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: way.dx, dy: way.dy), lift: false)
    // Then mostly the other way.
    rig.touch(.moved, 150 + 2 * way.dx - way.dy, 300 + 2 * way.dy - way.dx, at: 0.4)
    let isSideways = abs(way.dx) > abs(way.dy)
    #expect((rig.view.contentOffset.x != 0) == isSideways)
    #expect((list.contentOffset.y != 0) == !isSideways)
    rig.touch(.ended, 150, 300, at: 1)
    rig.rest()
    #expect(rig.view.contentOffset.x.truncatingRemainder(dividingBy: 300) == 0)
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

  @Test func `content that the view keeps touches from hears nothing`() {
    final class Deaf: UIScrollView {
      override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
      {
        false
      }
    }
    let rig = ScrollRig(Deaf(frame: .zero))
    let listener = Listener(frame: CGRect(x: 0, y: 0, width: 300, height: 3000))
    rig.view.addSubview(listener)
    rig.touch(.began, 150, 300, at: 0)
    rig.touch(.ended, 150, 300, at: 0.05)
    rig.touch(.began, 150, 300, at: 1)
    rig.loop.advance(to: 1.5)
    rig.touch(.ended, 150, 300, at: 2)
    #expect(listener.heard == [])
  }
}
