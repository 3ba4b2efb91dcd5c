// UICollectionViewLayoutInvalidationContext — after Apple's documentation of that class, read 2026-11.
// State: complete.

import QuartzCore

/// The part of a layout that is out of date (Facts 2.3).
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: MainActorObject {
  private var everything = false
  private var dataSourceCounts = false

  /// Added to the content offset when the context is processed, in points; a running deceleration goes on.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Added to the content size when the context is processed, in points; the layout's own answer replaces it
  /// at its next `prepare()`.
  open var contentSizeAdjustment = CGSize.zero

  private var items: [IndexPath]?
  private var supplementaryElements: [String: [IndexPath]]?
  private var decorationElements: [String: [IndexPath]]?

  /// Whether what views hold may be others now: then they are asked again for their sizes.
  var asksViewsForSizes: Bool { true }

  /// Whether elements that the context does not name are where they were, where it names some.
  var keepsOtherElements: Bool { true }

  private var movement: (from: [IndexPath], to: [IndexPath], target: CGPoint)?

  /// A context in which nothing is out of date yet.
  public init() { super.init(_object: ()) }

  /// How `invalidationContextClass` is instantiated (Facts 7.3).
  public required convenience init(_blank: ()) { self.init() }

  /// True after a new layout or data source and after `reloadData()`: nothing known before holds.
  open var invalidateEverything: Bool { everything }

  /// True where the data source is asked for its counts again.
  open var invalidateDataSourceCounts: Bool { dataSourceCounts }

  /// nil unless single items were marked.
  open var invalidatedItemIndexPaths: [IndexPath]? { items }

  /// By element kind; nil unless single elements were marked.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaryElements }

  /// By element kind; nil unless single elements were marked.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorationElements }

  /// Adds to `invalidatedItemIndexPaths`.
  open func invalidateItems(at indexPaths: [IndexPath]) { items = (items ?? []) + indexPaths }

  /// Adds to `invalidatedSupplementaryIndexPaths`.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var elements = supplementaryElements ?? [:]
    elements[elementKind, default: []] += indexPaths
    supplementaryElements = elements
  }

  /// Adds to `invalidatedDecorationIndexPaths`.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var elements = decorationElements ?? [:]
    elements[elementKind, default: []] += indexPaths
    decorationElements = elements
  }

  /// Where the items that are moved by hand were among the others; nil while none is.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.from }

  /// Where they are now; nil while none is moved by hand.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.to }

  /// Where the finger has the middle of the item, in the layout's coordinates; zero at the end of a movement.
  open var interactiveMovementTarget: CGPoint { movement?.target ?? .zero }

  /// Only layouts say so.
  func markMovement(from previous: [IndexPath], to targets: [IndexPath], at position: CGPoint) {
    movement = (previous, targets, position)
  }

  /// Only the collection view says so.
  func markCounts() { dataSourceCounts = true }

  /// Only the collection view says so.
  func markEverything() {
    everything = true
    dataSourceCounts = true
  }
}
