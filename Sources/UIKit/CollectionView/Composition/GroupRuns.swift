// Runs of equal groups, one after another, as a tree that knows what its parts come to (Facts 4.9).
//
// A question or a change takes the logarithm of the number of runs: how much has been measured before does
// not count. Trees share the parts that they have in common; none is ever changed.

import QuartzCore

/// Equal groups that follow each other.
struct GroupRun: Sendable {
  let plan: GroupPlan
  let count: Int
  /// Of all its groups and the spacing after each.
  let sum: GroupSum

  init(_ plan: GroupPlan, count: Int, spacing: CGFloat, isHorizontal: Bool) {
    self.plan = plan
    self.count = count
    let (length, breadth) =
      isHorizontal ? (plan.size.width, plan.size.height) : (plan.size.height, plan.size.width)
    let reach = plan.reach(isHorizontal: isHorizontal)
    sum = GroupSum(
      groups: count, items: count * plan.leaves.count, length: CGFloat(count) * (length + spacing),
      breadth: breadth, measuredBreadth: plan.isMeasured ? breadth : nil,
      overhang: (max(0, -reach.low), max(0, reach.high - length)))
  }

  private init(_ plan: GroupPlan, count: Int, sum: GroupSum) {
    (self.plan, self.count, self.sum) = (plan, count, sum)
  }

  /// Both as one; `other` has the same plan.
  func followed(by other: GroupRun) -> GroupRun {
    GroupRun(plan, count: count + other.count, sum: sum + other.sum)
  }
}

/// The sum of some groups. Lengths in points.
struct GroupSum: Sendable {
  var groups = 0
  var items = 0
  /// Spacing after each group included.
  var length: CGFloat = 0
  /// Across: of the largest.
  var breadth: CGFloat = 0
  /// Across: of the largest that a view has had a say in; nil without any.
  var measuredBreadth: CGFloat?
  /// How far anything sticks out of its group along, before and after, at most.
  var overhang: (before: CGFloat, after: CGFloat) = (0, 0)

  static func + (a: GroupSum, b: GroupSum) -> GroupSum {
    GroupSum(
      groups: a.groups + b.groups, items: a.items + b.items, length: a.length + b.length,
      breadth: max(a.breadth, b.breadth),
      measuredBreadth: [a.measuredBreadth, b.measuredBreadth].compactMap { $0 }.max(),
      overhang: (max(a.overhang.before, b.overhang.before), max(a.overhang.after, b.overhang.after)))
  }
}

struct GroupRuns: Sendable {
  /// A balanced tree: the heights of two siblings differ by one at most.
  final class Node: Sendable {
    let left: Node?
    let run: GroupRun
    let right: Node?
    let height: Int
    let sum: GroupSum

    init(_ left: Node?, _ run: GroupRun, _ right: Node?) {
      (self.left, self.run, self.right) = (left, run, right)
      height = 1 + max(left?.height ?? 0, right?.height ?? 0)
      sum = (left?.sum ?? GroupSum()) + run.sum + (right?.sum ?? GroupSum())
    }
  }

  private(set) var root: Node?

  init(_ root: Node? = nil) { self.root = root }

  /// A run without groups is none.
  init(_ run: GroupRun) { root = run.count > 0 ? Node(nil, run, nil) : nil }

  /// `parts` one after another.
  init(joining parts: ArraySlice<GroupRuns>) {
    guard parts.count > 1 else {
      root = parts.first?.root
      return
    }
    let middle = parts.startIndex + parts.count / 2
    root = Self.joined(
      GroupRuns(joining: parts[..<middle]).root, GroupRuns(joining: parts[middle...]).root)
  }

  var sum: GroupSum { root?.sum ?? GroupSum() }

  var count: Int {
    func count(_ node: Node?) -> Int { node.map { count($0.left) + 1 + count($0.right) } ?? 0 }
    return count(root)
  }

  /// The last run for which `claim` holds of what comes before it, with that; `claim` holds for the first
  /// one, and for none after one for which it does not.
  func last(where claim: (GroupSum) -> Bool) -> (run: GroupRun, before: GroupSum)? {
    var found: (GroupRun, GroupSum)?
    var before = GroupSum()
    var node = root
    while let here = node {
      let start = before + (here.left?.sum ?? GroupSum())
      if claim(start) {
        found = (here.run, start)
        before = start + here.run.sum
        node = here.right
      } else {
        node = here.left
      }
    }
    return found
  }

  /// The first `count` groups, and the others.
  func split(at count: Int, spacing: CGFloat, isHorizontal: Bool) -> (GroupRuns, GroupRuns) {
    func split(_ node: Node?, _ count: Int) -> (Node?, Node?) {
      guard let node else { return (nil, nil) }
      let left = node.left?.sum.groups ?? 0
      if count <= left {
        let (before, after) = split(node.left, count)
        return (before, Self.joined(after, node.run, node.right))
      }
      if count >= left + node.run.count {
        let (before, after) = split(node.right, count - left - node.run.count)
        return (Self.joined(node.left, node.run, before), after)
      }
      func part(_ count: Int) -> GroupRun {
        GroupRun(node.run.plan, count: count, spacing: spacing, isHorizontal: isHorizontal)
      }
      return (
        Self.joined(node.left, part(count - left), nil),
        Self.joined(nil, part(left + node.run.count - count), node.right)
      )
    }
    let (before, after) = split(root, count)
    return (GroupRuns(before), GroupRuns(after))
  }

  // MARK: Balance

  /// Equal groups that come to follow each other are one run: rows of one height cost nothing by being many.
  private static func joined(_ left: Node?, _ right: Node?) -> Node? {
    guard let left, let right else { return left ?? right }
    let (first, after) = withoutFirst(right)
    let (before, last) = withoutLast(left)
    guard last.plan == first.plan else { return joined(left, first, after) }
    return joined(before, last.followed(by: first), after)
  }

  private static func withoutFirst(_ node: Node) -> (GroupRun, Node?) {
    guard let left = node.left else { return (node.run, node.right) }
    let (first, rest) = withoutFirst(left)
    return (first, joined(rest, node.run, node.right))
  }

  private static func withoutLast(_ node: Node) -> (Node?, GroupRun) {
    guard let right = node.right else { return (node.left, node.run) }
    let (rest, last) = withoutLast(right)
    return (joined(node.left, node.run, rest), last)
  }

  private static func joined(_ left: Node?, _ run: GroupRun, _ right: Node?) -> Node {
    let (low, high) = (left?.height ?? 0, right?.height ?? 0)
    if let left, low > high + 1 {
      return balanced(left.left, left.run, joined(left.right, run, right))
    }
    if let right, high > low + 1 {
      return balanced(joined(left, run, right.left), right.run, right.right)
    }
    return Node(left, run, right)
  }

  /// One side may be higher by two.
  private static func balanced(_ left: Node?, _ run: GroupRun, _ right: Node?) -> Node {
    let (low, high) = (left?.height ?? 0, right?.height ?? 0)
    if let left, low > high + 1 {
      if let inner = left.right, inner.height > left.left?.height ?? 0 {
        return Node(Node(left.left, left.run, inner.left), inner.run, Node(inner.right, run, right))
      }
      return Node(left.left, left.run, Node(left.right, run, right))
    }
    if let right, high > low + 1 {
      if let inner = right.left, inner.height > right.right?.height ?? 0 {
        return Node(Node(left, run, inner.left), inner.run, Node(inner.right, right.run, right.right))
      }
      return Node(Node(left, run, right.left), right.run, right.right)
    }
    return Node(left, run, right)
  }
}
