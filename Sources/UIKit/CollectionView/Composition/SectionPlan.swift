// One section of a composition, placed (Facts 4.2, 4.4, 4.5).

import QuartzCore

/// The parts of a section, as values.
struct CompositionSection: Sendable {
  var group: CompositionItem
  var insets = NSDirectionalEdgeInsets.zero
  var groupSpacing: CGFloat = 0
  /// How the groups scroll by themselves, across the layout's direction.
  var scrolling = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  var scrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  var bars: [CompositionBar] = []
  /// Along the layout's direction, outside of headers and footers that extend the section. In points.
  var barMargins: (before: CGFloat, after: CGFloat) = (0, 0)
  /// Whether headers and footers keep within the insets across the layout's direction.
  var barsFollowInsets = true
  /// The insets of headers and footers in place of all of the content's; nil:
  /// they go with the content.
  var barInsets: NSDirectionalEdgeInsets?
  var backgrounds: [CompositionBackground] = []
  /// Whether the first item stays on screen as a pinned header does; not in a section that scrolls by itself.
  var pinsFirstItem = false

  var hasPins: Bool { pinsFirstItem || bars.contains(where: \.isPinned) }

  var isOrthogonal: Bool { scrolling != .none }
}

/// A header or footer.
struct CompositionBar: Sendable {
  var kind: String
  /// Its place among those of its kind: the item of its index path.
  var ordinal = 0
  var size: CompositionSize
  var insets = NSDirectionalEdgeInsets.zero
  var edges: NSDirectionalRectEdge
  /// In points, added to its place.
  var offset = CGPoint.zero
  var extends = true
  var isPinned = false
  var zIndex = 1
}

/// A view behind a section.
struct CompositionBackground: Sendable {
  var kind: String
  var insets = NSDirectionalEdgeInsets.zero
  var zIndex = 0
}

/// The room that a section is laid out in. In points.
struct CompositionSpace: Hashable, Sendable {
  /// Which way the layout scrolls.
  var isVertical: Bool
  /// The whole viewport.
  var size: CGSize
  /// The place from which insets are measured, across the layout's direction: leading and trailing, or top
  /// and bottom.
  var referenceInsets = NSDirectionalEdgeInsets.zero

  var axis: CompositionItem.Axis { isVertical ? .vertical : .horizontal }

  /// The part of the reference insets that counts.
  var crossInsets: (before: CGFloat, after: CGFloat) {
    isVertical
      ? (referenceInsets.leading, referenceInsets.trailing) : (referenceInsets.top, referenceInsets.bottom)
  }

  /// Without the reference insets.
  var effectiveSize: CGSize {
    let (before, after) = crossInsets
    return axis.size(main: axis.main(size), cross: max(0, axis.cross(size) - before - after))
  }
}

/// Places of a section's parts. Along and across are those of the layout; along is counted from where the
/// section begins, across from the content's edge.
struct SectionPlan: Sendable {
  struct Bar: Sendable {
    var bar: CompositionBar
    /// Where it lies as long as it is not pinned.
    var frame: CGRect
    /// How long it is along the layout's direction, its insets included.
    var length: CGFloat
    /// Whether it lies before the groups along the layout's direction; nil: beside them.
    var isBefore: Bool?
  }

  let section: CompositionSection
  let space: CompositionSpace
  var stack: GroupStack
  private(set) var bars: [Bar] = []
  /// Where the first group begins.
  private(set) var groupsOrigin = CGPoint.zero
  /// How long the section is along the layout's direction, with all that extends it.
  private(set) var length: CGFloat = 0
  /// The size that groups' fractions are of.
  let container: CGSize
  /// The sizes that views have asked for.
  var fits = SectionFits()
  /// The last item whose view has asked for something; nil without any.
  var lastFit: Int?
  let wraps: Bool

  init(
    _ section: CompositionSection, itemCount: Int, in space: CompositionSpace,
    customPlaces: (Int, CGSize) -> [CustomPlace]
  ) {
    self.section = section
    self.space = space
    let effective = space.effectiveSize
    let container = CGSize(
      width: max(0, effective.width - section.insets.leading - section.insets.trailing),
      height: max(0, effective.height - section.insets.top - section.insets.bottom))
    self.container = container
    let plan = withoutActuallyEscaping(customPlaces) { customPlaces in
      Self.groupPlan(of: section, GroupPlanner(customPlaces: customPlaces), in: container, space)
    }
    stack = GroupStack(
      plan, itemCount: itemCount, spacing: section.groupSpacing,
      isHorizontal: space.isVertical == section.isOrthogonal)
    wraps = section.group.wraps
    settleEnd(customPlaces)
    placeParts()
  }

  var itemCount: Int { stack.itemCount }

  /// From its start to its end, and across all that the layout has.
  var frame: CGRect {
    CGRect(
      origin: .zero, size: space.axis.size(main: length, cross: space.axis.cross(space.size)))
  }

  /// From where to where anything of it lies along, counted from where it begins.
  var reach: (low: CGFloat, high: CGFloat) {
    let axis = space.axis
    var (low, high): (CGFloat, CGFloat) = (0, length)
    for bar in bars {
      low = min(low, axis.main(bar.frame.origin))
      high = max(high, axis.main(bar.frame.origin) + axis.main(bar.frame.size))
    }
    let groups = axis.main(groupsOrigin)
    if !section.isOrthogonal {
      low = min(low, groups - stack.overhang.before)
      high = max(high, groups + stack.length + stack.overhang.after)
    } else if stack.count > 0 {
      let across = stack.plan.reach(isHorizontal: !stack.isHorizontal)
      low = min(low, groups + across.low)
      high = max(high, groups + across.high)
    }
    return (low, high)
  }

  /// The room that the section takes up along.
  var extent: SectionStarts.Extent {
    let reach = reach
    return SectionStarts.Extent(length: length, before: -reach.low, after: reach.high - length)
  }

  /// Where the groups of that index begin: along the layout's direction, or along the section's own
  /// scrolling.
  func origin(of instance: GroupStack.Instance) -> CGPoint {
    stack.isHorizontal
      ? CGPoint(x: groupsOrigin.x + instance.start, y: groupsOrigin.y)
      : CGPoint(x: groupsOrigin.x, y: groupsOrigin.y + instance.start)
  }

  // MARK: Parts

  mutating func placeParts() {
    let axis = space.axis
    let (crossBefore, _) = space.crossInsets
    let insets = section.insets
    let sizes = section.bars.indices.map(barSize)
    let sides = section.bars.map { side(of: $0.edges) }

    let before =
      section.bars.indices.filter { sides[$0] == true && section.bars[$0].extends }
      .map { axis.main(sizes[$0]) }.max() ?? 0
    let after =
      section.bars.indices.filter { sides[$0] == false && section.bars[$0].extends }
      .map { axis.main(sizes[$0]) }.max() ?? 0
    let (leading, trailing) =
      space.isVertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
    let groupsLength = section.isOrthogonal ? stack.breadth : stack.length
    let margins = section.barMargins
    length = max(0, margins.before + before + leading + groupsLength + trailing + after + margins.after)
    groupsOrigin = axis.point(
      main: margins.before + before + leading,
      cross: crossBefore + (space.isVertical ? insets.leading : insets.top))

    bars = section.bars.indices.map { place in
      Bar(
        bar: section.bars[place],
        frame: barFrame(section.bars[place], size: sizes[place], before: before, after: after),
        length: axis.main(sizes[place]),
        isBefore: sides[place])
    }
  }

  /// Across: what headers and footers lie in.
  private var barRoom: (start: CGFloat, length: CGFloat) {
    if let insets = section.barInsets {
      let (start, end) =
        space.isVertical ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
      return (start, max(0, space.axis.cross(space.size) - start - end))
    }
    let (before, after) = space.crossInsets
    let insets = section.insets
    let (leading, trailing) =
      space.isVertical ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
    let (more, less) = section.barsFollowInsets ? (leading, trailing) : (0, 0)
    return (before + more, max(0, space.axis.cross(space.size) - before - after - more - less))
  }

  private func barSize(_ place: Int) -> CGSize {
    let bar = section.bars[place]
    let room = space.axis.size(main: space.axis.main(space.size), cross: barRoom.length)
    return bar.size.points(in: room, fitted: fits.bars[place])
  }

  /// Whether it lies before the groups along the layout's direction, or after them; nil: neither.
  private func side(of edges: NSDirectionalRectEdge) -> Bool? {
    let (low, high): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      space.isVertical ? (.top, .bottom) : (.leading, .trailing)
    if edges.contains(low) { return true }
    return edges.contains(high) ? false : nil
  }

  private func barFrame(_ bar: CompositionBar, size: CGSize, before: CGFloat, after: CGFloat) -> CGRect {
    let axis = space.axis
    let room = barRoom
    // Those that do not extend the section lie over its content, inside what extends it.
    let margins = section.barMargins
    let inside = length - margins.before - margins.after
    let main: (start: CGFloat, length: CGFloat) =
      bar.extends ? (margins.before, inside) : (margins.before + before, inside - before - after)
    let host = CGRect(
      origin: axis.point(main: main.start, cross: room.start),
      size: axis.size(main: main.length, cross: room.length))
    var frame = CompositionAnchor(edges: bar.edges).frame(of: size, itemAnchor: nil, on: host)
    frame.origin.x += bar.offset.x
    frame.origin.y += bar.offset.y
    return frame.shrunk(by: bar.insets, of: bar.size)
  }
}
