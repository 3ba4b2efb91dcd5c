// The marks that a composition holds on to while other parts of it get other sizes (Facts 2.9).

import QuartzCore

/// Something whose beginning can be told before and after.
enum CompositionMark: Equatable, Sendable {
  /// The group that this item is in. Of a section that scrolls by itself: where all of its groups begin.
  case group(item: Int, section: Int)
  case item(Int, section: Int)
  case bar(Int, section: Int)
  case globalBar(Int)
}

extension CompositionContent {
  /// The wanted element that begins first in that range along, in points of the content: a group, a
  /// header or a footer, where it lies while it is not pinned; an item where only parts of a group are to be
  /// seen; nil where nothing begins.
  func firstMark(
    in visible: ClosedRange<CGFloat>, where isWanted: (CompositionMark) -> Bool = { _ in true }
  ) -> CompositionMark? {
    var marks: [CompositionMark] = globalBars.indices.map { .globalBar($0) }
    for section in sections(from: visible.lowerBound, to: visible.upperBound) {
      marks += plans[section].bars.indices.map { .bar($0, section: section) }
      marks += groupMarks(of: section, in: visible)
    }
    return first(of: marks.filter(isWanted), in: visible)
      ?? first(of: itemMarks(in: visible).filter(isWanted), in: visible)
  }

  /// The name of the element that begins there.
  func id(of mark: CompositionMark) -> ElementID {
    switch mark {
    case .group(let item, let section), .item(let item, let section):
      .cell(IndexPath(item: item, section: section))
    case .bar(let bar, let section):
      .supplementary(
        plans[section].bars[bar].bar.kind,
        IndexPath(item: plans[section].bars[bar].bar.ordinal, section: section))
    case .globalBar(let bar):
      .supplementary(globalBars[bar].bar.kind, IndexPath(index: globalBars[bar].bar.ordinal))
    }
  }

  /// Along, in points of the content; nil for what does not exist.
  func start(of mark: CompositionMark) -> CGFloat? {
    switch mark {
    case .group(let item, let section):
      guard plans.indices.contains(section), let instance = plans[section].stack.instance(ofItem: item) else {
        return nil
      }
      let plan = plans[section]
      let origin = plan.section.isOrthogonal ? plan.groupsOrigin : plan.origin(of: instance)
      return starts[section] + space.axis.main(origin)
    case .item(let item, let section):
      return leaf(item, section: section).map { space.axis.main($0.frame.origin) }
    case .bar(let bar, let section):
      return frame(of: .bar(bar, section: section), pins: nil).map { space.axis.main($0.origin) }
    case .globalBar(let bar):
      return frame(of: .globalBar(bar), pins: nil).map { space.axis.main($0.origin) }
    }
  }

  private func first(
    of marks: [CompositionMark], in visible: ClosedRange<CGFloat>
  ) -> CompositionMark? {
    let places = marks.compactMap { mark in start(of: mark).map { (mark, $0) } }
    return places.filter { visible.contains($0.1) }.min { $0.1 < $1.1 }?.0
  }

  private func groupMarks(of section: Int, in visible: ClosedRange<CGFloat>) -> [CompositionMark] {
    let plan = plans[section]
    if plan.section.isOrthogonal { return plan.itemCount > 0 ? [.group(item: 0, section: section)] : [] }
    let origin = starts[section] + space.axis.main(plan.groupsOrigin)
    return plan.stack.indices(from: visible.lowerBound - origin, to: visible.upperBound - origin)
      .compactMap { plan.stack.instance($0) }.map { .group(item: $0.firstItem, section: section) }
  }

  private func itemMarks(in visible: ClosedRange<CGFloat>) -> [CompositionMark] {
    let axis = space.axis
    let area = CGRect(
      origin: axis.point(main: visible.lowerBound, cross: 0),
      size: axis.size(main: visible.upperBound - visible.lowerBound, cross: axis.cross(space.size)))
    return elements(touching: area, pins: nil).compactMap { element in
      guard case .item(let item, let section) = element, !plans[section].section.isOrthogonal else {
        return nil
      }
      return .item(item, section: section)
    }
  }
}
