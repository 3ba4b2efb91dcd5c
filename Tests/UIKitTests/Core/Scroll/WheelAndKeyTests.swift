import QuartzCore
import Testing

@testable import UIKit

private let snapped = [
  "willBeginDragging", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating", "scroll",
  "didEndDecelerating",
]

@MainActor @Suite struct `Wheel` {
  private func turn(
    _ rig: ScrollRig, _ dy: CGFloat, discrete: Bool = false, at time: TimeInterval, dx: CGFloat = 0
  ) {
    rig.loop.advance(before: time)
    rig.view._scrollByWheel(CGVector(dx: dx, dy: dy), isDiscrete: discrete, at: time)
    rig.loop.settle()
  }

  @Test func `a trackpad moves the content point for point, as one drag`() {
    let rig = ScrollRig()
    for step in 0..<10 { turn(rig, 12.5, at: TimeInterval(step) * 0.016) }
    #expect(rig.view.contentOffset.y == 125)
    #expect(rig.view._scrollState == .dragging)
    rig.rest()

    #expect(rig.view.contentOffset.y == 125)
    #expect(rig.calls == ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging(false)"])
    #expect(rig.releaseVelocity == .zero)
  }

  @Test func `lets go when it has been quiet for 120 ms, not before`() {
    let rig = ScrollRig()
    turn(rig, 20, at: 0)
    turn(rig, 20, at: 0.1)
    rig.loop.advance(to: 0.219)
    #expect(rig.view._scrollState == .dragging)
    rig.loop.advance(to: 0.2201)
    #expect(rig.view._scrollState == .idle)
  }

  @Test func `a trackpad pushes past an edge only so far, and it comes back`() {
    let rig = ScrollRig()
    for step in 0..<100 { turn(rig, -40, at: TimeInterval(step) * 0.016) }
    #expect(rig.view.contentOffset.y < -20)
    #expect(rig.view.contentOffset.y > -600 * 0.15)
    rig.rest()
    #expect(rig.view.contentOffset.y == 0)
  }

  @Test func `a notch moves smooth content by itself exactly, and never past an edge`() {
    let rig = ScrollRig()
    turn(rig, 100, discrete: true, at: 0)
    rig.rest()
    #expect(rig.view.contentOffset.y == 100)
    turn(rig, -250, discrete: true, at: 1)
    rig.rest()
    #expect(rig.view.contentOffset.y == 0)
    rig.forget()
    turn(rig, -100, discrete: true, at: 2)
    rig.rest()
    #expect(rig.calls == [])
  }

  @Test(arguments: [37.0, 400, 560], [30.0, 100, 240])
  func `a notch moves snapping content by one place, whatever its size`(pitch: CGFloat, notch: CGFloat) {
    let view = SnappingScrollView(frame: .zero)
    view.pitch = pitch
    let rig = ScrollRig(view)

    turn(rig, notch, discrete: true, at: 0)
    rig.rest()
    #expect(rig.view.contentOffset.y == pitch)
    #expect(rig.calls == snapped)
    turn(rig, notch, discrete: true, at: 3)
    turn(rig, notch, discrete: true, at: 3.1)
    rig.rest()
    #expect(rig.view.contentOffset.y == 3 * pitch)
    turn(rig, -notch, discrete: true, at: 6)
    rig.rest()
    #expect(rig.view.contentOffset.y == 2 * pitch)
  }

  @Test func `a notch turns one page`() {
    let rig = ScrollRig()
    rig.view.isPagingEnabled = true
    turn(rig, 100, discrete: true, at: 0)
    rig.rest()
    #expect(rig.view.contentOffset.y == 600)
  }

  @Test func `a trackpad's long swing turns one page`() {
    let rig = ScrollRig()
    rig.view.isPagingEnabled = true
    for step in 0..<60 { turn(rig, 50, at: TimeInterval(step) * 0.016) }
    rig.rest()
    #expect(rig.view.contentOffset.y == 600)
  }

  @Test func `a vertical notch scrolls content that moves only sideways, a trackpad does not`() {
    let rig = ScrollRig(content: CGSize(width: 3000, height: 600))
    turn(rig, 100, at: 0)
    #expect(rig.calls == [])
    #expect(!rig.view._takesWheel(CGVector(dx: 0, dy: 100), isDiscrete: false))
    turn(rig, 100, discrete: true, at: 1)
    #expect(rig.view.contentOffset == CGPoint(x: 100, y: 0))
  }

  @Test func `does nothing under a finger, and a finger takes over from it`() {
    let rig = ScrollRig()
    rig.touch(.began, 150, 300, at: 0)
    turn(rig, 100, at: 0.1)
    #expect(rig.calls == [])
    rig.touch(.ended, 150, 300, at: 0.2)

    turn(rig, 100, at: 0.3)
    rig.touch(.began, 150, 300, at: 0.35)
    rig.touch(.moved, 150, 250, at: 0.4)
    rig.run(1)
    #expect(rig.view._scrollState == .dragging)
    #expect(rig.view.contentOffset.y > 100)
  }

  @Test func `what is no number is ignored`() {
    let rig = ScrollRig()
    turn(rig, .nan, at: 0)
    turn(rig, .infinity, discrete: true, at: 0)
    #expect(rig.view.contentOffset == .zero)
  }
}

@MainActor @Suite struct `Keys` {
  private func press(_ rig: ScrollRig, _ key: ScrollKey) -> Bool { rig.view._scrollByKey(key) }

  @Test func `an arrow scrolls sixty points, animated`() {
    let rig = ScrollRig()
    #expect(press(rig, .down))
    #expect(rig.view._scrollState == .animating)
    rig.rest()
    #expect(rig.view.contentOffset.y == 60)
    #expect(rig.calls == ["scroll", "didEndAnimation"])
  }

  @Test func `arrows pressed quickly add up`() {
    let rig = ScrollRig()
    for _ in 0..<3 {
      _ = press(rig, .down)
      rig.run(0.05)
    }
    rig.rest()
    #expect(rig.view.contentOffset.y == 180)
  }

  @Test(arguments: [37.0, 400, 560])
  func `an arrow goes to the next place where content can rest`(pitch: CGFloat) {
    let view = SnappingScrollView(frame: .zero)
    view.pitch = pitch
    let rig = ScrollRig(view)
    for place in 1...3 {
      _ = press(rig, .down)
      rig.rest()
      #expect(rig.view.contentOffset.y == CGFloat(place) * pitch)
    }
    _ = press(rig, .up)
    rig.rest()
    #expect(rig.view.contentOffset.y == 2 * pitch)
  }

  @Test func `page keys go by the visible length, Home and End to the edges`() {
    let rig = ScrollRig()
    rig.view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 50, right: 0)
    _ = press(rig, .pageDown)
    rig.rest()
    #expect(rig.view.contentOffset.y == 450)
    _ = press(rig, .end)
    rig.rest()
    #expect(rig.view.contentOffset.y == 2450)
    _ = press(rig, .pageUp)
    rig.rest()
    #expect(rig.view.contentOffset.y == 1950)
    _ = press(rig, .home)
    rig.rest()
    #expect(rig.view.contentOffset.y == -50)
  }

  @Test func `at the end there is nowhere to go, and nothing is told`() {
    let rig = ScrollRig()
    #expect(press(rig, .up))
    rig.rest()
    #expect(rig.calls == [])
  }

  @Test func `a key for the other axis is not this view's`() {
    let rig = ScrollRig()
    #expect(!press(rig, .left))
    rig.view.isScrollEnabled = false
    #expect(!press(rig, .down))
    rig.view.isScrollEnabled = true
    rig.view.allowsKeyboardScrolling = false
    #expect(!press(rig, .down))
  }

  @Test func `sideways content takes the page keys too`() {
    let rig = ScrollRig(content: CGSize(width: 3000, height: 600))
    _ = press(rig, .pageDown)
    rig.rest()
    #expect(rig.view.contentOffset == CGPoint(x: 300, y: 0))
  }
}
