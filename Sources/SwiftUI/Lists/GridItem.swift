// GridItem, LazyVGrid, LazyHGrid — after Apple's documentation of them, read 2026-11.
// State: complete.

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
public struct LazyVGrid<Content: View>: View, LazyContainer {
  let look: LazyElement.Look
  let content: Content
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    let guide = Alignment(horizontal: alignment, vertical: .center)
    look = LazyElement.Look(
      axis: .vertical, gap: LazyElement.gap(spacing), alignment: guide,
      grid: GridItemLayout(axis: .vertical, items: columns, guide: guide), pinned: pinnedViews)
    self.content = content()
  }
  public typealias Body = Never
}

/// Views in rows, column after column.
public struct LazyHGrid<Content: View>: View, LazyContainer {
  let look: LazyElement.Look
  let content: Content
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    let guide = Alignment(horizontal: .center, vertical: alignment)
    look = LazyElement.Look(
      axis: .horizontal, gap: LazyElement.gap(spacing), alignment: guide,
      grid: GridItemLayout(axis: .horizontal, items: rows, guide: guide), pinned: pinnedViews)
    self.content = content()
  }
  public typealias Body = Never
}

/// Lines across the axis along which the grid grows.
struct GridItemLayout {
  /// Along which the grid grows.
  let axis: Axis
  let items: [GridItem]
  let guide: Alignment

  struct Track: Equatable {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  private static var usualSpacing: CGFloat { ViewSpacing.usual }
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
}
