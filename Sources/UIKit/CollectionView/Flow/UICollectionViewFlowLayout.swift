// UICollectionViewFlowLayout — after Apple's documentation "UICollectionViewFlowLayout", read 2026-11.
// State: complete.
//
// The overridable methods stand here and pass on to the extensions: +Content keeps lines up to date,
// +Metrics asks what they are made of, +Space says how long they may be, +Attributes answers questions,
// +Fitting takes what cells would like. Work that needs no view stands in values: `FlowContent` and what it
// is made of.
//
// Layouts in the wild call super and change what it returns, often without a copy: every answer is made of
// new objects, so that none changes another.

import QuartzCore

/// Items in lines, lines in sections, sections one after another (Facts 3). All lengths in points.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Which area section insets are measured from.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  /// As `estimatedItemSize`: cells choose their size. To be compared with, not computed with.
  public nonisolated static let automaticSize = CGSize(width: 1.0e10, height: 1.0e10)

  // MARK: State of the extensions

  /// Sections and lines as of the last time they were asked for.
  var content = FlowContent() { didSet { knownSizes = nil } }
  var staleness = Staleness.metrics
  /// The basis that `content` was made on; nil before the first time.
  var basis: Basis?
  var isMeasuring = false
  /// The bounds that the flow layout itself has decided about last: a subclass may decide without it.
  var judgedBounds: CGRect?
  /// Whether the delegate's answer came from UIKit's own default: it has none.
  var isDelegateSilent = false
  /// Lengths that headers and footers have asked for, by section.
  var fittedBars: [FlowBar: CGFloat] = [:] { didSet { knownSizes = nil } }
  /// Places between which an item has been moved by hand since lines were broken last; its size goes along.
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  /// Sizes that cells have asked for since lines were broken last.
  var fittedItems: [(indexPath: IndexPath, size: FlowSize)] = []
  /// Whether elements on screen stay where they are when sizes are asked for next.
  var keepsPlace = false
  /// The sizes that views have asked for; nil until somebody wants to know.
  private var knownSizes: MeasuredSizes?

  // MARK: Properties

  /// Between two lines.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// Between two items of a line, at least.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// Of every item that the delegate has no size for.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The size of items until their cells have said how large they would like to be. Zero turns self-sizing
  /// off.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// Lines lie across it.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// Only the length along the scroll direction counts; zero there means that sections have no header.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// As `headerReferenceSize`.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// Around the items of each section.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// The edges from which `sectionInset` is measured across the scroll direction; never from less than the
  /// content inset.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// Whether headers stay on screen while their section does.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether footers stay on screen while their section does.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  // MARK: The layout itself

  /// Asks the delegate and breaks lines where an invalidation made that necessary. A subclass that does not
  /// call super is answered all the same: at the first question.
  open override func prepare() {
    super.prepare()
    makeContentCurrent()
  }

  /// Across: the bounds without the content insets. Along: all sections.
  open override var collectionViewContentSize: CGSize { contentSize() }

  /// By section: header, items, footer. New objects of `layoutAttributesClass`, for exactly what touches
  /// `rect`.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes(touching: rect)
  }

  /// A new object; nil for an item that does not exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return attributes(of: .item(indexPath.item, section: indexPath.section))
  }

  /// A new object; nil where the section has no such header or footer.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let section = indexPath.first, indexPath.dropFirst().allSatisfy({ $0 == 0 }) else { return nil }
    switch elementKind {
    case UICollectionView.elementKindSectionHeader: return attributes(of: .header(section: section))
    case UICollectionView.elementKindSectionFooter: return attributes(of: .footer(section: section))
    default: return nil
    }
  }

  // MARK: Invalidation

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// A context of another class than the flow layout's makes everything be asked for again.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    noteInvalidation(context)
    super.invalidateLayout(with: context)
  }

  /// True where the side across the scroll direction changes its length, and for every move while headers or
  /// footers are pinned (Facts 2.3, 3.8).
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds else { return false }
    judgedBounds = newBounds
    if isPinning { return newBounds != old }
    return scrollDirection.size(newBounds.size).across != scrollDirection.size(old.size).across
  }

  /// Plain scrolling changes no sizes and no lines: its context says so, and names the pinned headers and
  /// footers that are on screen.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      limit(flow, toMoveTo: newBounds)
    }
    return context
  }

  /// Whether sizes are estimated and the view would like another one; of headers and footers only the length
  /// along the scroll direction counts (Facts 2.9).
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { estimatesSizes && isFit(preferredAttributes, newTo: originalAttributes) }

  /// Takes over the preferred size; the delegate is not asked again for it.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    takeFit(preferredAttributes, insteadOf: originalAttributes, context)
    return context
  }

  /// As the base; below the last item of a section, and in one without items, the section's end.
  open override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    topmostPlace(at: position) ?? sectionEnd(at: position, for: previousIndexPath) ?? previousIndexPath
  }

  /// Nothing but the item is asked for again while it only follows the finger. Within a section, the delegate
  /// is not asked again where others make room.
  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics =
        targetIndexPaths.map(\.section) != previousIndexPaths.map(\.section)
      flow.invalidateFlowLayoutAttributes = targetIndexPaths != previousIndexPaths
    }
    return context
  }

  override var estimatesSizes: Bool { estimatedItemSize != .zero }

  override var measuredSizes: MeasuredSizes {
    let known = knownSizes ?? fittedSizes()
    knownSizes = known
    return known
  }

  override func adopt(_ sizes: MeasuredSizes) { takeFits(sizes) }

  override func estimatedSides(of attributes: UICollectionViewLayoutAttributes) -> EstimatedSides {
    estimatesSizes && attributes.representedElementCategory == .cell ? .both : .none
  }

  override func contentInsetDidChange() { noteSpaceChange() }

  override func textSizeDidChange() { if estimatesSizes { forgetFits() } }
}
