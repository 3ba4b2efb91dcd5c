// GridItem, LazyVGrid, LazyHGrid — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: laziness (all views are made), pinned headers.

import UIKit

/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as there is room for, each at least `minimum`.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  /// To the next one, in points; nil: a usual one.
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

/// Views in columns, row after row.
public struct LazyVGrid<Content: View>: View, LayoutContainer {
  let layout: GridItemLayout
  let content: Content
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = GridItemLayout(
      axis: .vertical, items: columns, guide: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing)
    self.content = content()
  }
  var arrangement: AnyLayout { AnyLayout(layout) }
  public typealias Body = Never
}

/// Views in rows, column after column.
public struct LazyHGrid<Content: View>: View, LayoutContainer {
  let layout: GridItemLayout
  let content: Content
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = GridItemLayout(
      axis: .horizontal, items: rows, guide: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing)
    self.content = content()
  }
  var arrangement: AnyLayout { AnyLayout(layout) }
  public typealias Body = Never
}

/// Lines across the axis along which the grid grows.
struct GridItemLayout: Layout {
  /// Along which the grid grows.
  let axis: Axis
  let items: [GridItem]
  let guide: Alignment
  /// Between lines, in points.
  let spacing: CGFloat?

  struct Track: Equatable {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  private static var usualSpacing: CGFloat { ViewSpacing.usual }
  /// Where nothing is offered, in points. Uncertain.
  private static var idealRoom: CGFloat { 100 }
  /// As large as a view is drawn, in points.
  private static var mostRoom: CGFloat { 100_000 }
  /// More of them than fit on any screen.
  private static var mostTracks: Int { 1000 }

  private func sound(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
  private func largest(_ length: CGFloat) -> CGFloat { length.isNaN ? .infinity : length }

  /// The columns in `room`: fixed ones first, the rest shares what is left.
  func tracks(_ room: CGFloat) -> [Track] {
    let items = items.isEmpty ? [GridItem()] : items
    let gaps = items.dropLast().reduce(0) { $0 + sound($1.spacing ?? Self.usualSpacing) }
    var left = room - gaps
    var open = items.count
    for case .fixed(let length) in items.map(\.size) {
      left -= sound(length)
      open -= 1
    }
    var tracks: [Track] = []
    var start: CGFloat = 0
    for item in items {
      let gap = sound(item.spacing ?? Self.usualSpacing)
      switch item.size {
      case .fixed(let length):
        tracks.append(Track(start: start, length: sound(length), alignment: item.alignment))
        start += sound(length) + gap
      case .flexible(let least, let most):
        let length = min(max(left / CGFloat(max(open, 1)), sound(least)), max(sound(least), largest(most)))
        tracks.append(Track(start: start, length: length, alignment: item.alignment))
        start += length + gap
        left -= length
        open -= 1
      case .adaptive(let least, let most):
        let share = max(0, left / CGFloat(max(open, 1)))
        let smallest = max(sound(least), 1)
        let count = max(1, min(Int(((share + gap) / (smallest + gap)).rounded(.down)), Self.mostTracks))
        let length = min(
          max((share - gap * CGFloat(count - 1)) / CGFloat(count), sound(least)),
          max(sound(least), largest(most)))
        for _ in 0..<count {
          tracks.append(Track(start: start, length: length, alignment: item.alignment))
          start += length + gap
        }
        left -= share
        open -= 1
      }
    }
    return tracks
  }

  private struct Solution {
    var size = CGSize.zero
    var places: [(rect: CGRect, alignment: Alignment?, proposal: ProposedViewSize)] = []
  }

  private func solve(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Solution {
    let across = axis.other
    let room = min(proposal[across] ?? Self.idealRoom, Self.mostRoom)
    let tracks = tracks(room)
    let gap = sound(spacing ?? Self.usualSpacing)
    let width = (tracks.last.map { $0.start + $0.length } ?? 0)
    // Columns that are narrower than their room stand in it as told.
    let part: CGFloat =
      axis == .vertical
      ? (guide.horizontal == .leading ? 0 : guide.horizontal == .trailing ? 1 : 0.5)
      : (guide.vertical == .top ? 0 : guide.vertical == .bottom ? 1 : 0.5)
    let shift = max(0, room - width) * part
    var solution = Solution()
    var start: CGFloat = 0
    for line in stride(from: 0, to: subviews.count, by: tracks.count) {
      let cells = Array(subviews[line..<min(line + tracks.count, subviews.count)])
      var length: CGFloat = 0
      for (cell, track) in zip(cells, tracks) {
        var offered = ProposedViewSize.unspecified
        offered[across] = track.length
        length = max(length, cell.sizeThatFits(offered)[axis])
      }
      for (_, track) in zip(cells, tracks) {
        var rect = CGRect.zero
        rect.origin[axis] = start
        rect.origin[across] = shift + track.start
        rect.size[axis] = length
        rect.size[across] = track.length
        var offered = ProposedViewSize.unspecified
        offered[across] = track.length
        solution.places.append((rect, track.alignment, offered))
      }
      start += length + gap
    }
    solution.size[axis] = subviews.isEmpty ? 0 : start - gap
    solution.size[across] = proposal[across].map { _ in max(room, width) } ?? width
    return solution
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    solve(proposal, subviews).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var proposal = proposal
    if proposal[axis.other] == nil { proposal[axis.other] = bounds.size[axis.other] }
    for (subview, place) in zip(subviews, solve(proposal, subviews).places) {
      let alignment = place.alignment ?? .center
      let dimensions = subview.dimensions(in: place.proposal)
      let cell = ViewDimensionsOfCell(size: place.rect.size)
      subview.place(
        at: CGPoint(
          x: bounds.minX + place.rect.minX + cell.part(alignment.horizontal)
            * (place.rect.width - dimensions.width),
          y: bounds.minY + place.rect.minY + cell.part(alignment.vertical)
            * (place.rect.height - dimensions.height)),
        proposal: place.proposal)
    }
  }
}

/// Where the guides of an empty cell lie.
private struct ViewDimensionsOfCell {
  let size: CGSize
  func part(_ guide: HorizontalAlignment) -> CGFloat { guide == .leading ? 0 : guide == .trailing ? 1 : 0.5 }
  func part(_ guide: VerticalAlignment) -> CGFloat {
    guide == .top || guide == .firstTextBaseline
      ? 0 : guide == .bottom || guide == .lastTextBaseline ? 1 : 0.5
  }
}
