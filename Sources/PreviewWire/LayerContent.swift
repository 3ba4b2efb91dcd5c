/// The element of a collection view that a layer shows, so that the page can point and ask.
public struct LayerElement: Hashable, Sendable {
  /// The sort of element; the numbers are those of the wire, where 0 means none.
  public enum Category: UInt8, Hashable, Sendable {
    case cell = 1
    case supplementary = 2
    case decoration = 3
  }

  /// The sort of element.
  public let category: Category
  /// The element kind; empty for a cell. At most `WireLimits.string` bytes.
  public let kind: String
  /// Section, item, …: at most `WireLimits.indexPath` numbers, none negative.
  public let indexPath: [Int]

  /// An element. The kind of a cell, and anything beyond the limits, is left out; negative numbers become 0.
  public init(category: Category, kind: String = "", indexPath: [Int]) {
    self.category = category
    self.kind = category == .cell ? "" : kind.cut(toBytes: WireLimits.string)
    self.indexPath = indexPath.prefix(WireLimits.indexPath).map { min(max($0, 0), WireLimits.varint) }
  }
}

/// The facts about a layer that scrolls its sublayers that the page should know.
public struct LayerScroller: Hashable, Sendable {
  /// The scroll view's present motion.
  public enum Motion: UInt8, Hashable, Sendable {
    case idle = 0
    case tracking = 1
    case dragging = 2
    case decelerating = 3
    case animating = 4
  }

  /// The view's `accessibilityIdentifier`, or `main`, `main-2`, …; never empty in a layer's state.
  public let identifier: String
  /// Of the content, without insets; in 1/64 pt.
  public let contentSize: WireSize
  /// The scroll view's present motion.
  public let motion: Motion
  /// Number of items of a collection view; 0 for other scroll views.
  public let itemCount: Int

  /// A scroller. Anything beyond the limits is cut off or clamped.
  public init(identifier: String, contentSize: WireSize, motion: Motion = .idle, itemCount: Int = 0) {
    self.identifier = identifier.cut(toBytes: WireLimits.string)
    self.contentSize = contentSize
    self.motion = motion
    self.itemCount = min(max(itemCount, 0), WireLimits.varint)
  }
}
