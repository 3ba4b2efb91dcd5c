// Finds the places of the items of one group (Facts 4.2, 4.3, 4.9).

import QuartzCore

struct GroupPlanner {
  /// Asks the closure of that number, for a group of that size.
  var customPlaces: (Int, CGSize) -> [CustomPlace]
  /// The size that the view of that item, counted from the group's first, would like; nil: not known yet.
  var fittedSize: (Int) -> CGSize? = { _ in nil }
  /// The same of a badge, by its place among those of the item.
  var fittedBadge: (_ item: Int, _ badge: Int) -> CGSize? = { _, _ in nil }
  /// How many items there are. The others have places, too, but no estimate waits for their views.
  var itemCount = Int.max

  /// - Parameter container: what the group's fractions are of, in points.
  func plan(_ group: CompositionItem, in container: CGSize) -> GroupPlan {
    var progress = Progress()
    let block = place(group, in: container, lengths: nil, &progress)
    return GroupPlan(
      size: block.size, leaves: block.leaves,
      isMeasured: block.leaves.indices.contains { fittedSize($0) != nil }, examined: block.examined)
  }

  // MARK: Blocks

  /// How far one group is.
  private struct Progress {
    /// How many items have been placed so far.
    var leaves = 0
    /// How many items and groups have been tried, whether they fitted or not.
    var blocks = 0

    /// Groups of groups without length would hold as many as fit on each level.
    static let mostBlocks = 5 * CompositionCount.maximum
    /// Custom groups hold whatever their closures return; where those stand in rows, no more than about so
    /// many items are placed in one group.
    static let mostLeaves = 100 * CompositionCount.maximum

    var mayGoOn: Bool { blocks < Self.mostBlocks && leaves < Self.mostLeaves }
  }

  /// An item or a group, placed at the origin.
  fileprivate struct Block {
    /// In points, without its edge spacing.
    var size: CGSize
    var leaves: [GroupPlan.Leaf]
    /// The number of items up to the last that it depends on, counted from the group's first.
    var examined: Int

    func moved(to origin: CGPoint) -> [GroupPlan.Leaf] {
      leaves.map { leaf in
        var leaf = leaf
        leaf.move(by: origin)
        return leaf
      }
    }

    /// Badges of a group go with its first item, by whose path it is known.
    ///
    /// - Parameter fitted: what the view would like, by its place among all that goes with the item.
    func with(
      _ badges: [CompositionBadge], of group: CompositionItem, fitted: (Int) -> CGSize?
    ) -> Block {
      guard !badges.isEmpty, let first = leaves.first else { return self }
      var block = self
      let host = CGRect(origin: .zero, size: size).shrunk(by: group.insets, of: group.size)
      let before = first.badges.count
      let own = badges.enumerated().map { place, badge in
        var badge = badge
        if badge.size.isEstimated { badge.fitted = fitted(before + place) }
        return badge
      }
      block.leaves[0].attach(own, to: host)
      return block
    }
  }

  /// - Parameters:
  ///   - lengths: what its parent makes of its width or height, in place of what it says itself.
  private func place(
    _ item: CompositionItem, in container: CGSize, lengths: (width: CGFloat?, height: CGFloat?)?,
    _ progress: inout Progress
  ) -> Block {
    var size = item.size.points(in: container)
    if let width = lengths?.width { size.width = width }
    if let height = lengths?.height { size.height = height }
    switch item.content {
    case .item:
      if let fitted = fittedSize(progress.leaves) {
        if item.size.width.isEstimated, lengths?.width == nil { size.width = fitted.width }
        if item.size.height.isEstimated, lengths?.height == nil { size.height = fitted.height }
      }
      let frame = CGRect(origin: .zero, size: size).shrunk(by: item.insets, of: item.size)
      let leaf = GroupPlan.Leaf(
        frame: frame, badges: badges(of: item, progress.leaves),
        estimatedSize: item.size.isEstimated ? item.size : nil)
      progress.leaves += 1
      return Block(size: size, leaves: [leaf], examined: progress.leaves)
    case .custom(let number):
      let first = progress.leaves
      let places = customPlaces(number, size)
      progress.leaves += places.count
      let leaves = places.map { GroupPlan.Leaf(frame: $0.frame, zIndex: $0.zIndex) }
      return Block(size: size, leaves: leaves, examined: progress.leaves)
        .with(item.badges, of: item) { fittedBadge(first, $0) }
    case .row(let axis, let count, let spacing, let subitems):
      let first = progress.leaves
      let row = Row(item, axis, count, spacing, subitems, size)
      return place(row, &progress).with(item.badges, of: item) { fittedBadge(first, $0) }
    }
  }

  private func badges(of item: CompositionItem, _ place: Int) -> [CompositionBadge] {
    guard item.badges.contains(where: \.size.isEstimated) else { return item.badges }
    return item.badges.enumerated().map { number, badge in
      var badge = badge
      badge.fitted = fittedBadge(place, number)
      return badge
    }
  }

  // MARK: Rows

  /// A row or column about to be placed.
  private struct Row {
    let item: CompositionItem
    let axis: CompositionItem.Axis
    let count: CompositionCount
    let spacing: CompositionSpacing
    let subitems: [CompositionItem]
    let size: CGSize

    init(
      _ item: CompositionItem, _ axis: CompositionItem.Axis, _ count: CompositionCount,
      _ spacing: CompositionSpacing, _ subitems: [CompositionItem], _ size: CGSize
    ) {
      (self.item, self.axis, self.count, self.spacing) = (item, axis, count, spacing)
      (self.subitems, self.size) = (subitems, size)
    }

    var isMainEstimated: Bool { axis.main(item.size).isEstimated }
    var isCrossEstimated: Bool { axis.cross(item.size).isEstimated }
  }

  /// A subitem of a row with the room around it.
  fileprivate struct Slot {
    var block: Block
    /// Along the row, then across it.
    var main: (before: CompositionSpacing, after: CompositionSpacing)
    var cross: (before: CompositionSpacing, after: CompositionSpacing)
    var item: CompositionItem
    /// Whether there is an item for it.
    var isFilled: Bool
  }

  private func place(_ row: Row, _ progress: inout Progress) -> Block {
    let axis = row.axis
    let area = CGRect(origin: .zero, size: row.size).shrunk(by: row.item.insets, of: row.item.size)
    let inner = area.size
    let firstLeaf = progress.leaves
    var examined = firstLeaf
    var slots = slots(of: row, in: inner, &progress, &examined)
    equaliseSiblings(&slots, axis)

    var crossLength = axis.cross(inner)
    if row.isCrossEstimated {
      crossLength = estimatedCross(slots, axis) ?? crossLength
      // A length that is a part of the row's height waits until that is known.
      let settled = axis.size(main: axis.main(inner), cross: crossLength)
      if settled != inner {
        progress.leaves = firstLeaf
        slots = self.slots(of: row, in: settled, &progress, &examined)
        equaliseSiblings(&slots, axis)
      }
    }

    let room = shareRoom(slots, row, along: axis.main(inner))
    var leaves: [GroupPlan.Leaf] = []
    var main: CGFloat = 0
    var filledEnd: CGFloat?
    for (place, slot) in slots.enumerated() {
      if place > 0 { main += room.gap }
      main += slot.main.before.minimum + (slot.main.before.isFlexible ? room.share : 0)
      let cross = crossOrigin(of: slot, axis, in: crossLength)
      let origin = axis.point(main: main, cross: cross)
      leaves += slot.block.moved(to: CGPoint(x: origin.x + area.minX, y: origin.y + area.minY))
      main += axis.main(slot.block.size)
      main += slot.main.after.minimum + (slot.main.after.isFlexible ? room.share : 0)
      if slot.isFilled { filledEnd = main }
    }
    let size = axis.size(
      main: row.isMainEstimated ? filledEnd ?? main : axis.main(row.size),
      cross: row.isCrossEstimated ? crossLength : axis.cross(row.size))
    return Block(size: size, leaves: leaves, examined: examined)
  }

  /// The subitems in order, again and again until the next one does not fit, or as often as the row says.
  private func slots(
    of row: Row, in inner: CGSize, _ progress: inout Progress, _ examined: inout Int
  ) -> [Slot] {
    let axis = row.axis
    guard !row.subitems.isEmpty else { return [] }
    let (most, equalLength) = limits(of: row, in: inner)
    var slots: [Slot] = []
    var end: CGFloat = 0
    while slots.count < most, slots.isEmpty || progress.mayGoOn {
      let item = row.subitems[slots.count % row.subitems.count]
      let leavesBefore = progress.leaves
      progress.blocks += 1
      let block = place(item, in: inner, lengths: equalLength, &progress)
      examined = max(examined, block.examined)
      let slot = Slot(
        block: block, main: axis.main(item.edges), cross: axis.cross(item.edges), item: item,
        isFilled: leavesBefore < itemCount)
      let start = end + (slots.isEmpty ? 0 : row.spacing.minimum) + slot.main.before.minimum
      let length = axis.main(block.size)
      if case .fitting = row.count, !row.isMainEstimated, !slots.isEmpty,
        (start + length).rounded(.down) + slot.main.after.minimum > axis.main(inner).rounded(.down)
      {
        progress.leaves = leavesBefore
        break
      }
      end = start + length + slot.main.after.minimum
      slots.append(slot)
    }
    return slots
  }

  /// How many subitems there are at most, and the length that each has if all are equal.
  private func limits(of row: Row, in inner: CGSize) -> (Int, (width: CGFloat?, height: CGFloat?)?) {
    switch row.count {
    case .fitting:
      // A row that is as long as its items holds each of them once.
      return (row.isMainEstimated ? row.subitems.count : CompositionCount.maximum, nil)
    case .repeating(let count):
      return (min(max(0, count), CompositionCount.maximum), nil)
    case .equal(let count):
      let count = min(max(0, count), CompositionCount.maximum)
      guard count > 0, !row.isMainEstimated else { return (count, nil) }
      let length = max(
        0, (row.axis.main(inner) - row.spacing.minimum * CGFloat(count - 1)) / CGFloat(count))
      return (count, row.axis == .horizontal ? (length, nil) : (nil, length))
    }
  }

  /// Siblings that say so are as large as the largest of them.
  private func equaliseSiblings(_ slots: inout [Slot], _ axis: CompositionItem.Axis) {
    let filled = slots.filter(\.isFilled)
    let width = filled.filter(\.isUniformInWidth).map(\.block.size.width).max()
    let height = filled.filter(\.isUniformInHeight).map(\.block.size.height).max()
    for place in slots.indices {
      let slot = slots[place]
      guard slot.isUniformInWidth || slot.isUniformInHeight else { continue }
      var size = slot.block.size
      if slot.isUniformInWidth, let width { size.width = width }
      if slot.isUniformInHeight, let height { size.height = height }
      slots[place].resize(to: size)
    }
  }

  /// The need of the largest subitem that has a size of its own; nil where all are parts of the
  /// row.
  private func estimatedCross(_ slots: [Slot], _ axis: CompositionItem.Axis) -> CGFloat? {
    slots.filter { $0.isFilled && !$0.isPart(across: axis) }
      .map { $0.cross.before.minimum + axis.cross($0.block.size) + $0.cross.after.minimum }.max()
  }

  /// Between two subitems, and what each flexible edge gets beyond its minimum.
  private func shareRoom(
    _ slots: [Slot], _ row: Row, along length: CGFloat
  ) -> (gap: CGFloat, share: CGFloat) {
    let gaps = CGFloat(max(0, slots.count - 1))
    guard !row.isMainEstimated else { return (row.spacing.minimum, 0) }
    let used = slots.reduce(row.spacing.minimum * gaps) {
      $0 + $1.main.before.minimum + row.axis.main($1.block.size) + $1.main.after.minimum
    }
    let flexibleEdges = slots.reduce(0) {
      $0 + ($1.main.before.isFlexible ? 1 : 0) + ($1.main.after.isFlexible ? 1 : 0)
    }
    let sharers = CGFloat(flexibleEdges) + (row.spacing.isFlexible ? gaps : 0)
    let share = sharers > 0 ? max(0, length - used) / sharers : 0
    return (row.spacing.minimum + (row.spacing.isFlexible ? share : 0), share)
  }

  /// At the row's start, unless flexible room moves it.
  private func crossOrigin(of slot: Slot, _ axis: CompositionItem.Axis, in length: CGFloat) -> CGFloat {
    let (before, after) = slot.cross
    let left = length - before.minimum - axis.cross(slot.block.size) - after.minimum
    let sharers: CGFloat = (before.isFlexible ? 1 : 0) + (after.isFlexible ? 1 : 0)
    let share = sharers > 0 ? max(0, left) / sharers : 0
    return before.minimum + (before.isFlexible ? share : 0)
  }
}

extension GroupPlanner.Slot {
  fileprivate var isUniformInWidth: Bool {
    if case .uniformAcrossSiblings = item.size.width { true } else { false }
  }

  fileprivate var isUniformInHeight: Bool {
    if case .uniformAcrossSiblings = item.size.height { true } else { false }
  }

  /// Whether its length across the row is a part of the row's.
  fileprivate func isPart(across axis: CompositionItem.Axis) -> Bool {
    switch (axis, axis.cross(item.size)) {
    case (.horizontal, .fractionOfHeight), (.vertical, .fractionOfWidth): true
    default: false
    }
  }

  /// Only for items: a group's size follows from what it holds.
  fileprivate mutating func resize(to size: CGSize) {
    guard case .item = item.content, block.leaves.count == 1 else { return }
    block.leaves[0].frame.size.width += size.width - block.size.width
    block.leaves[0].frame.size.height += size.height - block.size.height
    block.size = size
  }
}

extension CGRect {
  /// Smaller by insets, which do not count along a side that is estimated (Facts 4.2); zero at the least.
  func shrunk(by insets: NSDirectionalEdgeInsets, of size: CompositionSize) -> CGRect {
    var rect = self
    if !size.width.isEstimated {
      rect.origin.x += insets.leading
      rect.size.width = max(0, width - insets.leading - insets.trailing)
    }
    if !size.height.isEstimated {
      rect.origin.y += insets.top
      rect.size.height = max(0, height - insets.top - insets.bottom)
    }
    return rect
  }
}

extension CompositionItem {
  /// Whether how many items the group holds depends on how large they turn out.
  var wraps: Bool {
    guard case .row(let axis, let count, _, let subitems) = content else { return false }
    if case .fitting = count, !axis.main(size).isEstimated,
      subitems.contains(where: { axis.main($0.size).isEstimated })
    {
      return true
    }
    return subitems.contains(where: \.wraps)
  }
}

extension CompositionItem.Axis {
  func main(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
  func cross(_ size: CGSize) -> CGFloat { self == .horizontal ? size.height : size.width }

  func main(_ size: CompositionSize) -> CompositionLength { self == .horizontal ? size.width : size.height }
  func cross(_ size: CompositionSize) -> CompositionLength { self == .horizontal ? size.height : size.width }

  func main(_ edges: CompositionEdges) -> (before: CompositionSpacing, after: CompositionSpacing) {
    self == .horizontal ? (edges.leading, edges.trailing) : (edges.top, edges.bottom)
  }

  func cross(_ edges: CompositionEdges) -> (before: CompositionSpacing, after: CompositionSpacing) {
    self == .horizontal ? (edges.top, edges.bottom) : (edges.leading, edges.trailing)
  }

  func point(main: CGFloat, cross: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
  }

  func size(main: CGFloat, cross: CGFloat) -> CGSize {
    self == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }
}
