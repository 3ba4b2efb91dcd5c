import QuartzCore
import Testing

@testable import UIKit

/// The visible part of a section that scrolls by itself stays when items before it get other sizes (Facts
/// 2.9, 4.7).
@MainActor @Suite struct `Kept places across` {
  typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  /// A section whose cells are 60 to 200 pt wide instead of the 100 pt that are expected, in the middle.
  private static func rig(_ behavior: Behavior, isRightToLeft: Bool = false) -> OrthogonalRig {
    let rig = OrthogonalRig(
      [
        .init(
          behavior: behavior, items: 60, group: CGSize(width: 100, height: 100), spacing: 10, inset: 20,
          isEstimated: true)
      ], isRightToLeft: isRightToLeft)
    let place = rig.view.orthogonalPlace(ofSection: 0)
    rig.view.setOrthogonalOffset(place?.offset(travel: 3000) ?? .zero, ofSection: 0)
    rig.rest()
    return rig
  }

  private static func places(_ rig: OrthogonalRig) -> [Int: CGFloat] {
    Dictionary(
      uniqueKeysWithValues: rig.items().compactMap { item in rig.frame(item).map { (item, $0.minX) } })
  }

  /// By how much each item has moved that is on screen before and after `step`.
  private static func shifts(_ rig: OrthogonalRig, _ step: () -> Void) -> [CGFloat] {
    let before = places(rig)
    step()
    let after = places(rig)
    return before.compactMap { item, place in after[item].map { $0 - place } }
  }

  @Test(
    arguments: [Behavior.continuous, .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered],
    [false, true])
  func `under a finger, cells that come change nothing for those that are there`(
    behavior: Behavior, isRightToLeft: Bool
  ) {
    let rig = Self.rig(behavior, isRightToLeft: isRightToLeft)
    let first = rig.items().first ?? 0
    let way: CGFloat = isRightToLeft ? -1 : 1
    let start: CGFloat = isRightToLeft ? 370 : 5
    let time = rig.loop.now
    rig.touch(.began, start, 50, at: time)
    rig.touch(.moved, start + 20 * way, 50, at: time + 0.01)
    for step in 1...30 {
      let x = start + (20 + CGFloat(step) * 10) * way
      let shifts = Self.shifts(rig) { rig.touch(.moved, x, 50, at: time + 0.01 + Double(step) * 0.01) }
      #expect(!shifts.isEmpty)
      #expect(shifts.allSatisfy { abs($0 - 10 * way) < 0.01 }, "step \(step): \(shifts)")
    }
    #expect((rig.items().first ?? 0) < first)
    rig.touch(.ended, start + 320 * way, 50, at: time + 0.6)
    rig.rest()

    guard let place = rig.view.orthogonalPlace(ofSection: 0), let view = rig.embedded() else {
      Issue.record("the section has gone")
      return
    }
    #expect(abs(place.section.stops.resting(at: view.travel) - view.travel) < 0.01)
  }

  @Test func `at rest, what is there stays where it is`() {
    let rig = Self.rig(.continuous)
    let target = rig.offset() - 150
    let shifts = Self.shifts(rig) {
      rig.view.setOrthogonalOffset(CGPoint(x: target, y: 0), ofSection: 0)
      rig.loop.settle()
    }
    #expect(!shifts.isEmpty)
    #expect(shifts.allSatisfy { abs($0 - 150) < 0.01 }, "\(shifts)")
  }

  @Test func `a fling goes on evenly, and ends where it may`() {
    let rig = Self.rig(.continuous)
    rig.drag(from: CGPoint(x: 50, y: 50), by: CGVector(dx: 150, dy: 0))
    var last = CGFloat.infinity
    for _ in 0..<120 where rig.loop.nextDeadline != nil {
      let shifts = Self.shifts(rig) { rig.run(1.0 / 60) }
      guard let shift = shifts.first else { continue }
      #expect(shifts.allSatisfy { abs($0 - shift) < 0.01 }, "\(shifts)")
      #expect(shift > -0.51 && shift < last + 1.01, "\(shift) after \(last)")
      last = shift
    }
    rig.rest()
    #expect(rig.offset() >= 0)
  }

  @Test func `pages stay where pages are`() {
    let rig = Self.rig(.paging)
    let page = (rig.offset() / 375).rounded()
    #expect(abs(rig.offset() - page * 375) < 0.01)
    rig.drag(from: CGPoint(x: 50, y: 50), by: CGVector(dx: 200, dy: 0))
    rig.rest()
    #expect(abs(rig.offset() - (page - 1) * 375) < 0.01)
  }
}
