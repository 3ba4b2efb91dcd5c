// UICollectionViewLayout — after Apple's documentation "UICollectionViewLayout", read 2026-11.
// State: complete.

import QuartzCore

/// Says where the elements of a collection view are. Subclasses override what stands here; the collection
/// view calls it (Facts 2.1 to 2.4). Places are in content coordinates, lengths in points.
@preconcurrency @MainActor open class UICollectionViewLayout: MainActorObject {
  /// The collection view that uses the layout; nil while none does.
  open var collectionView: UICollectionView? { owner }
  weak var owner: UICollectionView?

  /// Classes of decoration views, by kind.
  private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  /// The context that `invalidateLayout()` is to pass on while the collection view itself invalidates.
  private var contextInHand: UICollectionViewLayoutInvalidationContext?

  /// A layout that no collection view has yet.
  public init() { super.init(_object: ()) }

  /// Exists for source compatibility; nothing is ever decoded.
  public required init?(coder: NSCoder) { super.init(_object: ()) }

  /// The class that attributes are made of; a subclass of `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class that invalidation contexts are made of; a subclass of
  /// `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: The layout itself

  /// Called once after each invalidation, before the layout is asked for anything.
  open func prepare() {}

  /// Read after each `prepare()`. Base: zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// Attributes of everything that intersects `rect`, in any order; more is allowed. The rectangle may be
  /// larger than the screen and reach out of the content. nil leaves what is shown as it is; that is the
  /// base's answer.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// nil where the layout has no such item. Asked while a cell is dequeued, too.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// As `layoutAttributesForItem(at:)`, where the item lies that a pinned header is: what is scrolled to.
  /// Base: the same.
  func unpinnedAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForItem(at: indexPath)
  }

  /// nil where the layout has no such element. Base: nil.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// nil where the layout has no such element. Base: nil.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Views of that class show the decoration elements of that kind; nil takes the registration back.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    owner?.elementViews.pool.dropDecorationViews(ofKind: elementKind)
  }

  /// Registers the class of the view in the nib, of which nothing more is loaded.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    register(nib?.cellClass(UICollectionReusableView.self), forDecorationViewOfKind: elementKind)
  }

  // MARK: Sections that scroll by themselves (Facts 4.7)
  //
  // Attributes of what such a section scrolls are where they are while its own offset is zero; they do not
  // change when it scrolls.

  /// How that section scrolls by itself; nil where it does not, or has nothing to scroll.
  func orthogonalSection(_ section: Int) -> OrthogonalSection? { nil }
  /// Those of which something may show in `rect` (the layout's content coordinates), in order.
  func orthogonalSections(touching rect: CGRect) -> [Int] { [] }
  /// The section with which the element scrolls; nil for what stays with the collection view.
  func orthogonalSection(holding id: ElementID) -> Int? { nil }
  /// Called after such a section has been scrolled, by whatever, before anything is asked about it. The
  /// collection view's `orthogonalOffset(ofSection:)` says where it is now. The part of the section that is
  /// on screen is asked for after this.
  func sectionDidScroll(_ section: Int) {}

  /// The reading direction that the layout's places are written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the collection view mirrors places, from side to side of the content, where its interface runs
  /// the other way: the layout itself is asked, and answers, as if it did not (Facts 2.15). Offsets and
  /// bounds are the collection view's own all the same.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// How wide what is mirrored is, in points. Base: the content.
  func mirrorWidth(for contentSize: CGSize) -> CGFloat { contentSize.width }

  // MARK: Invalidation

  /// Marks the layout as out of date; `prepare()` follows at the next layout pass or question. Overriders
  /// call super.
  open func invalidateLayout() {
    invalidateLayout(with: takeContextInHand() ?? makeInvalidationContext())
  }

  /// Overriders call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contextInHand = nil
    if let transition {
      transition.partDidInvalidate(self, context)
    } else {
      owner?.layoutDidInvalidate(with: context)
    }
  }

  /// Text has another size: the sizes that views have asked for count no longer. The layout is invalidated
  /// after this. Base: nothing.
  func textSizeDidChange() {}

  /// The layout that stands between this one and another, while one does.
  weak var transition: UICollectionViewTransitionLayout?

  /// Whether the layout depends on the bounds in what they are about to change. Called exactly once per
  /// change of origin or size, while `collectionView.bounds` still is the old one. Base: false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Of `invalidationContextClass`; passed on to `invalidateLayout(with:)`. Overriders call super.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Base: false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// As `invalidationContext(forBoundsChange:)`, once per view that the layout lets have another size.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Whether the layout knows its sizes to be estimates until cells have been asked for theirs.
  var estimatesSizes: Bool { false }

  /// The sizes that views have asked for. Base: none, since only the app's own code knows.
  var measuredSizes: MeasuredSizes { MeasuredSizes() }

  /// Takes over sizes that were asked for before, in another process maybe, where nothing has been asked yet.
  func adopt(_ sizes: MeasuredSizes) {}

  /// Along which sides the view of `attributes`, which are this layout's, measures what it holds. Base: both,
  /// since a layout of an app's own says what it makes of that only afterwards. UIKit measures whatever the
  /// layout estimates, and prefers neither axis (openradar 26887172, 32082880).
  func estimatedSides(of attributes: UICollectionViewLayoutAttributes) -> EstimatedSides { .both }

  /// The colours behind the elements on `area`, both in the layout's coordinates. Base: none.
  func backdrops(in area: CGRect) -> [Backdrop] { [] }

  /// Whether any item may have actions behind it, for a finger that swipes it aside. Base: false.
  var offersSwipes: Bool { false }

  /// The actions behind that item, by the data source's own path. Base: none.
  func swipeActions(at indexPath: IndexPath) -> SwipeActions { (nil, nil) }

  /// The collection view's insets, safe area, margins or traits are new.
  func contentInsetDidChange() {}

  /// Invalidates on behalf of the collection view, so that overriders of either `invalidateLayout` hear of it
  /// (Facts 2.3).
  func systemInvalidate(with context: UICollectionViewLayoutInvalidationContext) {
    contextInHand = context
    invalidateLayout()
    if let unused = takeContextInHand() { invalidateLayout(with: unused) }
  }

  private func takeContextInHand() -> UICollectionViewLayoutInvalidationContext? {
    defer { contextInHand = nil }
    return contextInHand
  }

  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let contextClass = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (contextClass ?? UICollectionViewLayoutInvalidationContext.self).init(_blank: ())
  }

  // MARK: Moving by hand

  /// Higher than what layouts put above cells, headers among it (uncertain: UIKit's number is not
  /// documented).
  static let movingZIndex = 10_000

  /// Where among the items the one at `previousIndexPath` would be if it were let go at `position`, in the
  /// layout's coordinates. Base: the place of the item there; where there is none, the one that it has
  /// (Facts 2.14).
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { topmostPlace(at: position) ?? previousIndexPath }

  /// Attributes of the item under the finger. Base: those that it has at `indexPath`, with the middle at
  /// `position` and above the others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let copy = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = copy ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = max(attributes.zIndex, Self.movingZIndex)
    return attributes
  }

  /// One for every step of a movement; positions are in the layout's coordinates. Base: names the item where
  /// it only follows the finger, and nothing, which means everything, where others make room. Overriders call
  /// super.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.markMovement(from: previousIndexPaths, to: targetIndexPaths, at: targetPosition)
    if targetIndexPaths == previousIndexPaths { context.invalidateItems(at: targetIndexPaths) }
    return context
  }

  /// When the item is let go, or taken back to where it was: then `movementCancelled` is true, `indexPaths`
  /// are where the items began and `previousIndexPaths` where they got to; otherwise the other way round.
  /// Overriders call super.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.markMovement(from: previousIndexPaths, to: indexPaths, at: .zero)
    return context
  }

  // MARK: Where scrolling ends

  /// Where a deceleration comes to rest; asked once when a drag ends, before the delegate. `velocity` is in
  /// points per millisecond, positive where the offset grows (Facts 1.13, 2.4). Base: the proposal.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where to be after an update, or a change of size or of layout. Base: the proposal.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Changes of size and of layout

  /// `oldBounds` are those before the change; the layout is prepared for the new ones.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// The elements stand as the layout has them for the new bounds.
  open func finalizeAnimatedBoundsChange() {}

  /// On the layout that goes.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// On the layout that comes, before its first `prepare()` in the collection view.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// On both, once the elements stand as the new layout has them.
  open func finalizeLayoutTransition() {}

  // MARK: Updates

  /// Called with the changes; paths are as `UICollectionViewUpdateItem` says, in an order that means nothing.
  /// The layout is prepared for the new state, and has not been asked for elements since.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Ends what `prepare(forCollectionViewUpdates:)` began. Called within the animation, when all views have
  /// their places.
  open func finalizeCollectionViewUpdates() {}

  /// Where the item begins that is at `itemIndexPath` after the update. Asked of all that are on screen then,
  /// of those that are only shifted as well. nil means: a new one where it ends, transparent; another one
  /// where it was.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where the item goes that was at `itemIndexPath` before the update. Asked of all that were on screen; the
  /// answer counts for those that are not afterwards. nil means: a deleted one where it was, transparent;
  /// another one where it is.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// As for items.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// As for items.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// As for items.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// As for items.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The views that come, or go, beside the items and sections of an update. Asked after
  /// `prepare(forCollectionViewUpdates:)`. Inserted paths are those after the update, deleted ones those
  /// before; other supplementary and decoration views stay with their section. Base: nothing.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Paths before the update of supplementary views that go; see the first of the four. Base: nothing.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Paths after the update of decoration views that come; see the first of the four. Base: nothing.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Paths before the update of decoration views that go; see the first of the four. Base: nothing.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
}
