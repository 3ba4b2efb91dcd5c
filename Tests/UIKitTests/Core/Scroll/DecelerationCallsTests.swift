import QuartzCore
import Testing

@testable import UIKit

private let middle = CGPoint(x: 150, y: 300)

@MainActor @Suite struct `After the finger` {
  @Test func `a finger that rests before it lifts leaves the content where it is`() {
    let rig = ScrollRig()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -110), lift: false)
    rig.touch(.ended, 150, 190, at: 0.5)
    rig.rest()

    #expect(rig.releaseVelocity == .zero)
    #expect(rig.proposedTarget == rig.view.contentOffset)
    #expect(
      rig.calls == ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging(false)"])
  }

  @Test func `a fling ends on its proposal, with the calls in UIKit's order`() {
    let rig = ScrollRig()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -200))
    let release = rig.view.contentOffset.y
    rig.rest()

    // 200 pt in 0.2 s; the stepped end, on a pixel of the 2x screen.
    #expect(abs((rig.releaseVelocity?.y ?? 0) - 1) < 1e-9)
    #expect(rig.proposedTarget?.y == ((release + (1 - 0.01) * 0.998 / 0.002) * 2).rounded() / 2)
    #expect(rig.view.contentOffset == rig.proposedTarget)
    #expect(rig.calls == ScrollRig.flung)
  }

  @Test(arguments: [0.998, 0.99])
  func `each frame shows the closed form at the time since the finger's own lifting`(rate: CGFloat) {
    let rig = ScrollRig(content: CGSize(width: 300, height: 30_000))
    rig.view.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
    let lifted = 0.2037
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -200), at: lifted - 0.2)
    let coast = Deceleration(from: rig.view.contentOffset.y, velocity: 1000, rate: rate)

    for frame in 13...60 {
      rig.loop.advance(to: TimeInterval(frame) / 60)
      let closed = coast.position(at: TimeInterval(frame) / 60 - lifted)
      #expect(abs(rig.view.contentOffset.y - closed) <= 0.26)
    }
  }

  @Test func `how the samples are bundled makes no difference`() {
    let samples = (0...24).map { (step: Int) -> TouchSample in
      let phase: UITouch.Phase = step == 0 ? .began : step == 24 ? .ended : .moved
      let location = CGPoint(x: 150, y: 500 - CGFloat(step * step) / 3)
      return TouchSample(phase: phase, finger: 1, time: TimeInterval(step) / 120, location: location)
    }
    let one = ScrollRig()
    for sample in samples {
      one.loop.advance(before: sample.time)
      one.window.inject([sample])
      one.loop.settle()
    }
    one.rest()
    let other = ScrollRig()
    other.window.inject(samples)
    other.rest()

    #expect(one.view.contentOffset == other.view.contentOffset)
    #expect(one.view.contentOffset.y > 300)
  }

  @Test func `flags are those of UIKit at each call`() {
    let rig = ScrollRig()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -200), lift: false)
    #expect(rig.flags == ["willBeginDragging": "TD.", "scroll": "TD."])
    rig.forget()
    rig.touch(.ended, 150, 100, at: 0.2)
    #expect(rig.flags["willEndDragging"] == "TD.")
    #expect(rig.flags["didEndDragging(true)"]?.hasSuffix("D.") == true)
    #expect(rig.flags["willBeginDecelerating"] == ".Dd")
    rig.run(0.1)
    #expect(rig.flags["scroll"] == ".Dd")
    rig.rest()
    #expect(rig.flags["didEndDecelerating"] == "...")

    rig.drag(from: middle, by: CGVector(dx: 0, dy: -50), at: 20, lift: false)
    rig.touch(.ended, 150, 250, at: 21)
    #expect(rig.flags["didEndDragging(false)"] == "T..")
    #expect(rig.view._scrollState == .idle)
  }

  @Test func `a fling into an edge overshoots once and ends on the edge, without further calls`() {
    let rig = ScrollRig()
    rig.view.contentOffset.y = 2300
    rig.forget()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -80), lasting: 0.05)
    rig.rest()
    let beyond = rig.offsets.map(\.y).filter { $0 > 2400 }

    #expect(rig.proposedTarget?.y == 2400)
    #expect((beyond.max() ?? 0) > 2420)
    #expect(rig.view.contentOffset.y == 2400)
    #expect(rig.calls == ScrollRig.flung)
  }

  @Test func `without bounces it stops at the edge`() {
    let rig = ScrollRig()
    rig.view.contentOffset.y = 2300
    rig.view.bounces = false
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -80), lasting: 0.05)
    rig.rest()
    #expect(rig.offsets.map(\.y).max() == 2400)
    #expect(rig.view.contentOffset.y == 2400)
  }

  @Test func `axes decelerate and bounce on their own`() {
    let rig = ScrollRig(content: CGSize(width: 4000, height: 620))
    rig.drag(from: middle, by: CGVector(dx: -140, dy: -140))
    rig.rest()
    #expect(rig.offsets.contains { $0.y > 20 && $0.x < 400 })
    #expect(rig.view.contentOffset.y == 20)
    #expect(rig.view.contentOffset.x > 400)
    #expect(rig.calls == ScrollRig.flung)
  }

  @Test func `at rest nothing is due`() {
    let rig = ScrollRig()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -200))
    #expect(rig.loop.nextDeadline != nil)
    rig.rest()
    #expect(rig.loop.nextDeadline == nil)
  }

  @Test func `shrinking the content on the way sends it to the new edge`() {
    let rig = ScrollRig()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -200))
    rig.run(0.05)
    rig.view.contentSize.height = 1000
    rig.rest()
    #expect(rig.view.contentOffset.y == 400)
  }

  @Test func `content that grows on the way has no edge where it used to end`() {
    let rig = ScrollRig(content: CGSize(width: 300, height: 1000))
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -200))
    #expect(rig.proposedTarget?.y == 400)
    rig.run(0.05)
    rig.view.contentSize.height = 3000
    rig.rest()
    let release = Deceleration(from: 190, velocity: 1000, rate: 0.998)
    #expect(abs(rig.view.contentOffset.y - release.target) < 0.51)
    #expect(rig.calls == ScrollRig.flung)
  }

  @Test func `moved by the program on its way it goes on from there as fast`() {
    let rig = ScrollRig(content: CGSize(width: 300, height: 30_000))
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -200))
    rig.loop.advance(to: 0.5)
    let way = (rig.proposedTarget?.y ?? 0) - rig.view.contentOffset.y

    rig.view.contentOffset.y = 5000
    #expect(rig.view.isDecelerating)
    rig.rest()

    #expect(abs(rig.view.contentOffset.y - (5000 + way)) < 0.51)
    #expect(rig.calls == ScrollRig.flung)
  }

  @Test func `a delegate that holds the top keeps it there`() {
    let rig = ScrollRig()
    rig.reactions["scroll"] = { [unowned rig] in
      if rig.view.contentOffset.y < 0 { rig.view.contentOffset.y = 0 }
    }
    rig.view.contentOffset.y = 60
    rig.drag(from: middle, by: CGVector(dx: 0, dy: 80), lasting: 0.05)
    rig.rest()
    #expect(rig.view.contentOffset.y == 0)
    #expect(rig.view._scrollState == .idle)
  }

  @Test func `an unanimated set stops it`() {
    let rig = ScrollRig()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -200))
    rig.run(0.1)
    let here = rig.view.contentOffset
    rig.view.setContentOffset(here, animated: false)
    rig.rest()
    #expect(rig.view.contentOffset == here)
    #expect(rig.calls == ScrollRig.flung)
  }

  @Test func `an animated set replaces it`() {
    let rig = ScrollRig()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -200))
    rig.run(0.1)
    rig.view.setContentOffset(.zero, animated: true)
    rig.rest()
    #expect(rig.view.contentOffset == .zero)
    #expect(rig.calls == ScrollRig.flung + ["scroll", "didEndAnimation"])
  }

  @Test func `a view that is gone does not keep the loop awake`() {
    var rig: ScrollRig? = ScrollRig()
    let loop = rig?.loop
    rig?.drag(from: middle, by: CGVector(dx: 0, dy: -200))
    rig = nil
    loop?.advance(to: 1)
    #expect(loop?.nextDeadline == nil)
  }
}
