import Testing

@testable import UIKit

@Suite("Stack of groups") struct GroupStackTests {
  private func plan(_ items: Int, length: CGFloat) -> GroupPlan {
    let leaf = GroupPlan.Leaf(frame: CGRect(x: 0, y: 0, width: 10, height: length))
    return GroupPlan(
      size: CGSize(width: 100, height: length), leaves: Array(repeating: leaf, count: items))
  }

  private func starts(_ stack: GroupStack) -> [CGFloat] { (0..<stack.count).map { stack.start(of: $0) } }

  @Test func `a million groups are one plan`() {
    let stack = GroupStack(plan(3, length: 50), itemCount: 3_000_001, spacing: 10, isHorizontal: false)
    #expect(stack.count == 1_000_001)
    #expect(stack.length == CGFloat(60_000_050))
    #expect(stack.instance(ofItem: 1_500_001)?.index == 500_000)
    #expect(stack.instance(1_000_000)?.count == 1)
    #expect(stack.indices(from: 600_000, to: 600_060) == 10_000..<10_002)
  }

  @Test func `without items there are no groups, and neither with groups without items`() {
    #expect(GroupStack(plan(3, length: 50), itemCount: 0, spacing: 10, isHorizontal: false).length == 0)
    let hollow = GroupStack(plan(0, length: 50), itemCount: 9, spacing: 10, isHorizontal: false)
    #expect(hollow.count == 0)
    #expect(hollow.instance(ofItem: 0) == nil)
  }

  @Test func `a group of another length moves those after it`() {
    var stack = GroupStack(plan(2, length: 50), itemCount: 10, spacing: 10, isHorizontal: false)
    stack.setPlan(plan(2, length: 80), of: 2)
    #expect(starts(stack) == [0, 60, 120, 210, 270])
    stack.setPlan(plan(2, length: 20), of: 0)
    #expect(starts(stack) == [0, 30, 90, 180, 240])
    stack.setPlan(plan(2, length: 50), of: 2)
    #expect(starts(stack) == [0, 30, 90, 150, 210])
    #expect(stack.instance(ofItem: 5)?.index == 2)
  }

  @Test func `groups of one length are one run, in whatever order they were found`() {
    var stack = GroupStack(plan(1, length: 44), itemCount: 1_000_000, spacing: 0, isHorizontal: false)
    for index in [3, 1, 0, 2, 500, 499, 501] { stack.setPlan(plan(1, length: 60), of: index) }
    #expect(stack.runCount == 4)
    #expect(stack.start(of: 4) == 240)
    #expect(stack.start(of: 502) == CGFloat(7 * 60 + 495 * 44))

    for index in [1, 499, 2, 0, 500, 3, 501] { stack.setPlan(plan(1, length: 44), of: index) }
    #expect(stack.runCount == 1)
    #expect(stack.count == 1_000_000)
    #expect(stack.length == CGFloat(44_000_000))
  }

  @Test func `groups that hold other numbers of items are followed by the usual ones`() {
    var stack = GroupStack(plan(4, length: 50), itemCount: 20, spacing: 0, isHorizontal: false)
    stack.setPlans([plan(3, length: 50), plan(2, length: 60)], from: 1)
    #expect((0..<stack.count).compactMap { stack.instance($0)?.firstItem } == [0, 4, 7, 9, 13, 17])
    #expect(starts(stack) == [0, 50, 100, 160, 210, 260])
    #expect(stack.instance(5)?.count == 3)
  }

  @Test(arguments: 0..<50) func `any mixture agrees with a plain list`(_ seed: Int) {
    var dice = Dice(UInt64(seed))
    let perGroup = Int.random(in: 1...4, using: &dice)
    let count = Int.random(in: 0...40, using: &dice)
    let spacing = CGFloat(Int.random(in: 0...9, using: &dice))
    var stack = GroupStack(
      plan(perGroup, length: 50), itemCount: count, spacing: spacing, isHorizontal: false)
    var lengths = [CGFloat](repeating: 50, count: (count + perGroup - 1) / perGroup)
    for _ in 0..<20 where !lengths.isEmpty {
      let index = Int.random(in: lengths.indices, using: &dice)
      lengths[index] = CGFloat(Int.random(in: 1...90, using: &dice))
      stack.setPlan(plan(perGroup, length: lengths[index]), of: index)
    }
    let plain = lengths.indices.map { lengths.prefix($0).reduce(0, +) + spacing * CGFloat($0) }
    #expect(starts(stack) == plain)
    #expect(stack.length == (plain.last ?? 0) + (lengths.last ?? 0))
    for low in stride(from: CGFloat(-20), to: stack.length + 40, by: 13) {
      let touching = lengths.indices.filter { plain[$0] <= low + 30 && plain[$0] + lengths[$0] >= low }
      #expect(Array(stack.indices(from: low, to: low + 30)) == touching)
    }
  }
}
