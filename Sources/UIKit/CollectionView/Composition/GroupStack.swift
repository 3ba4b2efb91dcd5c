// A section's groups, one after another (Facts 4.3, 4.4, 4.9).
//
// The group of a section is repeated until all items have a place. As long as no view has asked for another
// size, all repetitions are the same and everything is found by arithmetic, however many there are. Where
// views have asked, runs of equal repetitions are kept, so that it costs what views have asked for, not what
// there is.

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

  /// Whether groups follow each other from left to right.
  let isHorizontal: Bool
  /// Between two groups, in points.
  let spacing: CGFloat
  let itemCount: Int
  /// The plan of every group as long as no view has asked for another size.
  let plan: GroupPlan
  /// None without items, or with groups that hold none.
  private(set) var runs = GroupRuns()

  init(_ plan: GroupPlan, itemCount: Int, spacing: CGFloat, isHorizontal: Bool) {
    self.plan = plan
    self.itemCount = max(0, itemCount)
    self.spacing = spacing.isFinite ? spacing : 0
    self.isHorizontal = isHorizontal
    runs = tail(from: 0)
  }

  /// How many runs are kept: what the stack costs.
  var runCount: Int { runs.count }

  var count: Int { runs.sum.groups }

  /// From the start of the first group to the end of the last.
  var length: CGFloat { count > 0 ? end(of: count - 1) : 0 }

  /// Across, in points: that of the largest group that a view has had a say in; before that of the largest.
  var breadth: CGFloat { runs.sum.measuredBreadth ?? runs.sum.breadth }

  /// How far items stick out of their groups along, before and after, at most: counts may ask for more than
  /// fits.
  var overhang: (before: CGFloat, after: CGFloat) { runs.sum.overhang }

  func instance(_ index: Int) -> Instance? {
    guard index >= 0, index < count, let (run, before) = runs.last(where: { $0.groups <= index }) else {
      return nil
    }
    let place = index - before.groups
    let first = before.items + place * run.plan.leaves.count
    return Instance(
      index: index, firstItem: first, start: start(of: place, in: run, before), plan: run.plan,
      count: min(run.plan.leaves.count, itemCount - first))
  }

  func instance(ofItem item: Int) -> Instance? {
    guard item >= 0, item < itemCount, let (run, before) = runs.last(where: { $0.items <= item }) else {
      return nil
    }
    return instance(before.groups + (item - before.items) / run.plan.leaves.count)
  }

  /// Those that may touch the range from `low` to `high` along, in points from the first group, with an item.
  func indices(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard count > 0, low <= high else { return 0..<0 }
    let first = firstIndex { end(of: $0) + overhang.after >= low }
    let last = firstIndex { start(of: $0) - overhang.before > high }
    return first..<max(first, last)
  }

  func start(of index: Int) -> CGFloat {
    guard let (run, before) = runs.last(where: { $0.groups <= index }) else { return 0 }
    return start(of: index - before.groups, in: run, before)
  }

  func end(of index: Int) -> CGFloat {
    guard let (run, before) = runs.last(where: { $0.groups <= index }) else { return 0 }
    return start(of: index - before.groups, in: run, before) + length(of: run.plan)
  }

  private func start(of place: Int, in run: GroupRun, _ before: GroupSum) -> CGFloat {
    before.length + CGFloat(place) * (length(of: run.plan) + spacing)
  }

  private func length(of plan: GroupPlan) -> CGFloat { isHorizontal ? plan.size.width : plan.size.height }

  // MARK: Other sizes

  /// The group begins where it did and holds as many items; those after it move.
  mutating func setPlan(_ plan: GroupPlan, of index: Int) { setPlans([(index, plan)]) }

  /// As `setPlan`, for several groups in ascending order, each once.
  mutating func setPlans(_ plans: [(index: Int, plan: GroupPlan)]) {
    var parts: [GroupRuns] = []
    var rest = runs
    var done = 0
    for (index, plan) in plans
    where index >= done && index < count && plan.leaves.count == instance(index)?.plan.leaves.count {
      let (before, after) = split(rest, at: index - done)
      parts += [before, GroupRuns(run(plan, count: 1))]
      rest = split(after, at: 1).1
      done = index + 1
    }
    runs = GroupRuns(joining: (parts + [rest])[...])
  }

  /// From that group on `plans` follow each other, which may hold other numbers of items. After them comes
  /// what was from the group `next` on, which begins with the item after theirs; nil: it goes on as if no
  /// view had asked.
  mutating func setPlans(_ plans: [GroupPlan], from index: Int, goingOnAt next: Int? = nil) {
    guard index >= 0, index < count else { return }
    var parts = [split(runs, at: index).0]
    var item = parts[0].sum.items
    for plan in plans where !plan.leaves.isEmpty && item < itemCount {
      parts.append(GroupRuns(run(plan, count: 1)))
      item += plan.leaves.count
    }
    parts.append(next.map { split(runs, at: $0).1 } ?? tail(from: item))
    runs = GroupRuns(joining: parts[...])
  }

  private func tail(from item: Int) -> GroupRuns {
    guard item < itemCount, !plan.leaves.isEmpty else { return GroupRuns() }
    let perGroup = plan.leaves.count
    let rest = itemCount - item
    return GroupRuns(run(plan, count: rest / perGroup + (rest % perGroup > 0 ? 1 : 0)))
  }

  private func run(_ plan: GroupPlan, count: Int) -> GroupRun {
    GroupRun(plan, count: count, spacing: spacing, isHorizontal: isHorizontal)
  }

  private func split(_ runs: GroupRuns, at count: Int) -> (GroupRuns, GroupRuns) {
    runs.split(at: count, spacing: spacing, isHorizontal: isHorizontal)
  }

  // MARK: Searching

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
