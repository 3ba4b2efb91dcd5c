// How a section of a composition scrolls by itself (Facts 4.7).

import QuartzCore

extension SectionPlan {
  /// How it scrolls by itself, for a section that begins at `start` along; nil where it does not, or has no
  /// groups.
  func orthogonalSection(startingAt start: CGFloat) -> OrthogonalSection? {
    guard section.isOrthogonal, stack.count > 0 else { return nil }
    let axis = space.axis
    let frame = CGRect(
      origin: axis.point(main: start + axis.main(groupsOrigin), cross: space.crossInsets.before),
      size: axis.size(main: stack.breadth, cross: axis.cross(space.effectiveSize)))
    let insets = section.insets
    let stops = OrthogonalStops(
      section.scrolling, groups: stack, leadingInset: space.isVertical ? insets.leading : insets.top,
      trailingInset: space.isVertical ? insets.trailing : insets.bottom,
      viewportLength: axis.cross(frame.size))
    let across = stack.plan.reach(isHorizontal: !stack.isHorizontal)
    let reach = CGRect(
      origin: axis.point(main: axis.main(frame.origin) + across.low, cross: axis.cross(frame.origin)),
      size: axis.size(
        main: max(axis.main(frame.size), across.high) - across.low, cross: axis.cross(frame.size)))
    // As its items: what has a background lies above it (Facts 4.1).
    return OrthogonalSection(
      axis: stack.isHorizontal ? .horizontal : .vertical, frame: frame, reach: reach, stops: stops,
      properties: section.scrollingProperties, zIndex: section.backgrounds.isEmpty ? 0 : 1)
  }
}
