// UICollectionViewCompositionalLayout — after Apple's documentation "UICollectionViewCompositionalLayout",
// read 2026-11.
// State: complete.
//
// The overridable methods stand here and pass on to the extensions: +Content keeps the sections up to date,
// +Attributes answers questions, +Orthogonal says which sections scroll by themselves, +Fitting takes what
// views would like, +Backdrops and SectionStyle say what sections are besides. All that needs no view stands
// in values, in the room Composition.

import QuartzCore

/// Makes the section of that index for what it is laid out in; nil ends the program.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ sectionIndex: Int, _ environment: any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

/// Sections of groups of items, described and not computed (Facts 4).
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  // MARK: State of the extensions

  let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  private var ownConfiguration: UICollectionViewCompositionalLayoutConfiguration
  /// nil until it is asked for, and when the sections have to be made again.
  var content: CompositionContent?
  var customProviders = CustomProviders(UITraitCollection.current)
  /// The sizes that views have asked for.
  var fits = CompositionFits() { didSet { knownSizes = nil } }
  /// `fits` in order; nil until somebody wants to know.
  private var knownSizes: MeasuredSizes?
  /// The part of it that `content` does not know yet.
  var newFits = CompositionFits()
  /// As it was before text got another size, until sections have been made again; nil most of the time.
  var formerContent: CompositionContent?
  /// Whether the section has something that is estimated.
  var hasEstimates = false
  /// The styles of sections, by section; nil for plain compositions. Empty where all are.
  var styles: [(any SectionStyle)?] = []
  /// Whether any section has actions behind its items.
  var hasSwipes = false
  /// The basis that the sections were made on.
  var basis: CompositionBasis?
  /// The references that single sections measure from, in order of the raw values.
  var insetReferences: [UIContentInsetsReference] = []
  var visibleItems = VisibleItems()

  // MARK: Creation

  // All four are designated, as code in the wild calls any of them from the initialisers of its subclasses.

  /// All sections are as `section`, which is copied.
  public init(section: NSCollectionLayoutSection) {
    let copy = section.copy() as? NSCollectionLayoutSection ?? section
    sectionProvider = { _, _ in copy }
    ownConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// All sections are as `section`. Both are copied.
  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    let copy = section.copy() as? NSCollectionLayoutSection ?? section
    sectionProvider = { _, _ in copy }
    ownConfiguration = configuration.duplicate()
    super.init()
  }

  /// Each section is as `sectionProvider` says, which is asked for all of them when the layout is prepared,
  /// and again when there is other room, other traits hold or the data have changed.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.sectionProvider = sectionProvider
    ownConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// As `init(sectionProvider:)`. The configuration is copied.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    ownConfiguration = configuration.duplicate()
    super.init()
  }

  /// Exists for source compatibility; nothing is ever decoded.
  public required init?(coder: NSCoder) { nil }

  /// A copy; setting one lays out again.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { ownConfiguration.duplicate() }
    set {
      ownConfiguration = newValue.duplicate()
      invalidateLayout()
    }
  }

  /// The configuration itself, which is handed out only as copies.
  var settings: UICollectionViewCompositionalLayoutConfiguration { ownConfiguration }

  // MARK: The layout itself

  /// Asks for the sections where an invalidation made that necessary.
  open override func prepare() {
    super.prepare()
    keepFormerPlace()
    takeNewFits()
  }

  /// Across: the bounds without the reference insets. Along: all sections.
  open override var collectionViewContentSize: CGSize { currentContent?.size ?? .zero }

  /// By section: background, items with what is attached to them, headers and footers. New objects, for
  /// exactly what touches `rect`.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes(touching: rect)
  }

  /// A new object; nil for an item that does not exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return attributes(of: .item(indexPath.item, section: indexPath.section))
  }

  override func unpinnedAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForItem(at: indexPath)
    guard indexPath.count == 2, let content, content.pinsItem(indexPath.item, section: indexPath.section),
      let frame = content.frame(of: .item(indexPath.item, section: indexPath.section), pins: nil)
    else { return attributes }
    attributes?.frame = frame
    return attributes
  }

  /// A new object; nil for a view that does not exist.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    supplementaryElement(elementKind, indexPath).flatMap(attributes(of:))
  }

  /// A new object; nil for a view that does not exist.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    background(elementKind, indexPath).flatMap(attributes(of:))
  }

  /// Leading and trailing are those of the reading direction.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Elements beside the reference insets are not part of the content's size.
  override func mirrorWidth(for contentSize: CGSize) -> CGFloat {
    guard let space = basis?.space, space.isVertical else { return contentSize.width }
    return contentSize.width + space.crossInsets.before + space.crossInsets.after
  }

  // MARK: Orthogonal scrolling

  override func orthogonalSection(_ section: Int) -> OrthogonalSection? { scrolling(ofSection: section) }
  override func orthogonalSections(touching rect: CGRect) -> [Int] { scrollingSections(touching: rect) }
  override func orthogonalSection(holding id: ElementID) -> Int? { scrollingSection(holding: id) }
  override func sectionDidScroll(_ section: Int) { noteScrolling(ofSection: section) }

  /// Items of some sections move up and down only.
  open override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    var position = position
    if style(indexPath.section)?.movesItemsUpAndDown == true,
      let place = layoutAttributesForItem(at: indexPath)
    {
      position.x = place.center.x
    }
    return super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    noteInvalidation(context)
    super.invalidateLayout(with: context)
  }

  /// True for another size, and for every move while headers or footers are pinned on screen (Facts 4.5), or
  /// a section on screen has a handler of visible items (Facts 4.8).
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds else { return false }
    return newBounds.size != old.size || (newBounds != old && !elementsFollowing(newBounds).isEmpty)
  }

  /// Plain scrolling names the pinned headers and footers that are on screen, and what handlers may change.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if newBounds.size == collectionView?.bounds.size {
      (context as? CompositionInvalidationContext)?.keepsSections = true
      name(elementsFollowing(newBounds), in: context)
    }
    return context
  }

  /// Whether the side that is estimated has another length (Facts 4.9).
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { isFit(preferredAttributes, newTo: originalAttributes) }

  /// Takes over the preferred size; sections are not asked for again.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    takeFit(preferredAttributes, insteadOf: originalAttributes, context)
    return context
  }

  open override class var invalidationContextClass: AnyClass { CompositionInvalidationContext.self }

  override var estimatesSizes: Bool { hasEstimates }

  override var measuredSizes: MeasuredSizes {
    let known = knownSizes ?? MeasuredSizes(of: fits)
    knownSizes = known
    return known
  }

  override func adopt(_ sizes: MeasuredSizes) { takeFits(sizes) }

  override func estimatedSides(of attributes: UICollectionViewLayoutAttributes) -> EstimatedSides {
    let size = estimatedSize(of: attributes)
    return EstimatedSides(width: size?.width.isEstimated ?? false, height: size?.height.isEstimated ?? false)
  }

  override func backdrops(in area: CGRect) -> [Backdrop] { styleBackdrops(in: area) }

  override var offersSwipes: Bool { hasSwipes }

  override func swipeActions(at indexPath: IndexPath) -> SwipeActions { styleSwipeActions(at: indexPath) }

  override func contentInsetDidChange() { noteSpaceChange() }

  override func textSizeDidChange() { if hasEstimates { forgetFits() } }
}

extension UICollectionViewCompositionalLayoutConfiguration {
  func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
    copy() as? UICollectionViewCompositionalLayoutConfiguration ?? self
  }
}
