import QuartzCore
import UIKit

/// Rows of 100 pt in sections, which write down what they are asked about updates. Where `headerHeight` is
/// not 0, sections begin with a header.
@MainActor class LetterLayout: UICollectionViewLayout {
  static let header = UICollectionView.elementKindSectionHeader

  let journal = Journal()
  var rowHeight: CGFloat = 100
  var headerHeight: CGFloat = 0
  /// Whether the layout answers nothing until it knows what changes, as some do.
  var waitsForUpdates = false
  /// Runs inside `prepare(forCollectionViewUpdates:)` and `finalizeCollectionViewUpdates()`.
  var inUpdates: ([UICollectionViewUpdateItem]) -> Void = { _ in }
  var inFinalize: () -> Void = {}
  /// nil from these is the default.
  var initial: (IndexPath) -> UICollectionViewLayoutAttributes? = { _ in nil }
  var final: (IndexPath) -> UICollectionViewLayoutAttributes? = { _ in nil }
  var target: (CGPoint) -> CGPoint = { $0 }
  private var isWaiting = false
  private var counts: [Int] = []
  private var width: CGFloat = 0

  override func prepare() {
    journal.note("prepare")
    guard let collectionView else { return }
    width = collectionView.bounds.width
    counts = (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
  }

  private func top(of section: Int) -> CGFloat {
    CGFloat(section) * headerHeight + CGFloat(counts.prefix(section).reduce(0, +)) * rowHeight
  }

  override var collectionViewContentSize: CGSize { CGSize(width: width, height: top(of: counts.count)) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    if waitsForUpdates, isWaiting { return nil }
    var all: [UICollectionViewLayoutAttributes?] = []
    for (section, count) in counts.enumerated() {
      if headerHeight > 0 { all.append(place(header: IndexPath(item: 0, section: section))) }
      all += (0..<count).map { place(item: IndexPath(item: $0, section: section)) }
    }
    return all.compactMap { $0 }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    place(item: indexPath)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { place(header: indexPath) }

  func place(item path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard counts.indices.contains(path.section), path.item < counts[path.section] else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    let y = top(of: path.section) + headerHeight + CGFloat(path.item) * rowHeight
    attributes.frame = CGRect(x: 0, y: y, width: width, height: rowHeight)
    return attributes
  }

  private func place(header path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard counts.indices.contains(path.section), headerHeight > 0 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: Self.header, with: path)
    attributes.frame = CGRect(x: 0, y: top(of: path.section), width: width, height: headerHeight)
    return attributes
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let words = [
      context.invalidateEverything ? "everything" : nil, context.invalidateDataSourceCounts ? "counts" : nil,
    ]
    journal.note((["invalidate"] + words.compactMap { $0 }).joined(separator: " "))
    if context.invalidateDataSourceCounts, !context.invalidateEverything { isWaiting = true }
    super.invalidateLayout(with: context)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    isWaiting = false
    journal.note("updates: " + updateItems.map(text).sorted().joined(separator: ", "))
    inUpdates(updateItems)
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    journal.note("target")
    return target(proposed)
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    journal.note("initial \(text(itemIndexPath))")
    return initial(itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    journal.note("final \(text(itemIndexPath))")
    return final(itemIndexPath)
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    journal.note("initial header \(elementIndexPath.section)")
    return nil
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    journal.note("final header \(elementIndexPath.section)")
    return nil
  }

  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    journal.note("headers to insert")
    return []
  }

  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    journal.note("headers to delete")
    return []
  }

  override func finalizeCollectionViewUpdates() {
    journal.note("finalize")
    inFinalize()
    super.finalizeCollectionViewUpdates()
  }
}

@MainActor private func text(_ item: UICollectionViewUpdateItem) -> String {
  let action =
    switch item.updateAction {
    case .insert: "insert"
    case .delete: "delete"
    case .reload: "reload"
    case .move: "move"
    case .none: "none"
    }
  let before = item.indexPathBeforeUpdate.map(text)
  // Of a reload only where it was is certain.
  let after = item.updateAction == .reload ? nil : item.indexPathAfterUpdate.map(text)
  return ([action] + [before, after].compactMap { $0 }).joined(separator: " ")
}

func text(_ path: IndexPath) -> String {
  path.item == NSNotFound ? "section \(path.section)" : "\(path.section).\(path.item)"
}

/// Shows a name.
@MainActor final class LetterCell: UICollectionViewCell {
  var name = ""
}

/// A collection view of 300 × 350 pt over named rows, which writes down what it is told and asked.
@MainActor final class LetterRig: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let loop = VirtualRunLoop()
  let window: UIWindow
  let view: UICollectionView
  let layout: LetterLayout
  var names: [[String]]

  init(_ names: [[String]], layout: LetterLayout = LetterLayout()) {
    VirtualRunLoop.current = loop
    self.names = names
    self.layout = layout
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 350))
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    view.register(LetterCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: LetterLayout.header,
      withReuseIdentifier: "header")
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    window.makeKeyAndVisible()
    loop.settle()
    _ = layout.journal.take()
  }

  /// Makes `new` the data inside of a batch with `changes`, and returns what that called before it returned.
  func batch(_ new: [[String]], _ changes: @escaping (UICollectionView) -> Void) -> [String] {
    _ = layout.journal.take()
    view.performBatchUpdates { [self] in
      note("closure")
      names = new
      changes(view)
    } completion: { [self] in
      note("completion \($0)")
    }
    return layout.journal.take()
  }

  func note(_ line: String) { layout.journal.note(line) }

  /// The calls in `seconds` of virtual time.
  func calls(in seconds: TimeInterval) -> [String] {
    _ = layout.journal.take()
    loop.advance(to: loop.now + seconds)
    return layout.journal.take()
  }

  func cell(_ item: Int, _ section: Int = 0) -> LetterCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? LetterCell
  }

  /// The names on screen, from top to bottom.
  var shown: [String] {
    view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { ($0 as? LetterCell)?.name }
  }

  /// All cells in the view, those too that are on their way out.
  var cells: [LetterCell] { view.subviews.compactMap { $0 as? LetterCell } }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    note("sections")
    return names.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    note("items of \(section)")
    return names[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    note("cell \(text(indexPath))")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? LetterCell)?.name = names[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { note("will display \(text(indexPath))") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note("ended displaying \(text(indexPath))") }
}

extension [String] {
  /// The steps of an update whose order is known: without the making and showing of cells, and with runs of
  /// questions about single elements in the order of their text, as theirs does not matter.
  var steps: [String] {
    let kept = filter { line in
      !["cell", "will display", "ended displaying", "headers to"].contains { line.hasPrefix($0) }
    }
    var sorted: [String] = []
    var run: [String] = []
    for line in kept {
      if line.hasPrefix("initial") || line.hasPrefix("final ") {
        run.append(line)
      } else {
        sorted += run.sorted() + [line]
        run = []
      }
    }
    return sorted + run.sorted()
  }

  func starting(with prefix: String) -> [String] { filter { $0.hasPrefix(prefix) } }
}
