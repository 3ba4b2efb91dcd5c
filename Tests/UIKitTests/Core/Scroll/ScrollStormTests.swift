import QuartzCore
import Testing

@testable import UIKit

/// Random hands, programs and clocks: whatever comes, the calls stay in pairs and the view comes to rest.
@MainActor @Suite struct `Scroll storm` {
  private struct Dice {
    var seed: UInt64

    mutating func roll(_ sides: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % UInt64(sides))
    }

    mutating func length(_ most: Int) -> CGFloat { CGFloat(roll(2 * most * 4) - most * 4) / 4 }
  }

  private func blow(on rig: ScrollRig, _ dice: inout Dice) {
    let now = rig.loop.now
    switch dice.roll(16) {
    case 0...3:
      let way = CGVector(dx: dice.length(200), dy: dice.length(300))
      rig.drag(
        from: CGPoint(x: 150, y: 300), by: way, at: now + 0.004, lasting: 0.02 + Double(dice.roll(20)) / 100,
        lift: dice.roll(4) > 0)
    case 4: rig.touch(.began, 150, 300, at: now)
    case 5, 6: rig.touch(.ended, 150, 300, at: now)
    case 7: rig.touch(.cancelled, 150, 300, at: now)
    case 8: rig.view.setContentOffset(CGPoint(x: dice.length(500), y: dice.length(4000)), animated: true)
    case 9: rig.view.contentOffset = CGPoint(x: dice.length(500), y: dice.length(4000))
    case 10: rig.view.setContentOffset(rig.view.contentOffset, animated: false)
    case 11:
      rig.view.contentSize = CGSize(width: 300 + CGFloat(dice.roll(600)), height: CGFloat(dice.roll(4000)))
    case 12: rig.view.frame.size.height = CGFloat(200 + dice.roll(400))
    case 13:
      rig.view.contentInset = UIEdgeInsets(top: dice.length(80), left: 0, bottom: dice.length(80), right: 0)
    case 14:
      rig.view._scrollByWheel(
        CGVector(dx: 0, dy: dice.length(120)), isDiscrete: dice.roll(2) == 0, at: now)
    default: rig.view._scrollByKey(ScrollKey(rawValue: UInt8(dice.roll(8))) ?? .up)
    }
    rig.run(Double(dice.roll(30)) / 100)
  }

  @Test(arguments: 0..<60)
  func `ends at rest, in range, with every begin ended`(seed: Int) {
    var dice = Dice(seed: UInt64(seed) &* 7919 &+ 17)
    let rig = ScrollRig(seed % 3 == 0 ? SnappingScrollView(frame: .zero) : UIScrollView(frame: .zero))
    rig.view.isPagingEnabled = seed % 5 == 1
    rig.view.bounces = seed % 7 != 2
    rig.view.isDirectionalLockEnabled = seed % 2 == 0

    for _ in 0..<60 { blow(on: rig, &dice) }
    rig.window.cancelTouches(at: rig.loop.now)
    rig.rest()
    rig.drag(from: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: 60), at: rig.loop.now)
    rig.rest()

    func count(_ prefix: String) -> Int { rig.calls.count { $0.hasPrefix(prefix) } }
    #expect(rig.view._scrollState == .idle)
    #expect(rig.loop.nextDeadline == nil)
    #expect(rig.offsets.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    #expect(count("willBeginDragging") == count("willEndDragging"))
    #expect(count("willBeginDragging") == count("didEndDragging"))
    #expect(count("willBeginDecelerating") == count("didEndDecelerating"))
    #expect(count("willBeginDecelerating") == count("didEndDragging(true)"))
    if rig.view.draggableAxes.contains(.vertical) {
      #expect(rig.view.offsetRange(along: .vertical).overshoot(of: rig.view.contentOffset.y) == 0)
    }
  }
}
