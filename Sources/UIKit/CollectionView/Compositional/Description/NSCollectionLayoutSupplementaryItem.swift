// NSCollectionLayoutSupplementaryItem — after Apple's documentation of it, read 2026-11.
// State: complete.

import QuartzCore

/// A view attached to an item, such as a badge (Facts 4.6). The data source makes it.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind for which the data source is asked for the view.
  public let elementKind: String
  /// The place on the item.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The place of this view that comes to lie there; nil: the same one.
  public let itemAnchor: NSCollectionLayoutAnchor?

  /// Above items, which have 0.
  open var zIndex = 1

  /// A view that lies with the same place of its own on that place of the item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// A view that lies with its place `itemAnchor` on the item's place `containerAnchor`.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor).taking(self)
  }

  override func take(_ other: NSCollectionLayoutItem) {
    super.take(other)
    if let other = other as? NSCollectionLayoutSupplementaryItem { zIndex = other.zIndex }
  }
}
