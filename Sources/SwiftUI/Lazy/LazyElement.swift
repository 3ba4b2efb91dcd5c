// How a lazy stack or grid is laid out: lines one after the other along the way that the scroll view around
// it scrolls, of which only those near its visible part are made. Elements far away have the length that the
// first lines had; when they come near and are longer or shorter, visible ones stay where they are and the
// scroll view's offset is moved instead.

import UIKit

/// The views that a lazy element asks for.
@MainActor protocol LazySource: AnyObject {
  func elements(ofItem item: Int) -> [LayoutElement]
  /// Items beyond these are no longer near.
  func keepOnly(_ items: Set<Int>)
  var tree: ViewTree { get }
}

@MainActor final class LazyElement: LayoutElement {
  struct Look {
    var axis = Axis.vertical
    /// Between lines, in points.
    var gap: CGFloat = 0
    var alignment = Alignment.center
    /// nil: a stack.
    var grid: GridItemLayout?
    var pinned: PinnedScrollableViews = []
  }

  weak var source: (any LazySource)?
  weak var scroll: ScrollElement?
  var look = Look()
  private(set) var plan = LazyPlan([], perLine: 1)
  private var sections: [ListSection] = []
  private var extents: LineExtents?
  /// Across the way it scrolls: that for which lines were measured, in points.
  private var measuredRoom: CGFloat?
  private var widest: CGFloat = 0
  private(set) var madeLines = 0..<0
  private var cells: [(item: Int, elements: [LayoutElement])] = []
  private var pinned: [LayoutElement] = []

  /// Those that are pinned stand in front.
  override var children: [LayoutElement] {
    guard !pinned.isEmpty else { return cells.flatMap(\.elements) }
    let raised = Set(pinned.map(ObjectIdentifier.init))
    return cells.flatMap(\.elements).filter { !raised.contains(ObjectIdentifier($0)) } + pinned
  }

  func show(_ sections: [ListSection], keepsLengths: Bool) {
    self.sections = sections
    let old = plan
    plan = LazyPlan(sections, perLine: plan.parts.first { $0.kind == .rows }?.itemsPerLine ?? 1)
    if plan.lineCount != old.lineCount || !keepsLengths {
      extents = keepsLengths ? extents?.resized(to: plan.lineCount) : nil
    }
  }

  /// The elements of what is made are others.
  func refresh(_ elements: (Int) -> [LayoutElement]) {
    cells = cells.map { ($0.item, elements($0.item)) }
  }

  // MARK: Size

  private var across: Axis { look.axis.other }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let room = proposal[across]
    var size = CGSize.zero
    if let extents, room == nil || room == measuredRoom {
      size[look.axis] = extents.total
    } else {
      arrange(room)
      let first = sample(room)
      size[look.axis] =
        first.map { LineExtents(count: plan.lineCount, gap: look.gap, estimate: $0).total } ?? 0
    }
    size[across] = room ?? widest
    return size
  }

  /// As many rows stand in a line as there is room for.
  private func arrange(_ room: CGFloat?) {
    let count = look.grid.map { $0.tracks(min(room ?? 100, Self.largestLength)).count } ?? 1
    guard plan.parts.contains(where: { $0.kind == .rows && $0.itemsPerLine != count }) else { return }
    plan = LazyPlan(sections, perLine: count)
    extents = nil
  }

  /// The mean length of the first lines of rows; nil: there are none.
  private func sample(_ room: CGFloat?) -> CGFloat? {
    guard let part = plan.parts.first(where: { $0.kind == .rows }) ?? plan.parts.first else { return nil }
    let lines = part.firstLine..<min(part.firstLine + Self.sampled, part.firstLine + part.lineCount)
    let lengths = lines.map { length(ofLine: $0, room) }
    return lengths.reduce(0, +) / CGFloat(max(lengths.count, 1))
  }

  /// Lines by which others are estimated.
  private static let sampled = 3

  private func offer(_ room: CGFloat?, _ track: GridItemLayout.Track?) -> ProposedViewSize {
    var offer = ProposedViewSize.unspecified
    offer[across] = track?.length ?? room
    return offer
  }

  private func tracks(_ room: CGFloat?, _ line: Int) -> [GridItemLayout.Track]? {
    guard let grid = look.grid, plan.part(ofLine: line)?.kind == .rows else { return nil }
    return grid.tracks(min(room ?? 100, Self.largestLength))
  }

  private func length(ofLine line: Int, _ room: CGFloat?) -> CGFloat {
    let tracks = tracks(room, line)
    var longest: CGFloat = 0
    for (column, item) in plan.items(inLine: line).enumerated() {
      var sum: CGFloat = 0
      for element in elements(item) {
        let size = element.size(for: offer(room, tracks?[column]))
        sum += size[look.axis]
        widest = max(widest, size[across])
      }
      longest = max(longest, sum)
    }
    return longest
  }

  private func elements(_ item: Int) -> [LayoutElement] {
    let elements = source?.elements(ofItem: item) ?? []
    for element in elements { element.stackAxis = look.grid == nil ? look.axis : nil }
    return elements
  }

  // MARK: Place

  /// The part of it that is seen, along its axis, in its own coordinates; nil: it does not scroll that way.
  private var visible: Range<CGFloat>? {
    guard let scroll, scroll.axes.contains(look.axis == .vertical ? .vertical : .horizontal)
    else { return nil }
    let length = scroll.frame.size[look.axis]
    let low = scroll.scrollView.contentOffset[look.axis] - start
    return low..<(low + max(length, 1))
  }

  /// Where it begins in the content of the scroll view, in points.
  private var start: CGFloat = 0

  /// The visible range when lines were made last.
  private var placedFor: Range<CGFloat>?

  override func placeChildren(_ proposal: ProposedViewSize) {
    start = (Self.surfaceOrigin + frame.origin)[look.axis]
    scroll?.know(self)
    let room = frame.size[across]
    arrange(room)
    if extents == nil || measuredRoom != room {
      guard let first = sample(room) else { return clear() }
      extents = LineExtents(count: plan.lineCount, gap: look.gap, estimate: first)
      measuredRoom = room
    }
    guard let before = extents?.total else { return clear() }
    placedFor = visible
    makeLines(room)
    placeLines(room)
    if let total = extents?.total, total != before || frame.size[look.axis] != total {
      if abs(total - frame.size[look.axis]) > 0.01 { source?.tree.placeAgain() }
    }
  }

  private func clear() {
    cells = []
    madeLines = 0..<0
    source?.keepOnly([])
  }

  private func makeLines(_ room: CGFloat) {
    guard var extents else { return }
    let seen = visible ?? 0..<CGFloat.infinity
    let margin = visible == nil ? 0 : (seen.upperBound - seen.lowerBound) / 2
    let anchor = extents.line(at: seen.lowerBound)
    let anchorStart = extents.start(of: anchor)
    let first = extents.line(at: seen.lowerBound - margin)
    for line in first..<max(anchor, first) { extents.set(length(ofLine: line, room), of: line) }
    // The estimated lines lie above the visible ones, which stay where they are.
    let shift = extents.start(of: anchor) - anchorStart
    var line = anchor
    while line < extents.count, extents.start(of: line) - shift < seen.upperBound + margin {
      extents.set(length(ofLine: line, room), of: line)
      line += 1
    }
    self.extents = extents
    if shift != 0 { scroll?.correct(by: shift, look.axis) }
    madeLines = first..<max(line, first)
    let items = madeLines.flatMap { Array(plan.items(inLine: $0)) }
    cells = items.map { ($0, elements($0)) }
    source?.keepOnly(Set(items + pinnedItems.map(\.item)))
  }

  private func placeLines(_ room: CGFloat) {
    guard let extents else { return }
    var known: [Int: [LayoutElement]] = [:]
    for cell in cells { known[cell.item] = cell.elements }
    for line in madeLines {
      place(
        plan.items(inLine: line).map { known[$0] ?? [] }, line, at: extents.start(of: line),
        extents.extent(of: line), room)
    }
    pinned = []
    for pin in pinnedItems {
      let elements = known[pin.item] ?? elements(pin.item)
      pinned += elements
      place([elements], pin.line, at: pin.start, extents.extent(of: pin.line), room)
    }
  }

  private func place(
    _ items: [[LayoutElement]], _ line: Int, at offset: CGFloat, _ length: CGFloat, _ room: CGFloat
  ) {
    let tracks = tracks(room, line)
    let shift = tracks.map { look.grid?.shift(of: $0, in: room) ?? 0 } ?? 0
    for (column, elements) in items.enumerated() {
      var along = offset
      for element in elements {
        let track = tracks?[column]
        let offer = offer(room, track)
        let size = element.size(for: offer)
        var cell = CGSize.zero
        cell[look.axis] = tracks == nil ? size[look.axis] : length
        cell[across] = track?.length ?? room
        var corner = frame.origin
        corner[look.axis] += along
        corner[across] += track.map { shift + $0.start } ?? 0
        let alignment = track.map { $0.alignment ?? .center } ?? look.alignment
        element.place(
          at: corner + alignedOffset(of: element, alignment, offer, in: cell), proposal: offer)
        along += size[look.axis]
      }
    }
  }

  // MARK: Pinned views

  /// Headers and footers that stay at the edge while their section is seen, and where they begin.
  private var pinnedItems: [(item: Int, line: Int, start: CGFloat)] {
    guard !look.pinned.isEmpty, let seen = visible, let extents else { return [] }
    return plan.parts.compactMap { part in
      let rows = plan.parts.filter { $0.section == part.section }
      guard let first = rows.first, let last = rows.last else { return nil }
      let low = extents.start(of: first.firstLine)
      let high = extents.start(of: last.firstLine + last.lineCount) - look.gap
      guard low < seen.upperBound, high > seen.lowerBound else { return nil }
      let (own, length) = (extents.start(of: part.firstLine), extents.extent(of: part.firstLine))
      switch part.kind {
      case .header where look.pinned.contains(.sectionHeaders):
        return (part.firstItem, part.firstLine, min(max(own, seen.lowerBound), max(own, high - length)))
      case .footer where look.pinned.contains(.sectionFooters):
        return (part.firstItem, part.firstLine, max(min(own, seen.upperBound - length), min(own, low)))
      default: return nil
      }
    }
  }

  // MARK: Scrolling

  /// Whether lines are seen that are not made.
  var wantsLines: Bool {
    // Another layout at the same place would find the same.
    guard let seen = visible, seen != placedFor, let extents else { return false }
    if !look.pinned.isEmpty { return true }
    let lines =
      extents.line(at: max(seen.lowerBound, 0))...extents.line(at: min(seen.upperBound, extents.total))
    return !lines.isEmpty && plan.lineCount > 0
      && !(madeLines.contains(lines.lowerBound) && madeLines.contains(lines.upperBound))
  }

  /// The rectangle of an item's line, in the coordinates of the scroll view's content; nil: there is no such.
  func rect(ofItem item: Int) -> CGRect? {
    guard let extents, let line = plan.line(ofItem: item) else { return nil }
    if let cell = cells.first(where: { $0.item == item }), let element = cell.elements.first {
      return element.frame
    }
    var rect = frame
    rect.origin[look.axis] += extents.start(of: line)
    rect.size[look.axis] = extents.extent(of: line)
    return rect
  }

  /// The elements that are made, by the ids of the data.
  var targets: [(id: AnyHashable, frame: CGRect)] {
    cells.compactMap { cell in
      guard let id = plan.dataID(cell.item), let frame = cell.elements.first?.frame else { return nil }
      return (id, frame)
    }
  }
}

extension GridItemLayout {
  /// By how much columns that are narrower than their room are moved in it, in points.
  func shift(of tracks: [Track], in room: CGFloat) -> CGFloat {
    let width = tracks.last.map { $0.start + $0.length } ?? 0
    let part: CGFloat =
      axis == .vertical
      ? (guide.horizontal == .leading ? 0 : guide.horizontal == .trailing ? 1 : 0.5)
      : (guide.vertical == .top ? 0 : guide.vertical == .bottom ? 1 : 0.5)
    return max(0, room - width) * part
  }
}
