import QuartzCore
import Testing

@testable import UIKit

private let middle = CGPoint(x: 150, y: 300)

@MainActor @Suite struct `Changed targets` {
  @Test func `the content ends where the delegate says, at the speed of release first`() {
    let rig = ScrollRig()
    rig.retarget = { CGPoint(x: $0.x, y: $0.y - 137.25) }
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -200))
    let release = rig.view.contentOffset.y
    let target = (rig.proposedTarget?.y ?? 0) - 137.25

    let rate = (target - release) / (target - release + 0.99)
    rig.loop.advance(to: 13.0 / 60)
    let spent = 1 - pow(rate, 1000 * (13.0 / 60 - 0.2))
    #expect(abs(rig.view.contentOffset.y - release - rate * spent / (1 - rate)) < 1e-6)
    rig.rest()

    #expect(rig.view.contentOffset.y == target)
    #expect(rig.calls == ScrollRig.flung)
  }

  @Test(arguments: [-300.0, 5, 2000])
  func `also behind the finger, very near and very far`(shift: CGFloat) {
    let rig = ScrollRig(content: CGSize(width: 300, height: 30_000))
    rig.view.contentOffset.y = 1000
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -60), lasting: 0.3, lift: false)
    let target = rig.view.contentOffset.y + shift
    rig.retarget = { _ in CGPoint(x: 0, y: target) }
    rig.touch(.ended, 150, 240, at: 0.3)
    rig.rest()
    #expect(rig.view.contentOffset.y == target)
    #expect(rig.view._scrollState == .idle)
  }

  @Test func `at zero velocity it settles there slowly`() {
    let rig = ScrollRig()
    rig.retarget = { _ in CGPoint(x: 0, y: 300) }
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -110), lift: false)
    rig.touch(.ended, 150, 190, at: 0.5)
    rig.run(0.2)
    #expect((110..<290).contains(rig.view.contentOffset.y))
    rig.rest()
    #expect(rig.view.contentOffset.y == 300)
    #expect(rig.calls == ScrollRig.flung)
  }

  @Test func `outside the legal range it means the edge`() {
    let rig = ScrollRig()
    rig.retarget = { _ in CGPoint(x: 0, y: 1e9) }
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -200))
    rig.rest()
    #expect(rig.view.contentOffset.y == 2400)
  }

  @Test func `the view's own hook is asked once, before the delegate`() {
    let view = SnappingScrollView(frame: .zero)
    let rig = ScrollRig(view)
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -200))
    #expect(view.timesAsked == 1)
    #expect(rig.proposedTarget?.y == 800)
    rig.rest()
    #expect(rig.view.contentOffset.y == 800)
  }

  @Test func `a delegate may stop the content and scroll back by itself, from inside the call`() {
    let rig = ScrollRig()
    rig.retarget = { [unowned rig] _ in
      rig.view.setContentOffset(.zero, animated: true)
      return rig.view.contentOffset
    }
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -100), lasting: 0.1)
    #expect(rig.view._scrollState == .animating)
    rig.rest()

    #expect(rig.view.contentOffset == .zero)
    #expect(
      rig.calls == [
        "willBeginDragging", "scroll", "willEndDragging", "didEndDragging(false)", "scroll",
        "didEndAnimation",
      ])
  }

  @Test(arguments: ["didEndDragging(true)", "willBeginDecelerating"])
  func `an animation begun in a call about the fling replaces it`(call: String) {
    let rig = ScrollRig()
    rig.reactions[call] = { [unowned rig] in rig.view.setContentOffset(.zero, animated: true) }
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -200))
    rig.rest()
    #expect(rig.view.contentOffset == .zero)
    #expect(rig.calls.last == "didEndAnimation")
    #expect(rig.view._scrollState == .idle)
  }

  @Test func `the delegate may be exchanged inside did-scroll`() {
    let rig = ScrollRig()
    rig.reactions["scroll"] = { [unowned rig] in
      rig.view.delegate = nil
      rig.view.contentOffset.y += 1
      rig.view.delegate = rig
    }
    rig.view.contentOffset.y = 10
    #expect(rig.view.contentOffset.y == 11)
    #expect(rig.offsets.count == 1)
  }
}
