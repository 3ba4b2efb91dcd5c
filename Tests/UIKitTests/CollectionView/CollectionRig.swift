import QuartzCore
import UIKit

/// The calls, in order.
@MainActor final class Journal {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Rows of the full width and 100 pt under another, which writes down what it is asked.
@MainActor class RowLayout: UICollectionViewLayout {
  let journal: Journal
  var name = ""
  var rowHeight: CGFloat = 100
  var invalidatesOnScroll = false
  var invalidatesOnResize = true
  /// Runs inside `prepare()`, after it has been noted.
  var inPrepare: (RowLayout) -> Void = { _ in }
  /// The last word on each item's attributes.
  var change: (UICollectionViewLayoutAttributes) -> Void = { _ in }
  /// The attributes that are returned beside the rows.
  var extras: [UICollectionViewLayoutAttributes] = []
  var adjustment = CGPoint.zero
  /// nil is the height of all rows.
  var contentHeight: CGFloat?
  var target: (CGPoint) -> CGPoint = { $0 }
  /// How many attributes have been made.
  private(set) var made = 0
  private var count = 0
  private var width: CGFloat = 0

  init(_ journal: Journal = Journal()) {
    self.journal = journal
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ line: String) { journal.note(name + line) }

  override func prepare() {
    note("prepare")
    count = collectionView.map { $0.numberOfSections == 0 ? 0 : $0.numberOfItems(inSection: 0) } ?? 0
    width = collectionView?.bounds.width ?? 0
    inPrepare(self)
  }

  override var collectionViewContentSize: CGSize {
    note("content size")
    return CGSize(width: width, height: contentHeight ?? CGFloat(count) * rowHeight)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    note("elements \(text(rect))")
    let first = max(0, Int(max(rect.minY, 0) / rowHeight))
    let last = min(count - 1, Int(max(rect.maxY, -1) / rowHeight))
    guard first <= last else { return extras }
    return (first...last).map { attributes(at: IndexPath(item: $0, section: 0)) } + extras
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    note("item \(indexPath.item)")
    return attributes(at: indexPath)
  }

  private func attributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    made += 1
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * rowHeight, width: width, height: rowHeight)
    change(attributes)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let old = collectionView?.bounds ?? .null
    note("should invalidate \(text(old)) -> \(text(newBounds))")
    return newBounds.size != old.size ? invalidatesOnResize : invalidatesOnScroll
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    note("context")
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.contentOffsetAdjustment = adjustment
    return context
  }

  override func invalidateLayout() {
    note("invalidate")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let words = [
      context.invalidateEverything ? "everything" : nil, context.invalidateDataSourceCounts ? "counts" : nil,
    ]
    note("invalidate with \(words.compactMap { $0 })")
    super.invalidateLayout(with: context)
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    note("target of \(text(proposed))")
    return target(proposed)
  }

  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    note("resting target")
    return target(proposed)
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { note("resize from \(text(oldBounds))") }
  override func finalizeAnimatedBoundsChange() { note("resized") }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) { note("transition to") }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) { note("transition from") }
  override func finalizeLayoutTransition() { note("transition over") }
}

/// A cell that writes down its life.
@MainActor final class NotingCell: UICollectionViewCell {
  private(set) var applied: [UICollectionViewLayoutAttributes] = []
  private(set) var preparations = 0
  let firstFrame: CGRect

  override init(frame: CGRect) {
    firstFrame = frame
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied.append(layoutAttributes)
  }
}

/// A collection view of 300 × 600 pt in a window in virtual time.
@MainActor final class CollectionRig: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let loop = VirtualRunLoop()
  let window: UIWindow
  let view: UICollectionView
  let journal: Journal
  var itemCount: Int
  var sectionCount = 1
  var refusals: Set<String> = []
  /// Runs inside `cellForItemAt`, after it has been noted.
  var inCellForItem: (IndexPath) -> Void = { _ in }
  /// Runs inside `cellForItemAt`, with the cell that has been dequeued.
  var onFilling: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }
  private(set) var cellsMade: [NotingCell] = []

  init(_ layout: UICollectionViewLayout, journal: Journal, items: Int = 20) {
    VirtualRunLoop.current = loop
    self.journal = journal
    itemCount = items
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.register(NotingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    window.makeKeyAndVisible()
  }

  convenience init(_ layout: RowLayout, items: Int = 20) {
    self.init(layout, journal: layout.journal, items: items)
  }

  /// Lays out, and forgets what that called.
  func start() -> Self {
    loop.settle()
    _ = journal.take()
    return self
  }

  /// The calls of `action` and of the layout pass after it.
  func calls(_ action: () -> Void) -> [String] {
    _ = journal.take()
    action()
    loop.settle()
    return journal.take()
  }

  func cell(_ item: Int) -> NotingCell? {
    view.cellForItem(at: IndexPath(item: item, section: 0)) as? NotingCell
  }

  func tap(_ y: CGFloat) {
    touch(.began, y)
    touch(.ended, y)
  }

  func touch(_ phase: UITouch.Phase, _ y: CGFloat) {
    let point = CGPoint(x: 150, y: y)
    window.inject([TouchSample(phase: phase, finger: 1, time: loop.now, location: point)])
    loop.settle()
  }

  // MARK: Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    journal.note("sections")
    return sectionCount
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    journal.note("items of \(section)")
    return itemCount
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    journal.note("cell \(indexPath.item)")
    inCellForItem(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let noting = cell as? NotingCell, !cellsMade.contains(noting) { cellsMade.append(noting) }
    onFilling(cell, indexPath)
    return cell
  }

  // MARK: Delegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    journal.note("scrolled \(text(scrollView.contentOffset))")
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { journal.note("will display \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { journal.note("ended displaying \(indexPath.item)") }

  private func ask(_ what: String, _ indexPath: IndexPath) -> Bool {
    journal.note("\(what) \(indexPath.item)")
    return !refusals.contains(what)
  }

  func collectionView(_ view: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    ask("should highlight", indexPath)
  }
  func collectionView(_ view: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    ask("should select", indexPath)
  }
  func collectionView(_ view: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    ask("should deselect", indexPath)
  }
  func collectionView(_ view: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    journal.note("highlighted \(indexPath.item)")
  }
  func collectionView(_ view: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    journal.note("unhighlighted \(indexPath.item)")
  }
  func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    journal.note("selected \(indexPath.item)")
  }
  func collectionView(_ view: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    journal.note("deselected \(indexPath.item)")
  }
}

func text(_ point: CGPoint) -> String { "\(Int(point.x)),\(Int(point.y))" }

func text(_ rect: CGRect) -> String {
  "\(Int(rect.minX)),\(Int(rect.minY)) \(Int(rect.width))x\(Int(rect.height))"
}
