// UICollectionViewCompositionalLayoutConfiguration — after Apple's documentation of it, read 2026-11.
// State: complete.

import QuartzCore

/// Settings of a compositional layout as a whole (Facts 4.1).
///
/// The layout takes a copy: what is changed afterwards does not reach it.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: MainActorObject, @preconcurrency NSCopying {
  /// The axis along which sections follow each other and the content scrolls. Default: vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Between two sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of all sections together. Taken as copies.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
    didSet { boundarySupplementaryItems = boundarySupplementaryItems.map { $0.duplicate() } }
  }
  /// The edges from which insets are measured in sections that leave it to the layout.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Vertical, without spacing, headers and footers; sections are inset from the safe area.
  public init() { super.init(_object: ()) }

  /// A new configuration with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
