// A section whose views have asked for sizes (Facts 4.9).

import QuartzCore

extension SectionPlan {
  /// Takes over what views have asked for. It costs what is concerned, whatever has been asked for before;
  /// where groups hold as many items as fit, also those behind until they begin with the same items again.
  mutating func fit(_ news: SectionFits, customPlaces: (Int, CGSize) -> [CustomPlace]) {
    fits.merge(news)
    let items = news.concerned
    if let last = items.last { lastFit = max(lastFit ?? last, last) }
    if wraps { refill(items, customPlaces) } else { replan(items, customPlaces) }
    settleEnd(customPlaces)
    placeParts()
  }

  /// - Parameter items: in order.
  private mutating func replan(_ items: [Int], _ customPlaces: (Int, CGSize) -> [CustomPlace]) {
    var plans: [(index: Int, plan: GroupPlan)] = []
    for item in items {
      guard let instance = stack.instance(ofItem: item), instance.index != plans.last?.index else { continue }
      plans.append((instance.index, plan(from: instance.firstItem, customPlaces)))
    }
    stack.setPlans(plans)
  }

  /// From the first group that depends on a changed item to where all is as it was, or past the last
  /// item whose view has asked for a size.
  private mutating func refill(_ items: [Int], _ customPlaces: (Int, CGSize) -> [CustomPlace]) {
    guard let first = items.first, let last = items.last, let lastFit,
      var start = stack.instance(ofItem: first)
    else { return }
    while let before = stack.instance(start.index - 1), before.firstItem + before.plan.examined > first {
      start = before
    }
    var plans: [GroupPlan] = []
    var next = start.firstItem
    var goingOn: Int?
    while next <= lastFit {
      if next > last, let old = stack.instance(ofItem: next), old.firstItem == next {
        goingOn = old.index
        break
      }
      let plan = plan(from: next, customPlaces)
      guard !plan.leaves.isEmpty else { break }
      plans.append(plan)
      next += plan.leaves.count
    }
    stack.setPlans(plans, from: start.index, goingOnAt: goingOn)
  }

  /// A last group that is not full waits for no views that never come.
  mutating func settleEnd(_ customPlaces: (Int, CGSize) -> [CustomPlace]) {
    guard let last = stack.instance(stack.count - 1), last.count < last.plan.leaves.count,
      section.group.holdsEstimates
    else { return }
    stack.setPlan(plan(from: last.firstItem, customPlaces), of: last.index)
  }

  private func plan(from firstItem: Int, _ customPlaces: (Int, CGSize) -> [CustomPlace]) -> GroupPlan {
    withoutActuallyEscaping(customPlaces) { customPlaces in
      let planner = GroupPlanner(
        customPlaces: customPlaces, fittedSize: { fits.items[firstItem + $0] },
        fittedBadge: { fits.badges[firstItem + $0]?[$1] }, itemCount: stack.itemCount - firstItem)
      return Self.groupPlan(of: section, planner, in: container, space)
    }
  }
}
