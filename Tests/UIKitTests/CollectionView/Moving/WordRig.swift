import QuartzCore
import Testing
import UIKit

@MainActor final class WordCell: UICollectionViewCell {
  var word = ""
}

/// Rows of 100 pt that write down what they are asked about a movement.
@MainActor final class WordLayout: UICollectionViewFlowLayout {
  let journal = Journal()

  private func name(_ paths: [IndexPath]) -> String {
    paths.map { "\($0.section).\($0.item)" }.joined(separator: " ")
  }

  override func prepare() {
    super.prepare()
    journal.note("prepare")
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    if rect.width > 1 { journal.note("elements") }
    return super.layoutAttributesForElements(in: rect)
  }

  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let target = super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
    journal.note("target of \(name([previousIndexPath])) at \(text(position)): \(name([target]))")
    return target
  }

  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    journal.note(
      "context \(name(previousIndexPaths)) -> \(name(targetIndexPaths)), "
        + "\(text(previousPosition)) -> \(text(targetPosition))")
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    #expect(context.targetIndexPathsForInteractivelyMovingItems == targetIndexPaths)
    #expect(context.previousIndexPathsForInteractivelyMovingItems == previousIndexPaths)
    #expect(context.interactiveMovementTarget == targetPosition)
    return context
  }

  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    journal.note(
      "\(movementCancelled ? "cancelled" : "ended") \(name(previousIndexPaths)) -> \(name(indexPaths))")
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled)
  }
}

/// Words in sections, in a collection view of 300 × 600 pt.
@MainActor final class WordRig: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let loop = VirtualRunLoop()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  let layout = WordLayout()
  let view: UICollectionView
  var words: [[String]]
  var fixed: Set<String> = []
  var redirect: (IndexPath, IndexPath, IndexPath) -> IndexPath = { $2 }
  var onMove: () -> Void = {}
  private(set) var warnings: [String] = []

  init(_ words: [[String]], isRightToLeft: Bool = false) {
    VirtualRunLoop.current = loop
    self.words = words
    layout.itemSize = CGSize(width: 300, height: 100)
    layout.minimumLineSpacing = 0
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    loop.session.report = { [weak self] in self?.warnings.append($0) }
    view.register(WordCell.self, forCellWithReuseIdentifier: "word")
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    window.makeKeyAndVisible()
    loop.settle()
    _ = layout.journal.take()
  }

  convenience init(count: Int) { self.init([(0..<count).map { "w\($0)" }]) }

  /// The words on screen, by place; "-" where a cell is missing.
  var shown: [String] {
    view.indexPathsForVisibleItems.map { (view.cellForItem(at: $0) as? WordCell)?.word ?? "-" }
  }

  func cell(_ word: String) -> WordCell? {
    view.visibleCells.compactMap { $0 as? WordCell }.first { $0.word == word }
  }

  func calls(_ action: () -> Void) -> [String] {
    _ = layout.journal.take()
    action()
    loop.settle()
    return layout.journal.take()
  }

  func settle(after seconds: TimeInterval = 1) { loop.advance(to: loop.now + seconds) }

  func touch(_ phase: UITouch.Phase, _ y: CGFloat, after seconds: TimeInterval = 0) {
    if seconds > 0 { loop.advance(to: loop.now + seconds) }
    let point = CGPoint(x: 150, y: y)
    window.inject([TouchSample(phase: phase, finger: 1, time: loop.now, location: point)])
    loop.settle()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { words.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    words[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    (cell as? WordCell)?.word = words[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    !fixed.contains(words[indexPath.section][indexPath.item])
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    layout.journal.note(
      "move \(sourceIndexPath.section).\(sourceIndexPath.item) to "
        + "\(destinationIndexPath.section).\(destinationIndexPath.item)")
    let word = words[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    words[destinationIndexPath.section].insert(word, at: destinationIndexPath.item)
    onMove()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { redirect(originalIndexPath, currentIndexPath, proposedIndexPath) }
}
