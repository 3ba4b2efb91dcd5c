// NSCollectionLayoutBoundarySupplementaryItem — after Apple's documentation of it, read 2026-11.
// State: complete.

import QuartzCore

/// Where a rectangle lies at another one's border. Raw values are UIKit's.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top = 1
  case topLeading = 2
  case leading = 3
  case bottomLeading = 4
  case bottom = 5
  case bottomTrailing = 6
  case trailing = 7
  case topTrailing = 8
}

/// A header or footer of a section, or of the whole layout (Facts 4.5). The data source makes it.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The side or corner of the section, or of the layout, at which the view lies.
  public let alignment: NSRectAlignment
  /// In points, added to its place. Does not change how large the section is.
  public let offset: CGPoint

  /// Whether the section grows by it; otherwise it lies over the content.
  open var extendsBoundary = true
  /// Whether it stays on screen while its section does; one of the whole layout always does, and those of
  /// sections then stop at it.
  open var pinToVisibleBounds = false

  /// A view exactly at that side or corner, without an offset.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
  {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// A view at that side or corner, moved from there by `absoluteOffset` points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset
    ).taking(self)
  }

  override func take(_ other: NSCollectionLayoutItem) {
    super.take(other)
    if let other = other as? NSCollectionLayoutBoundarySupplementaryItem {
      extendsBoundary = other.extendsBoundary
      pinToVisibleBounds = other.pinToVisibleBounds
    }
  }
}

extension NSRectAlignment {
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
