import QuartzCore

@testable import UIKit

/// Rows under another, or columns beside another, of which the layout says in the journal what it is asked of
/// those that come and go.
@MainActor final class HintingLayout: UICollectionViewLayout {
  let journal: Journal
  let name: String
  /// In points.
  var frame: (_ item: Int, _ bounds: CGSize) -> CGRect
  var initial: (Int) -> UICollectionViewLayoutAttributes? = { _ in nil }
  var final: (Int) -> UICollectionViewLayoutAttributes? = { _ in nil }
  var target: (CGPoint) -> CGPoint = { $0 }
  /// The last word on each item's attributes.
  var change: (UICollectionViewLayoutAttributes) -> Void = { _ in }
  private var frames: [CGRect] = []

  init(
    _ name: String, _ journal: Journal, _ frame: @escaping (_ item: Int, _ bounds: CGSize) -> CGRect
  ) {
    self.name = name
    self.journal = journal
    self.frame = frame
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  /// 100 pt high, as wide as the view.
  static func rows(_ name: String, _ journal: Journal) -> HintingLayout {
    HintingLayout(name, journal) { item, size in
      CGRect(x: 0, y: CGFloat(item) * 100, width: size.width, height: 100)
    }
  }

  /// Half as wide as the view and as high, two in each line.
  static func pairs(_ name: String, _ journal: Journal) -> HintingLayout {
    HintingLayout(name, journal) { item, size in
      let side = size.width / 2
      return CGRect(
        x: CGFloat(item % 2) * side, y: CGFloat(item / 2) * side, width: side, height: side)
    }
  }

  private func note(_ line: String) { journal.note("\(name): \(line)") }

  override func prepare() {
    note("prepare")
    guard let view = collectionView else { return }
    frames = (0..<view.numberOfItems(inSection: 0)).map { frame($0, view.bounds.size) }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.filter { frames[$0].intersects(rect) }.compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard frames.indices.contains(indexPath.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    change(attributes)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    note("target of \(text(proposed))")
    return target(proposed)
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { note("resize from \(text(oldBounds))") }
  override func finalizeAnimatedBoundsChange() { note("resized") }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) { note("transition to") }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) { note("transition from") }
  override func finalizeLayoutTransition() { note("transition over") }

  override func initialLayoutAttributesForAppearingItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("initial \(indexPath.item)")
    return initial(indexPath.item)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("final \(indexPath.item)")
    return final(indexPath.item)
  }
}

/// A cell that writes down what it hears of transitions.
@MainActor final class TransitionCell: UICollectionViewCell {
  var journal: Journal?
  var item = 0

  override func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) { note("will", oldLayout, newLayout) }

  override func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) { note("did", oldLayout, newLayout) }

  private func note(_ verb: String, _ old: UICollectionViewLayout, _ new: UICollectionViewLayout) {
    let names = [old, new].map { ($0 as? HintingLayout)?.name ?? "?" }
    journal?.note("cell \(item) \(verb) \(names[0])>\(names[1])")
  }
}

/// A controller with a collection view that fills it, in a window of 300 × 600 pt in virtual time.
@MainActor final class TransitionRig: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  let loop = VirtualRunLoop()
  let window: UIWindow
  let collection: UICollectionView
  let journal: Journal
  var itemCount: Int
  var makeTransitionLayout:
    (UICollectionViewLayout, UICollectionViewLayout) -> UICollectionViewTransitionLayout = {
      UICollectionViewTransitionLayout(currentLayout: $0, nextLayout: $1)
    }
  /// Cells that the data source has been given, each once.
  private(set) var cells: [TransitionCell] = []
  private(set) var ended: [Int] = []

  init(_ layout: UICollectionViewLayout, _ journal: Journal, items: Int = 12) {
    VirtualRunLoop.current = loop
    self.journal = journal
    itemCount = items
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.register(TransitionCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
    collection.delegate = self
    window.makeKeyAndVisible()
    window.rootViewController = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.frame = window.bounds
    view.addSubview(collection)
  }

  /// Lays out, and forgets what that called.
  func start() -> Self {
    loop.settle()
    _ = journal.take()
    return self
  }

  func advance(_ seconds: TimeInterval) {
    VirtualRunLoop.current = loop
    loop.advance(to: loop.now + seconds)
  }

  /// A finger drags the content up from `y` (in the window, points).
  func touch(_ phase: UITouch.Phase, _ y: CGFloat) {
    VirtualRunLoop.current = loop
    window.inject([
      TouchSample(phase: phase, finger: 1, time: loop.now, location: CGPoint(x: 9, y: y))
    ])
    loop.settle()
  }

  /// Upwards, and fast enough to go on by itself.
  func fling() {
    for (phase, y) in [(UITouch.Phase.began, 250.0), (.moved, 240), (.moved, 160), (.ended, 160)] {
      touch(phase, CGFloat(y))
      if phase != .ended { advance(0.02) }
    }
  }

  /// The calls of `action` and of the layout pass after it.
  func calls(_ action: () -> Void) -> [String] {
    VirtualRunLoop.current = loop
    _ = journal.take()
    action()
    loop.settle()
    return journal.take()
  }

  func cell(_ item: Int) -> TransitionCell? {
    collection.cellForItem(at: IndexPath(item: item, section: 0)) as? TransitionCell
  }

  /// The cell as it is drawn in the collection view's visible part; nil where there is no view.
  func drawn(_ cell: UIView?) -> CGRect? {
    guard let layer = cell?.layer, cell?.superview === collection else { return nil }
    let origin = collection.layer.presented.bounds.origin
    return layer.presented.frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  func drawn(_ item: Int) -> CGRect? { drawn(cell(item)) }

  /// Cells in the hierarchy, on screen by the collection view's account or on their way out.
  var cellsInTree: Int { collection.subviews.count { $0 is TransitionCell } }

  // MARK: Data source and delegate

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    itemCount
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard let noting = cell as? TransitionCell else { return cell }
    noting.journal = journal
    noting.item = indexPath.item
    if !cells.contains(noting) { cells.append(noting) }
    return noting
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { ended.append(indexPath.item) }

  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout { makeTransitionLayout(fromLayout, toLayout) }
}

func near(_ a: CGRect?, _ b: CGRect, within tolerance: CGFloat = 0.01) -> Bool {
  guard let a else { return false }
  return abs(a.minX - b.minX) < tolerance && abs(a.minY - b.minY) < tolerance
    && abs(a.width - b.width) < tolerance && abs(a.height - b.height) < tolerance
}
