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

  /// A fling of 1 pt/ms, and 0.2 s later one of 0.5 from a finger that lands on it.
  private func secondFling(_ way: CGFloat, holding: TimeInterval = 0) -> (CGFloat, speedAtLanding: CGFloat) {
    let rig = ScrollRig(content: CGSize(width: 300, height: 30_000))
    rig.view.contentOffset.y = 10_000
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -200))
    rig.loop.advance(before: 0.4)
    let speed = rig.view.motionVelocity(at: 0.4).y
    if holding > 0 {
      rig.touch(.began, 150, 300, at: 0.4)
      rig.run(holding)
      for step in 1...24 {
        rig.touch(.moved, 150, 300 + way * CGFloat(step) / 24, at: 0.4 + holding + Double(step) / 120)
      }
      rig.touch(.ended, 150, 300 + way, at: 0.6 + holding)
    } else {
      rig.drag(from: middle, by: CGVector(dx: 0, dy: way), at: 0.4)
    }
    return (rig.releaseVelocity?.y ?? 0, speed)
  }

  @Test func `flings in one direction add up`() {
    let (velocity, speed) = secondFling(-100)
    #expect(speed > 600 && speed < 700)
    #expect(abs(velocity - 0.5 - 0.000816 * pow(speed, 1.967) / 1000) < 1e-9)
  }

  @Test func `a fling the other way, or after a finger that has held the content, starts from its own speed`()
  {
    #expect(abs(secondFling(100).0 + 0.5) < 1e-9)
    #expect(abs(secondFling(-100, holding: 0.5).0 - 0.5) < 1e-9)
  }

  @Test func `a slow drag gets nothing from a fast fling`() {
    #expect(abs(secondFling(-20).0 - 0.1) < 1e-9)
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
