// A section's groups, one after another (uikit-fidelity 4.3, 4.4, 4.9).
//
// The group of a section is repeated until all items have a place. As long as no view has asked for another size, all
// repetitions are the same and everything is found by arithmetic, however many there are. Where views have asked, runs
// of equal repetitions are kept, so that it costs what views have asked for, not what there is.

import QuartzCore

struct GroupStack: Sendable {
  /// One repetition of the group.
  struct Instance {
    /// Its place among the groups.
    var index: Int
    /// Its first item.
    var firstItem: Int
    /// Where it begins along the direction in which groups follow each other, in points from the first group.
    var start: CGFloat
    var plan: GroupPlan
    /// How many of the plan's places have an item; fewer only in the last one.
    var count: Int
  }

  /// Equal repetitions that follow each other.
  private struct Run {
    var plan: GroupPlan
    var count: Int
    var firstIndex = 0
    var firstItem = 0
    var start: CGFloat = 0

    var items: Int { plan.leaves.count }
  }

  /// Whether groups follow each other from left to right.
  let isHorizontal: Bool
  /// Between two groups, in points.
  let spacing: CGFloat
  let itemCount: Int
  /// What every group is as long as no view has asked for another size.
  let plan: GroupPlan
  /// Never empty ones; none without items, or with groups that hold none.
  private var runs: [Run] = []
  /// Across, in points: that of the largest group.
  private(set) var breadth: CGFloat = 0
  /// How far items stick out of their groups along, before and after, at most: counts may ask for more than fits.
  private(set) var overhang: (before: CGFloat, after: CGFloat) = (0, 0)

  init(_ plan: GroupPlan, itemCount: Int, spacing: CGFloat, isHorizontal: Bool) {
    self.plan = plan
    self.itemCount = max(0, itemCount)
    self.spacing = spacing.isFinite ? spacing : 0
    self.isHorizontal = isHorizontal
    addTail(from: 0)
    recount(from: 0)
  }

  var count: Int { runs.last.map { $0.firstIndex + $0.count } ?? 0 }

  /// From the start of the first group to the end of the last.
  var length: CGFloat { count > 0 ? end(of: count - 1) : 0 }

  func instance(_ index: Int) -> Instance? {
    guard index >= 0, index < count else { return nil }
    let run = runs[runOf { $0.firstIndex <= index }]
    let first = run.firstItem + (index - run.firstIndex) * run.items
    return Instance(
      index: index, firstItem: first, start: start(of: index), plan: run.plan,
      count: min(run.items, itemCount - first))
  }

  func instance(ofItem item: Int) -> Instance? {
    guard item >= 0, item < itemCount, !runs.isEmpty else { return nil }
    let run = runs[runOf { $0.firstItem <= item }]
    return instance(run.firstIndex + (item - run.firstItem) / run.items)
  }

  /// Those that may touch the range from `low` to `high` along, in points from the first group, with an item.
  func indices(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard count > 0, low <= high else { return 0..<0 }
    let first = firstIndex { end(of: $0) + overhang.after >= low }
    let last = firstIndex { start(of: $0) - overhang.before > high }
    return first..<max(first, last)
  }

  func start(of index: Int) -> CGFloat {
    guard !runs.isEmpty else { return 0 }
    let run = runs[runOf { $0.firstIndex <= index }]
    return run.start + CGFloat(index - run.firstIndex) * (length(of: run.plan) + spacing)
  }

  func end(of index: Int) -> CGFloat {
    guard !runs.isEmpty else { return 0 }
    return start(of: index) + length(of: runs[runOf { $0.firstIndex <= index }].plan)
  }

  // MARK: Other sizes

  /// The group begins where it did and holds as many items; those after it move.
  mutating func setPlan(_ plan: GroupPlan, of index: Int) {
    guard index >= 0, index < count, plan.leaves.count == self.plan.leaves.count else { return }
    let place = runOf { $0.firstIndex <= index }
    let run = runs[place]
    let before = index - run.firstIndex
    let after = run.count - before - 1
    var parts: [Run] = []
    if before > 0 { parts.append(Run(plan: run.plan, count: before)) }
    parts.append(Run(plan: plan, count: 1))
    if after > 0 { parts.append(Run(plan: run.plan, count: after)) }
    runs.replaceSubrange(place...place, with: parts)
    recount(from: place)
  }

  /// From that group on `plans` follow each other, which may hold other numbers of items; after them it goes on as
  /// without wishes.
  mutating func setPlans(_ plans: [GroupPlan], from index: Int) {
    guard index >= 0, index < count else { return }
    let place = runOf { $0.firstIndex <= index }
    let kept = index - runs[place].firstIndex
    runs.removeSubrange((place + 1)...)
    if kept > 0 { runs[place].count = kept } else { runs.removeLast() }
    let first = runs.last.map { $0.firstItem + $0.count * $0.items } ?? 0
    var item = first
    for plan in plans where !plan.leaves.isEmpty && item < itemCount {
      runs.append(Run(plan: plan, count: 1))
      item += plan.leaves.count
    }
    addTail(from: item)
    recount(from: 0)
  }

  private mutating func addTail(from item: Int) {
    guard item < itemCount, !plan.leaves.isEmpty else { return }
    let perGroup = plan.leaves.count
    let rest = itemCount - item
    runs.append(Run(plan: plan, count: rest / perGroup + (rest % perGroup > 0 ? 1 : 0)))
  }

  private mutating func recount(from place: Int) {
    for later in place..<runs.count {
      guard later > 0 else { continue }
      let before = runs[later - 1]
      runs[later].firstIndex = before.firstIndex + before.count
      runs[later].firstItem = before.firstItem + before.count * before.items
      runs[later].start = before.start + CGFloat(before.count) * (length(of: before.plan) + spacing)
    }
    breadth = runs.reduce(0) { max($0, isHorizontal ? $1.plan.size.height : $1.plan.size.width) }
    overhang = runs.reduce(into: (0, 0)) { overhang, run in
      let reach = run.plan.reach(isHorizontal: isHorizontal)
      overhang.before = max(overhang.before, -reach.low)
      overhang.after = max(overhang.after, reach.high - length(of: run.plan))
    }
  }

  private func length(of plan: GroupPlan) -> CGFloat { isHorizontal ? plan.size.width : plan.size.height }

  // MARK: Searching

  /// The last run for which `claim` holds, which holds for the first and for none after one for which it does not.
  private func runOf(_ claim: (Run) -> Bool) -> Int {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if claim(runs[middle]) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The first group for which `claim` holds, which then holds for all after it; `count` if there is none.
  private func firstIndex(where claim: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if claim(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
