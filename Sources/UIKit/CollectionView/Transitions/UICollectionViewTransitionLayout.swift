// UICollectionViewTransitionLayout — after Apple's documentation of that class, read 2026-11.
// State: partial. Missing: self-sizing of elements while it is installed.

import QuartzCore

/// Stands between two layouts while a hand moves the elements from the one to the other (Facts 2.11).
///
/// Both layouts belong to the collection view as long as this one is installed, and are prepared by it.
/// Attributes, content size and content offset lie as far between theirs as `transitionProgress` says.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout that was there before.
  public let currentLayout: UICollectionViewLayout
  /// The layout that comes if the transition is finished.
  public let nextLayout: UICollectionViewLayout

  private var parts: LayoutPair
  /// Where the content stands in the one and in the other; the collection view finds out when it installs the
  /// layout.
  var journey = OffsetJourney()
  private var values: [String: CGFloat] = [:]

  /// Needs nothing else to be called: what an override adds is for itself.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    parts = LayoutPair(currentLayout, newLayout)
    super.init()
  }

  /// Exists for source compatibility; nothing is ever decoded.
  public required init?(coder: NSCoder) {
    (currentLayout, nextLayout) = (UICollectionViewLayout(), UICollectionViewLayout())
    parts = LayoutPair(currentLayout, nextLayout)
    super.init(coder: coder)
  }

  /// 0 is the layout before, 1 the one that comes; what lies beyond counts as the end, what is no number is
  /// ignored. Setting it lays out again.
  open var transitionProgress: CGFloat {
    get { progress }
    set {
      guard newValue.isFinite, newValue != progress else { return }
      progress = min(max(newValue, 0), 1)
      invalidateLayout()
    }
  }
  private var progress: CGFloat = 0

  // MARK: Values of one's own

  /// Keeps a number that goes with the transition, for an override or the delegate to read.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// The value that was kept last; 0 where none was.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: Layout

  /// Prepares the two layouts where they are out of date.
  open override func prepare() {
    super.prepare()
    parts.prepare()
    adoptDecorations(of: currentLayout)
    adoptDecorations(of: nextLayout)
  }

  /// The layout that was there before is as it was.
  func currentIsPrepared() { parts.current.adoptPrepared() }

  /// The middle of the item in the layout that comes, in the collection view's coordinates; nil where it has
  /// none.
  func nextPlace(of item: IndexPath?) -> CGPoint? { item.flatMap { parts.next.element(.cell($0))?.center } }

  /// The legal content offset nearest to `offset` in the layout that comes, in points.
  func nextOffset(nearest offset: CGPoint, in view: UIScrollView) -> CGPoint {
    let ranges = view.offsetRanges(contentSize: parts.next.contentSize)
    return CGPoint(
      x: ranges[.horizontal]?.clamp(offset.x) ?? offset.x, y: ranges[.vertical]?.clamp(offset.y) ?? offset.y)
  }

  private func adoptDecorations(of layout: UICollectionViewLayout) {
    for (kind, viewClass) in layout.decorationClasses { register(viewClass, forDecorationViewOfKind: kind) }
  }

  open override var collectionViewContentSize: CGSize {
    let (a, b) = (parts.current.contentSize, parts.next.contentSize)
    return CGSize(
      width: a.width + (b.width - a.width) * progress, height: a.height + (b.height - a.height) * progress)
  }

  /// The elements that either layout has in view at its own content offset; those of only one come or go by
  /// their alpha.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let offset = journey.offset(at: progress)
    let before = parts.current.elements(in: rect.offsetBy(from: offset, to: journey.start))
    let after = parts.next.elements(in: rect.offsetBy(from: offset, to: journey.end))
    let named = Dictionary(before.map { ($0.elementID, $0) }) { $1 }
    let both = after.map { mixed(named[$0.elementID] ?? parts.current.element($0.elementID), $0) }
    let known = Set(after.map(\.elementID))
    return both
      + before.filter { !known.contains($0.elementID) }.map { mixed($0, parts.next.element($0.elementID)) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    element(.cell(indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { element(.supplementary(elementKind, indexPath)) }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    element(ElementID(category: .decorationView, kind: elementKind, indexPath: indexPath))
  }

  private func element(_ id: ElementID) -> UICollectionViewLayoutAttributes? {
    let (before, after) = (parts.current.element(id), parts.next.element(id))
    if let after { return mixed(before, after) }
    return before.map { mixed($0, after) }
  }

  private func mixed(
    _ before: UICollectionViewLayoutAttributes?, _ after: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { (before ?? after.transparent).mixed(with: after, progress) }

  private func mixed(
    _ before: UICollectionViewLayoutAttributes, _ after: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes { before.mixed(with: after ?? before.transparent, progress) }

  // MARK: Invalidation

  /// Whether one of the two layouts depends on the bounds; each is asked once.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    parts.all.reduce(false) { isOutdated, part in
      guard part.layout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return isOutdated }
      part.layout.systemInvalidate(with: part.layout.invalidationContext(forBoundsChange: newBounds))
      return true
    }
  }

  /// A transition that is out of date as a whole is so in both layouts.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { parts.invalidate() }
    super.invalidateLayout(with: context)
  }

  /// One of the two layouts has been invalidated.
  func partDidInvalidate(
    _ layout: UICollectionViewLayout, _ context: UICollectionViewLayoutInvalidationContext
  ) {
    parts.markOutdated(layout)
    let own = makeInvalidationContext()
    if context.invalidateDataSourceCounts { own.markEverything() }
    owner?.layoutDidInvalidate(with: own)
  }
}

/// Where the content stands before and after a transition, in points.
struct OffsetJourney: Equatable, Sendable {
  var start = CGPoint.zero
  var end = CGPoint.zero

  /// - Parameter progress: 0…1.
  func offset(at progress: CGFloat) -> CGPoint {
    CGPoint(x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
  }
}

extension CGRect {
  /// The rectangle as far from `end` as this one is from `start`.
  fileprivate func offsetBy(from start: CGPoint, to end: CGPoint) -> CGRect {
    offsetBy(dx: end.x - start.x, dy: end.y - start.y)
  }
}
