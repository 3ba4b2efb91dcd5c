import QuartzCore
import Testing

@testable import UIKit

private let middle = CGPoint(x: 150, y: 300)

@MainActor @Suite struct `Catching` {
  @Test func `a finger stops the motion where it is and holds it`() {
    let rig = ScrollRig()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -200))
    rig.loop.advance(to: 0.5)
    let here = rig.view.contentOffset
    rig.forget()

    rig.touch(.began, 150, 400, at: 0.51)
    rig.run(0.5)
    #expect(rig.view.contentOffset == here)
    #expect(rig.calls == ["didEndDecelerating", "willBeginDragging"])
    #expect(rig.flags["didEndDecelerating"] == "T..")
    rig.touch(.ended, 150, 400, at: 1.1)
    rig.rest()

    #expect(rig.view.contentOffset == here)
    #expect(rig.calls.suffix(2) == ["willEndDragging", "didEndDragging(false)"])
    #expect(rig.releaseVelocity == .zero)
  }

  @Test func `follows without slop`() {
    let rig = ScrollRig()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -200))
    rig.loop.advance(to: 0.5)
    let here = rig.view.contentOffset.y
    rig.touch(.began, 150, 400, at: 0.51)
    rig.touch(.moved, 150, 397, at: 0.53)
    #expect(abs(rig.view.contentOffset.y - here - 3) < 1e-9)
  }

  @Test func `a second fling starts from its own speed`() {
    let rig = ScrollRig(content: CGSize(width: 300, height: 30_000))
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -200))
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -100), at: 0.4)
    #expect(abs((rig.releaseVelocity?.y ?? 0) - 0.5) < 1e-9)
  }

  @Test func `content caught between two resting places settles when the finger lifts`() {
    let rig = ScrollRig(SnappingScrollView(frame: .zero))
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -200))
    rig.loop.advance(to: 0.4)
    rig.touch(.began, 150, 400, at: 0.41)
    rig.touch(.ended, 150, 400, at: 0.6)
    rig.rest()
    #expect(rig.view.contentOffset.y.truncatingRemainder(dividingBy: 400) == 0)
    #expect(rig.calls.last == "didEndDecelerating")
  }
}
