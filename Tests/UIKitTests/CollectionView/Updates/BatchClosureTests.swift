import QuartzCore
import Testing
import UIKit

/// Calls for updates of its own, as an app's code does, without naming itself.
@MainActor private final class SelfUpdatingView: UICollectionView {
  private(set) var ends = 0

  func add() { performBatchUpdates { insertItems(at: [IndexPath(item: 0, section: 0)]) } }

  func addAndCount() {
    performBatchUpdates {
      deleteItems(at: [IndexPath(item: 1, section: 0)])
      insertItems(at: [IndexPath(item: 0, section: 0)])
    } completion: { _ in
      self.ends += 1
    }
  }

  func addInParentheses() {
    performBatchUpdates({ insertItems(at: [IndexPath(item: 0, section: 0)]) }, completion: nil)
  }
}

/// Hears of every batch, as overriders do.
@MainActor private final class BatchCountingView: UICollectionView {
  private(set) var batches = 0

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batches += 1
    super.performBatchUpdates(updates, completion: completion)
  }
}

/// Something with items and a collection view, as a view controller is.
@MainActor private final class Shop {
  var items = 3
  let view: UICollectionView

  init(_ view: UICollectionView) { self.view = view }

  func addThroughAMethod(_ source: CollectionRig) {
    view.performBatchUpdates {
      items += 1
      source.itemCount = items
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
  }
}

@MainActor @Suite struct `Closures of batch updates` {
  private func rows(_ rig: CollectionRig, in view: UICollectionView) {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = rig
    rig.window.addSubview(view)
    rig.loop.settle()
  }

  @Test func `need not name self`() {
    let rig = CollectionRig(RowLayout(), items: 3)
    let view = SelfUpdatingView(frame: rig.window.bounds, collectionViewLayout: RowLayout())
    rows(rig, in: view)
    rig.itemCount = 4
    view.add()
    view.addAndCount()
    rig.itemCount = 5
    view.addInParentheses()
    rig.loop.advance(to: 2)

    #expect(view.numberOfItems(inSection: 0) == 5)
    #expect(view.visibleCells.count == 5)
    #expect(view.ends == 1)
  }

  @Test func `reach overriders as the optional ones do`() {
    let rig = CollectionRig(RowLayout(), items: 3)
    let view = BatchCountingView(frame: rig.window.bounds, collectionViewLayout: RowLayout())
    rows(rig, in: view)
    Shop(view).addThroughAMethod(rig)
    view.performBatchUpdates(nil)
    rig.loop.advance(to: 2)

    #expect(view.batches == 2)
    #expect(view.visibleCells.count == 4)
  }

  @Test func `there is none where a diffable data source applies what it shows already`() {
    let rig = CollectionRig(RowLayout(), items: 0)
    let view = BatchCountingView(frame: rig.window.bounds, collectionViewLayout: RowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    rig.window.addSubview(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot)
    rig.loop.advance(to: 1)
    let before = view.batches
    var ends = 0
    source.apply(snapshot) { ends += 1 }
    #expect(ends == 0)
    rig.loop.settle()

    #expect(before == 1 && view.batches == 1)
    #expect(ends == 1 && view.visibleCells.count == 3)
    #expect(rig.loop.nextDeadline == nil)
  }
}
