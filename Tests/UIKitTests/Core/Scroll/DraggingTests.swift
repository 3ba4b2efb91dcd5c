import QuartzCore
import Testing

@testable import UIKit

private let middle = CGPoint(x: 150, y: 300)

/// A drag that rests for 0.2 s before it lifts.
@MainActor private func slowDrag(_ rig: ScrollRig, by way: CGVector, at time: TimeInterval = 0) {
  rig.drag(from: middle, by: way, at: time, lift: false)
  rig.touch(.ended, middle.x + way.dx, middle.y + way.dy, at: time + 0.4)
}

@MainActor @Suite struct `Dragging` {
  @Test func `begins after ten points and takes them off the way`() {
    let rig = ScrollRig()

    rig.touch(.began, 150, 300, at: 0)
    #expect(rig.view._scrollState == .tracking)
    rig.touch(.moved, 150, 290.5, at: 0.02)
    #expect(rig.calls == [] && rig.view.contentOffset.y == 0)
    rig.touch(.moved, 150, 280, at: 0.04)
    #expect(rig.calls == ["willBeginDragging", "scroll"])
    #expect(abs(rig.view.contentOffset.y - 10) < 1e-9)
    rig.touch(.moved, 150, 100, at: 0.06)
    #expect(abs(rig.view.contentOffset.y - 190) < 1e-9)
  }

  @Test func `follows the finger point for point both ways`() {
    let rig = ScrollRig()
    rig.view.contentOffset.y = 1000
    rig.touch(.began, 150, 300, at: 0)
    rig.touch(.moved, 150, 280, at: 0.02)
    for y in stride(from: 0.0, through: 600, by: 50) {
      rig.touch(.moved, 150, y, at: 0.03 + y / 10_000)
      #expect(abs(rig.view.contentOffset.y - (1000 + 290 - y)) < 1e-9)
    }
  }

  @Test func `leaves an axis alone whose content fits`() {
    let rig = ScrollRig()
    slowDrag(rig, by: CGVector(dx: -40, dy: -110))
    #expect(rig.view.contentOffset.x == 0)
    #expect(rig.view.contentOffset.y > 90)
  }

  @Test func `does not begin along an axis that does not scroll`() {
    let rig = ScrollRig()
    slowDrag(rig, by: CGVector(dx: -120, dy: 30))
    rig.rest()
    #expect(rig.calls == [])
    #expect(rig.view._scrollState == .idle)
  }

  @Test func `moves both axes of content that is larger both ways`() {
    let rig = ScrollRig(content: CGSize(width: 2000, height: 3000))
    slowDrag(rig, by: CGVector(dx: -80, dy: -60))
    #expect(abs(rig.view.contentOffset.x - 72) < 1e-9)
    #expect(abs(rig.view.contentOffset.y - 54) < 1e-9)
  }

  @Test func `content that fits moves only if it always bounces`() {
    let still = ScrollRig(content: CGSize(width: 300, height: 400))
    slowDrag(still, by: CGVector(dx: 0, dy: 110))
    #expect(still.calls == [])

    let bouncing = ScrollRig(content: CGSize(width: 300, height: 400))
    bouncing.view.alwaysBounceVertical = true
    bouncing.drag(from: middle, by: CGVector(dx: 0, dy: 110), lift: false)
    #expect(bouncing.view.contentOffset.y < -40)
  }

  @Test func `does nothing while scrolling is disabled, and stops when it becomes so`() {
    let rig = ScrollRig()
    rig.view.isScrollEnabled = false
    slowDrag(rig, by: CGVector(dx: 0, dy: -100))
    #expect(rig.calls == [])

    rig.view.isScrollEnabled = true
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -100), at: 1, lift: false)
    rig.view.isScrollEnabled = false
    #expect(rig.view._scrollState == .idle)
    #expect(rig.calls.last == "didEndDragging(false)")
  }

  @Test func `the program may move the content under the finger, which goes on from there`() {
    let rig = ScrollRig()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -100), lift: false)
    rig.view.contentOffset.y = 1000
    rig.touch(.moved, 150, 150, at: 0.3)
    #expect(abs(rig.view.contentOffset.y - 1050) < 1e-9)
  }

  @Test func `an animated set under the finger is done at once`() {
    let rig = ScrollRig()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -100), lift: false)
    rig.forget()
    rig.view.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    #expect(rig.calls == ["scroll", "didEndAnimation"])
    #expect(rig.view._scrollState == .dragging)
    rig.touch(.moved, 150, 190, at: 0.3)
    #expect(abs(rig.view.contentOffset.y - 710) < 1e-9)
  }

  @Test func `a second finger neither jumps nor ends the drag`() {
    let rig = ScrollRig()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -100), lift: false)
    let before = rig.view.contentOffset.y

    rig.touch(.began, 20, 500, at: 0.3, finger: 2)
    #expect(rig.view.contentOffset.y == before)
    rig.touch(.ended, 20, 500, at: 0.35, finger: 2)
    rig.touch(.moved, 150, 190, at: 0.4)

    #expect(abs(rig.view.contentOffset.y - before - 10) < 1e-9)
    #expect(rig.view._scrollState == .dragging)
  }

  @Test func `a cancelled touch ends the drag where it is`() {
    let rig = ScrollRig()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -100), lift: false)
    let before = rig.view.contentOffset.y
    rig.window.cancelTouches(at: 0.2)
    rig.rest()
    #expect(rig.view.contentOffset.y == before)
    #expect(rig.calls.suffix(2) == ["willEndDragging", "didEndDragging(false)"])
    #expect(rig.releaseVelocity == .zero)
  }
}

@MainActor @Suite struct `Directional lock` {
  @Test(arguments: [(-90.0, -30.0, true, false), (-30, -90, false, true), (-80, -70, true, true)])
  func `holds the axis that the drag sets out along, none if it sets out askew`(
    dx: CGFloat, dy: CGFloat, movesX: Bool, movesY: Bool
  ) {
    let rig = ScrollRig(content: CGSize(width: 2000, height: 3000))
    rig.view.isDirectionalLockEnabled = true

    rig.drag(from: middle, by: CGVector(dx: dx, dy: dy), lift: false)
    rig.touch(.moved, 50, 100, at: 0.3)

    #expect((rig.view.contentOffset.x > 0) == movesX)
    #expect((rig.view.contentOffset.y > 0) == movesY)
  }
}

@MainActor @Suite struct `Past the edge` {
  /// The published law, in one line.
  private func band(_ x: CGFloat, _ d: CGFloat = 600) -> CGFloat { (1 - 1 / (x * 0.55 / d + 1)) * d }

  @Test(arguments: [30.0, 110, 260])
  func `content gives way as the rubber band does, at either end`(pull: CGFloat) {
    let top = ScrollRig()
    top.drag(from: middle, by: CGVector(dx: 0, dy: pull + 10), lift: false)
    #expect(abs(top.view.contentOffset.y + band(pull)) < 1e-9)

    let bottom = ScrollRig()
    bottom.view.contentOffset.y = 2400
    bottom.drag(from: middle, by: CGVector(dx: 0, dy: -pull - 10), lift: false)
    #expect(abs(bottom.view.contentOffset.y - 2400 - band(pull)) < 1e-9)
  }

  @Test func `the band starts at the edge, not where the drag did`() {
    let rig = ScrollRig()
    rig.view.contentOffset.y = 50
    rig.drag(from: middle, by: CGVector(dx: 0, dy: 110), lift: false)
    #expect(abs(rig.view.contentOffset.y + band(50)) < 1e-9)
  }

  @Test func `the same finger position gives the same offset however it got there`() {
    let rig = ScrollRig()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: 110), lift: false)
    for y in [500.0, 200, 599, 400] { rig.touch(.moved, 150, y, at: 0.3 + y / 10_000) }
    #expect(abs(rig.view.contentOffset.y + band(90)) < 1e-9)
  }

  @Test func `without bounces it ends at the edge`() {
    let rig = ScrollRig()
    rig.view.bounces = false
    rig.drag(from: middle, by: CGVector(dx: 0, dy: 200), lift: false)
    #expect(rig.view.contentOffset.y == 0)
    #expect(rig.calls == ["willBeginDragging"])
  }

  @Test func `one axis can be kept from bouncing`() {
    let rig = ScrollRig()
    rig.view.bouncesVertically = false
    rig.drag(from: middle, by: CGVector(dx: 0, dy: 200), lift: false)
    #expect(rig.view.contentOffset.y == 0)
  }

  @Test func `let go at rest it comes back to the edge exactly, with the calls of a deceleration`() {
    let rig = ScrollRig()
    slowDrag(rig, by: CGVector(dx: 0, dy: 110))
    rig.rest()

    #expect(rig.releaseVelocity == .zero && rig.proposedTarget == .zero)
    #expect(rig.view.contentOffset.y == 0)
    #expect(
      rig.calls == [
        "willBeginDragging", "scroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
        "scroll", "didEndDecelerating",
      ])
  }

  @Test func `comes back as the critically damped spring does`() {
    let rig = ScrollRig()
    slowDrag(rig, by: CGVector(dx: 0, dy: 110))
    let start = rig.view.contentOffset.y

    for frame in 1...20 {
      rig.loop.advance(to: 0.4 + TimeInterval(frame) / 60)
      let t = TimeInterval(frame) / 60
      #expect(abs(rig.view.contentOffset.y - start * exp(-12.5 * t) * (1 + 12.5 * t)) < 1e-6)
    }
  }

  @Test func `caught on its way back it does not jump, and follows from there`() {
    let rig = ScrollRig()
    slowDrag(rig, by: CGVector(dx: 0, dy: 160))
    rig.loop.advance(to: 0.45)
    let caught = rig.view.contentOffset.y
    #expect(caught < -10)

    rig.touch(.began, 150, 300, at: 0.455)
    #expect(rig.view.contentOffset.y == caught)
    let free = RubberBand(dimension: 600).overshoot(forDisplacement: caught)
    rig.touch(.moved, 150, 320, at: 0.5)
    #expect(abs(rig.view.contentOffset.y + band(20 - free)) < 1e-9)
    rig.touch(.moved, 150, 300 + free - 30, at: 0.6)
    #expect(abs(rig.view.contentOffset.y - 30) < 1e-9)
  }

  @Test func `flung from past the edge the content has its own speed, not the finger's`() {
    let rig = ScrollRig()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: 200), lasting: 0.2)
    let overshoot = rig.view.contentOffset.y
    let velocity = -1000 * RubberBand(dimension: 600).derivative(atDisplacement: overshoot)

    rig.loop.advance(to: 0.25)

    let t = 0.05
    let spring = exp(-12.5 * t) * (overshoot + (velocity + 12.5 * overshoot) * t)
    #expect(abs(rig.view.contentOffset.y - spring) < 1e-6)
  }
}
