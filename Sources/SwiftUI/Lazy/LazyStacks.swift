// LazyVStack, LazyHStack — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: spacing that the views want (it is the usual one), lines of right-to-left rows.

import UIKit

/// A column of which only what is near the visible part of the scroll view around is made.
public struct LazyVStack<Content: View>: View, LazyContainer {
  let look: LazyElement.Look
  let content: Content
  /// `spacing` in points; nil: the usual one. As wide as what it is offered, unlike a plain column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    look = LazyElement.Look(
      axis: .vertical, gap: LazyElement.gap(spacing),
      alignment: Alignment(horizontal: alignment, vertical: .top),
      pinned: pinnedViews)
    self.content = content()
  }
  public typealias Body = Never
}

/// A row of which only what is near the visible part of the scroll view around is made.
public struct LazyHStack<Content: View>: View, LazyContainer {
  let look: LazyElement.Look
  let content: Content
  /// `spacing` in points; nil: the usual one. As high as what it is offered, unlike a plain row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    look = LazyElement.Look(
      axis: .horizontal, gap: LazyElement.gap(spacing),
      alignment: Alignment(horizontal: .leading, vertical: alignment),
      pinned: pinnedViews)
    self.content = content()
  }
  public typealias Body = Never
}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension LazyElement {
  /// In points, whatever was written.
  static func gap(_ spacing: CGFloat?) -> CGFloat {
    let gap = spacing ?? ViewSpacing.usual
    return gap.isFinite ? max(gap, 0) : 0
  }
}
