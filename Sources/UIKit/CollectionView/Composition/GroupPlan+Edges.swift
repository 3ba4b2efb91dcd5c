// The room that a section's own group takes, which is an item of its section (Facts 4.2, 4.3).

import QuartzCore

extension GroupPlan {
  /// The group with the room that its edges ask for, which counts as the group's own from here on.
  ///
  /// - Parameters:
  ///   - container: what the group stands in, in points.
  ///   - axis: along which flexible edges share what the container has left; along the other, and with nil,
  ///     they are as wide as they must be.
  func surrounded(
    by edges: CompositionEdges, in container: CGSize, sharingAlong axis: CompositionItem.Axis?
  ) -> GroupPlan {
    guard edges != CompositionEdges() else { return self }
    let sideways = room(
      edges.leading, edges.trailing, around: size.width, in: axis == .horizontal ? container.width : nil)
    let upright = room(
      edges.top, edges.bottom, around: size.height, in: axis == .vertical ? container.height : nil)
    let distance = CGPoint(x: sideways.before, y: upright.before)
    return GroupPlan(
      size: CGSize(
        width: max(0, sideways.before + size.width + sideways.after),
        height: max(0, upright.before + size.height + upright.after)),
      leaves: leaves.map { leaf in
        var leaf = leaf
        leaf.move(by: distance)
        return leaf
      }, isMeasured: isMeasured, examined: examined)
  }

  /// - Parameter length: what there is to share, in points; nil: nothing.
  private func room(
    _ before: CompositionSpacing, _ after: CompositionSpacing, around size: CGFloat, in length: CGFloat?
  ) -> (before: CGFloat, after: CGFloat) {
    let flexible = [before, after].filter(\.isFlexible).count
    let left = max(0, (length ?? 0) - size - before.minimum - after.minimum)
    let share = flexible > 0 ? left / CGFloat(flexible) : 0
    return (
      before.minimum + (before.isFlexible ? share : 0), after.minimum + (after.isFlexible ? share : 0)
    )
  }
}

extension SectionPlan {
  /// The section's group as the planner finds it, with the room around it.
  static func groupPlan(
    of section: CompositionSection, _ planner: GroupPlanner, in container: CGSize, _ space: CompositionSpace
  ) -> GroupPlan {
    // A section that scrolls by itself is as high as its group: nothing is left across.
    let across: CompositionItem.Axis = space.isVertical ? .horizontal : .vertical
    return planner.plan(section.group, in: container).enclosing(section.group).surrounded(
      by: section.group.edges, in: container, sharingAlong: section.isOrthogonal ? nil : across)
  }
}

extension GroupPlan {
  /// A custom group whose size is an estimate is as large as its items reach: waterfalls that do not know how
  /// far they will go are written so (Facts 4.9; for custom groups inferred from such code).
  fileprivate func enclosing(_ group: CompositionItem) -> GroupPlan {
    guard case .custom = group.content, group.size.isEstimated, !leaves.isEmpty else { return self }
    let width = group.size.width.isEstimated ? max(0, leaves.map(\.frame.maxX).max() ?? 0) : size.width
    let height = group.size.height.isEstimated ? max(0, leaves.map(\.frame.maxY).max() ?? 0) : size.height
    return GroupPlan(
      size: CGSize(width: width, height: height), leaves: leaves, isMeasured: isMeasured, examined: examined)
  }
}
