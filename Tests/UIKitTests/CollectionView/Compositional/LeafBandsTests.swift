import QuartzCore
import Testing

@testable import UIKit

@Suite struct `Places of large groups` {
  private func leaves(_ count: Int, _ random: inout some RandomNumberGenerator, isWide: Bool) -> [GroupPlan
    .Leaf]
  {
    (0..<count).map { _ in
      let (along, across) = (
        CGFloat.random(in: -50...4000, using: &random), CGFloat.random(in: 0...300, using: &random)
      )
      // A few reach through half of the group.
      let length =
        Int.random(in: 0..<50, using: &random) == 0 ? 2000 : CGFloat.random(in: 0...90, using: &random)
      let badge = CompositionBadge(
        kind: "badge", size: CompositionSize(width: .absolute(20), height: .absolute(20)),
        anchor: CompositionAnchor(edges: [.top, .trailing], offset: CGPoint(x: 40, y: -40)))
      return GroupPlan.Leaf(
        frame: isWide
          ? CGRect(x: along, y: across, width: length, height: 30)
          : CGRect(x: across, y: along, width: 30, height: length),
        badges: Int.random(in: 0..<4, using: &random) == 0 ? [badge] : [])
    }
  }

  @Test(arguments: [(0, false), (63, false), (64, false), (700, false), (700, true), (3000, true)])
  func `are found as by looking at all of them`(count: Int, isWide: Bool) {
    var random = SeededNumbers(seed: 7)
    let plan = GroupPlan(
      size: CGSize(width: 300, height: 4000), leaves: leaves(count, &random, isWide: isWide))
    for _ in 0..<200 {
      let rect = CGRect(
        x: .random(in: -300...4500, using: &random), y: .random(in: -300...4500, using: &random),
        width: .random(in: 1...800, using: &random), height: .random(in: 1...800, using: &random))
      func touches(_ leaf: GroupPlan.Leaf) -> Bool {
        leaf.frame.intersects(rect)
          || leaf.badges.indices.contains { leaf.frame(ofBadge: $0).intersects(rect) }
      }
      let found = plan.places(around: rect)
      #expect(
        found.filter { touches(plan.leaves[$0]) } == plan.leaves.indices.filter { touches(plan.leaves[$0]) })
    }
  }

  @Test func `are few around what is small`() {
    let leaves = (0..<10_000).map {
      GroupPlan.Leaf(
        frame: CGRect(x: CGFloat($0 % 2) * 190, y: CGFloat($0 / 2) * 100, width: 180, height: 90))
    }
    let plan = GroupPlan(size: CGSize(width: 370, height: 500_000), leaves: leaves)
    #expect(plan.places(around: CGRect(x: 0, y: 250_000, width: 370, height: 800)).count < 60)
  }

  @Test func `on one spot are looked through`() {
    let leaves = Array(repeating: GroupPlan.Leaf(frame: .zero), count: 200)
    #expect(GroupPlan(size: .zero, leaves: leaves).places(around: .zero).count == 200)
  }
}
