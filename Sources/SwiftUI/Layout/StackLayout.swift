// HStackLayout, VStackLayout, ZStackLayout — after Apple's documentation of them, read 2026-11.
// State: complete.
//
// How a stack shares its room is as WWDC 2019's "Building Custom Views with SwiftUI" tells: those of higher
// priority first, and among those the least flexible first, each offered an equal part of the room that is
// left.

import UIKit

/// In a row from the leading to the trailing edge.
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  /// In points; nil: as the views want it.
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .along(.horizontal) }
  private var row: StackSolver {
    StackSolver(axis: .horizontal, guide: alignment.key, spacing: spacing)
  }

  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { row.outerSpacing(subviews) }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    row.solve(proposal, subviews).size
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    row.place(in: bounds, proposal, subviews)
  }
}

/// In a column from the top to the bottom.
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  /// In points; nil: as the views want it.
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .along(.vertical) }
  private var column: StackSolver {
    StackSolver(axis: .vertical, guide: alignment.key, spacing: spacing)
  }

  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { column.outerSpacing(subviews) }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    column.solve(proposal, subviews).size
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    column.place(in: bounds, proposal, subviews)
  }
}

/// Over one another, each offered all the room.
public struct ZStackLayout: Layout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The room of the subviews of the highest priority, in the coordinates in which the guides of all lie at
  /// the origin.
  private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect {
    // Those of the highest priority say how large it is.
    let highest = subviews.map(\.priority).max() ?? 0
    var extent: CGRect?
    for subview in subviews where subview.priority == highest {
      let dimensions = subview.dimensions(in: proposal)
      let rect = CGRect(
        origin: CGPoint(x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical]),
        size: dimensions.size)
      extent = extent.map { $0.enclosing(rect) } ?? rect
    }
    return extent ?? .zero
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    extent(proposal, subviews).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let extent = extent(proposal, subviews)
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: bounds.minX - extent.minX - dimensions[alignment.horizontal],
          y: bounds.minY - extent.minY - dimensions[alignment.vertical]),
        proposal: proposal)
    }
  }
}

extension LayoutProperties {
  static func along(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

extension CGRect {
  /// As `union`, which leaves out what has no area.
  func enclosing(_ other: CGRect) -> CGRect {
    let (x, y) = (Swift.min(minX, other.minX), Swift.min(minY, other.minY))
    return CGRect(
      x: x, y: y, width: Swift.max(maxX, other.maxX) - x, height: Swift.max(maxY, other.maxY) - y)
  }
}
