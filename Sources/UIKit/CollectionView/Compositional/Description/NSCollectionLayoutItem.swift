// NSCollectionLayoutItem — after Apple's documentation of it, read 2026-11.
// State: complete.

import QuartzCore

/// One item of a group: how large, with how much room, with what attached to it (Facts 4.1, 4.2).
///
/// Groups take copies: what is changed afterwards does not reach them.
@preconcurrency @MainActor open class NSCollectionLayoutItem: MainActorObject, @preconcurrency NSCopying {
  /// The width and the height that it asks for; fractions are of the group or section that it lies in.
  public let layoutSize: NSCollectionLayoutSize
  /// Views attached to the item, such as badges; those of a group can be set.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }
  /// Copies of the item's own.
  var attached: [NSCollectionLayoutSupplementaryItem]

  /// Makes the frame smaller once it is placed; not along a side that is estimated. In points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room outside the frame, which takes part in where items fit; nil is none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// An item of that size with views attached to it, which are copied.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    attached = supplementaryItems.map { $0.duplicate() }
    super.init(_object: ())
  }

  /// An item of that size with nothing attached to it.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// A new object of the same kind with the same values. Subclasses make their own and call `take(_:)` on it.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems).taking(self)
  }

  /// The values that can be changed, from `other`.
  func take(_ other: NSCollectionLayoutItem) {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
  }
}

extension NSCopying where Self: NSCollectionLayoutItem {
  /// A copy under its own type.
  @MainActor func duplicate() -> Self { copy(with: nil) as? Self ?? self }

  @MainActor func taking(_ other: NSCollectionLayoutItem) -> Self {
    take(other)
    return self
  }
}
