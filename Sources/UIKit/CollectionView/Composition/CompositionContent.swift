// All sections of a composition, one after another, and the search for what touches a rectangle
// (Facts 4.4, 4.5).

import QuartzCore

/// An element of a composition, by what it is.
enum CompositionElement: Hashable, Sendable {
  case item(Int, section: Int)
  /// The place among the group's badges of that item.
  case badge(Int, item: Int, section: Int)
  /// The place among the section's headers and footers.
  case bar(Int, section: Int)
  case background(Int, section: Int)
  /// The place among the headers and footers of the whole layout.
  case globalBar(Int)
}

/// Where pinned headers and footers may lie: what is visible, without insets. In content coordinates along.
struct CompositionPins: Sendable {
  var low: CGFloat
  var high: CGFloat
}

struct CompositionContent: Sendable {
  private(set) var space: CompositionSpace
  private(set) var plans: [SectionPlan] = []
  /// Where each section begins along the layout's direction, in points of the content.
  private(set) var starts: SectionStarts
  private(set) var globalBars: [SectionPlan.Bar] = []
  private(set) var size = CGSize.zero
  /// Whether any header or footer is pinned: asked at every move.
  let hasPins: Bool
  /// The sections and what extends the whole layout.
  private let globalItems: [CompositionBar]
  /// The sizes that their views have asked for.
  private var globalFits: [Int: CGSize] = [:]

  init(
    _ plans: [SectionPlan], in space: CompositionSpace, sectionSpacing: CGFloat, bars: [CompositionBar]
  ) {
    self.space = space
    self.plans = plans
    starts = SectionStarts(plans.map(\.extent), spacing: sectionSpacing.isFinite ? sectionSpacing : 0)
    globalItems = bars
    hasPins =
      bars.contains(where: \.isPinned) || plans.contains(where: \.section.hasPins)
    placeGlobalBars()
  }

  /// Takes over what views have asked for. It costs what is concerned, not how many sections there are.
  mutating func fit(_ news: CompositionFits, customPlaces: (Int, CGSize) -> [CustomPlace]) {
    for (section, fits) in news.sections where plans.indices.contains(section) {
      plans[section].fit(fits, customPlaces: customPlaces)
      starts.set(plans[section].extent, of: section)
    }
    globalFits.merge(news.globalBars) { $1 }
    placeGlobalBars()
  }

  /// Around all sections, which begin after those before them.
  private mutating func placeGlobalBars() {
    let axis = space.axis
    // The bars of the whole layout are those of a section without groups around all of them.
    var whole = CompositionSection(
      group: CompositionItem(size: CompositionSize(width: .absolute(0), height: .absolute(0))))
    whole.bars = globalItems
    var frame = SectionPlan(whole, itemCount: 0, in: space, customPlaces: { _, _ in [] })
    frame.fit(SectionFits(bars: globalFits), customPlaces: { _, _ in [] })
    let before = frame.length(ofBars: true)
    starts.origin = before
    let end = max(starts.end, before) + frame.length(ofBars: false)
    globalBars = frame.bars.map { bar in
      var bar = bar
      if bar.isBefore == false {
        // Placed at the end of nothing: moved to the end of everything.
        let distance = end - frame.length
        bar.frame = bar.frame.moved(along: distance, axis)
      }
      return bar
    }
    let (crossBefore, crossAfter) = space.crossInsets
    let cross = max(0, axis.cross(space.size) - crossBefore - crossAfter)
    size = axis.size(main: max(0, end), cross: cross)
  }

  // MARK: Names

  /// The collection view's name for that element; nil for one that does not exist.
  func id(of element: CompositionElement) -> ElementID? {
    switch element {
    case .item(let item, let section):
      return .cell(IndexPath(item: item, section: section))
    case .badge(let place, let item, let section):
      guard let badges = leaf(item, section: section)?.badges, badges.indices.contains(place) else {
        return nil
      }
      return .supplementary(badges[place].kind, IndexPath(item: item, section: section))
    case .bar(let place, let section):
      guard plans.indices.contains(section), plans[section].bars.indices.contains(place) else { return nil }
      let bar = plans[section].bars[place].bar
      return .supplementary(bar.kind, IndexPath(item: bar.ordinal, section: section))
    case .background(let place, let section):
      guard plans.indices.contains(section) else { return nil }
      let backgrounds = plans[section].section.backgrounds
      guard backgrounds.indices.contains(place) else { return nil }
      return .decoration(backgrounds[place].kind, IndexPath(item: place, section: section))
    case .globalBar(let place):
      guard globalBars.indices.contains(place) else { return nil }
      let bar = globalBars[place].bar
      return .supplementary(bar.kind, IndexPath(index: bar.ordinal))
    }
  }

  /// 0 for what does not exist.
  func zIndex(of element: CompositionElement) -> Int {
    guard id(of: element) != nil else { return 0 }
    return switch element {
    case .item(let item, let section):
      (leaf(item, section: section)?.zIndex ?? 0) + (pinsItem(item, section: section) ? 1 : 0)
    case .badge(let place, let item, let section): leaf(item, section: section)?.badges[place].zIndex ?? 0
    case .bar(let place, let section): plans[section].bars[place].bar.zIndex
    case .background(let place, let section): plans[section].section.backgrounds[place].zIndex
    case .globalBar(let place): globalBars[place].bar.zIndex
    }
  }

  /// The section that takes the element along when it scrolls by itself; nil for what stays.
  func scrollingSection(holding element: CompositionElement) -> Int? {
    switch element {
    case .item(_, let section), .badge(_, _, let section):
      guard plans.indices.contains(section), plans[section].section.isOrthogonal else { return nil }
      return section
    case .bar, .background, .globalBar: return nil
    }
  }

  // MARK: Places

  /// In content coordinates; nil for what does not exist. Groups of a section that scrolls by itself are
  /// where they are while it rests at its start.
  func frame(of element: CompositionElement, pins: CompositionPins?) -> CGRect? {
    switch element {
    case .item(let item, let section):
      return leaf(item, section: section, pins: pins)?.frame
    case .badge(let badge, let item, let section):
      guard let leaf = leaf(item, section: section, pins: pins), leaf.badges.indices.contains(badge) else {
        return nil
      }
      return leaf.frame(ofBadge: badge)
    case .bar(let bar, let section):
      guard plans.indices.contains(section), plans[section].bars.indices.contains(bar) else { return nil }
      let bar = plans[section].bars[bar]
      let frame = bar.frame.moved(along: starts[section], space.axis)
      guard bar.bar.isPinned, let isBefore = bar.isBefore else { return frame }
      return pinned(frame, isBefore: isBefore, inSection: section, pins)
    case .background(let background, let section):
      guard plans.indices.contains(section) else { return nil }
      let backgrounds = plans[section].section.backgrounds
      guard backgrounds.indices.contains(background) else { return nil }
      let insets = backgrounds[background].insets
      return plans[section].frame.moved(along: starts[section], space.axis)
        .shrunk(by: insets, of: CompositionSize(width: .absolute(0), height: .absolute(0)))
    case .globalBar(let bar):
      return globalBars.indices.contains(bar) ? pinned(globalBars[bar], pins) : nil
    }
  }

  /// An item with its frame in content coordinates.
  func leaf(_ item: Int, section: Int) -> GroupPlan.Leaf? {
    guard plans.indices.contains(section), let instance = plans[section].stack.instance(ofItem: item) else {
      return nil
    }
    return leaf(item - instance.firstItem, of: instance, section: section)
  }

  /// Where a group begins, in content coordinates.
  private func corner(of instance: GroupStack.Instance, section: Int) -> CGPoint {
    let origin = plans[section].origin(of: instance)
    let start = space.axis.point(main: starts[section], cross: 0)
    return CGPoint(x: origin.x + start.x, y: origin.y + start.y)
  }

  private func leaf(_ place: Int, of instance: GroupStack.Instance, section: Int) -> GroupPlan.Leaf {
    var leaf = instance.plan.leaves[place]
    leaf.move(by: corner(of: instance, section: section))
    // Elements with a background lie above it (Facts 4.1).
    if !plans[section].section.backgrounds.isEmpty { leaf.zIndex = max(leaf.zIndex, 1) }
    return leaf
  }

  // MARK: Searching

  /// The sections that may touch the range from `low` to `high` along.
  func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let overhang = starts.overhang
    let first = firstSection { starts[$0] + plans[$0].length + overhang.after >= low }
    let last = firstSection { starts[$0] - overhang.before > high }
    return first..<max(first, last)
  }

  private func firstSection(where claim: (Int) -> Bool) -> Int {
    var (low, high) = (0, plans.count)
    while low < high {
      let middle = (low + high) / 2
      if claim(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The elements that touch `rect` (content coordinates), section by section: background, items with their
  /// badges, headers and footers. `scrolled` says how far a section has scrolled by itself.
  func elements(
    touching rect: CGRect, pins: CompositionPins?, scrolled: (Int) -> CGPoint = { _ in .zero }
  ) -> [CompositionElement] {
    guard !rect.isNull else { return [] }
    let axis = space.axis
    let (low, high) = (axis.main(rect.origin), axis.main(rect.origin) + axis.main(rect.size))
    var found: [CompositionElement] = []
    func add(_ element: CompositionElement) {
      if frame(of: element, pins: pins)?.intersects(rect) == true { found.append(element) }
    }
    for bar in globalBars.indices { add(.globalBar(bar)) }
    for section in sections(from: low, to: high) {
      let plan = plans[section]
      for background in plan.section.backgrounds.indices { add(.background(background, section: section)) }
      addPinnedItem(of: section, touching: rect, pins, to: &found)
      addItems(of: section, touching: rect, scrolled: scrolled(section), to: &found)
      for bar in plan.bars.indices { add(.bar(bar, section: section)) }
    }
    return found
  }

  private func addPinnedItem(
    of section: Int, touching rect: CGRect, _ pins: CompositionPins?, to found: inout [CompositionElement]
  ) {
    guard pinsItem(0, section: section), let leaf = leaf(0, section: section, pins: pins) else { return }
    add(leaf, 0, of: section, touching: rect, to: &found)
  }

  private func add(
    _ leaf: GroupPlan.Leaf, _ item: Int, of section: Int, touching area: CGRect,
    to found: inout [CompositionElement]
  ) {
    if leaf.frame.intersects(area) { found.append(.item(item, section: section)) }
    for badge in leaf.badges.indices where leaf.frame(ofBadge: badge).intersects(area) {
      found.append(.badge(badge, item: item, section: section))
    }
  }

  private func addItems(
    of section: Int, touching rect: CGRect, scrolled: CGPoint, to found: inout [CompositionElement]
  ) {
    let plan = plans[section]
    var area = rect
    if plan.section.isOrthogonal {
      area.origin.x += scrolled.x
      area.origin.y += scrolled.y
    }
    let start =
      plan.stack.isHorizontal
      ? area.minX - plan.groupsOrigin.x - (space.isVertical ? 0 : starts[section])
      : area.minY - plan.groupsOrigin.y - (space.isVertical ? starts[section] : 0)
    let length = plan.stack.isHorizontal ? area.width : area.height
    for index in plan.stack.indices(from: start, to: start + length) {
      guard let instance = plan.stack.instance(index) else { continue }
      let corner = corner(of: instance, section: section)
      // A point more on each side: counted from elsewhere, places have other last digits.
      let near = area.offsetBy(dx: -corner.x, dy: -corner.y).insetBy(dx: -1, dy: -1)
      for place in instance.plan.places(around: near) where place < instance.count {
        let item = instance.firstItem + place
        if pinsItem(item, section: section) { continue }
        add(leaf(place, of: instance, section: section), item, of: section, touching: area, to: &found)
      }
    }
  }
}

extension SectionPlan {
  /// How much the section is longer by its headers, or its footers: the longest of them (Facts 4.5).
  func length(ofBars isBefore: Bool) -> CGFloat {
    bars.filter { $0.isBefore == isBefore && $0.bar.extends }.map(\.length).max() ?? 0
  }
}

extension CGRect {
  /// Moved along a layout's direction.
  func moved(along distance: CGFloat, _ axis: CompositionItem.Axis) -> CGRect {
    let distance = axis.point(main: distance, cross: 0)
    return offsetBy(dx: distance.x, dy: distance.y)
  }
}

extension CompositionItem.Axis {
  func main(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }
  func cross(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.y : point.x }
}
