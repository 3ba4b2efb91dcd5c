// NSCollectionLayoutSection — after Apple's documentation of it, read 2026-11.
// State: complete.

import QuartzCore

/// The edges from which insets of content are measured. Raw values are UIKit's (Facts 4.1).
public enum UIContentInsetsReference: Int, Sendable {
  /// As the layout's configuration says.
  case automatic = 0
  /// The edges of the collection view.
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}

/// Changes the visible items of a section before they are shown; see (Facts 4.8.)
///
/// - Parameters:
///   - visibleItems: of that section, with what the layout has for them.
///   - contentOffset: of the section itself where it scrolls orthogonally, otherwise of the collection view.
///   - environment: what the section is laid out in.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> Void

/// Groups after each other, with what belongs to them (Facts 4.4).
///
/// A layout takes a copy: what is changed afterwards does not reach it.
@preconcurrency @MainActor open class NSCollectionLayoutSection: MainActorObject, @preconcurrency NSCopying {
  let group: NSCollectionLayoutGroup

  /// Around the groups, inside headers and footers. In points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Between two groups, along the direction in which they follow each other. In points.
  open var interGroupSpacing: CGFloat = 0
  /// The edges from which `contentInsets` are measured across the layout's direction.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The edges from which headers and footers are measured across the layout's direction, in place of those
  /// of the content and of `contentInsets`; automatic: as the content (inferred: Apple's documentation says
  /// no more than that).
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// How the groups scroll across the layout's direction; by default they do not.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How that scrolling slows down and bounces; without effect where the groups do not scroll.
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Headers and footers. Taken as copies.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
    didSet { boundarySupplementaryItems = boundarySupplementaryItems.map { $0.duplicate() } }
  }
  /// Whether headers and footers keep within `contentInsets` across the layout's direction.
  open var supplementariesFollowContentInsets = true
  /// Views behind all else. Taken as copies.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = [] {
    didSet { decorationItems = decorationItems.map { $0.duplicate() } }
  }
  /// Called before each layout cycle in which something of the section is on screen. A handler that changes
  /// its own layout there is called again for it a few times at most.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Makes something more of the section, as a list does; nil for a plain composition.
  var style: (any SectionStyle)?
  /// Along the layout's direction, outside of headers and footers. In points.
  var barMargins: (before: CGFloat, after: CGFloat) = (0, 0)

  /// `group` is repeated until all items of the section have a place. Taken as a copy.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group.duplicate()
    super.init(_object: ())
  }

  /// A new section with the same values, with copies of its group, headers, footers and decorations.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties = orthogonalScrollingProperties
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.decorationItems = decorationItems
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.style = style
    copy.barMargins = barMargins
    return copy
  }
}
