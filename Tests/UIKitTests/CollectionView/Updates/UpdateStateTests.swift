import QuartzCore
import Testing

@testable import UIKit

/// The things that go with the items of an update, and odd moments.
@MainActor @Suite struct `Updates and the rest of the collection view` {
  private let layout = UpdateLayout()

  private func rig(items: Int = 20) -> CollectionRig { CollectionRig(layout, items: items).start() }

  private func select(_ rig: CollectionRig, _ items: Int...) {
    rig.view.allowsMultipleSelection = true
    for item in items { rig.view.selectItem(at: row(item), animated: false, scrollPosition: []) }
  }

  @Test func `calls come in UIKit's order`() {
    let rig = rig(items: 3)
    let calls = rig.calls {
      rig.view.performBatchUpdates {
        rig.journal.note("closure")
        rig.delete(2)
        rig.insert(0)
        rig.view.moveItem(at: row(0), to: row(2))
        rig.view.reloadItems(at: [row(1)])
      }
      rig.journal.note("returned")
    }
    #expect(
      calls == [
        "closure", "sections", "items of 0", "invalidate", "invalidate with [\"counts\"]", "prepare",
        "content size",
        "updates delete 2, insert 0, reload 1 1, move 0 2", "target of 0,0", "elements 0,0 300x600",
        "final 0",
        "final 1", "final 2", "initial 0", "initial 1", "initial 2", "cell 0", "item 0", "will display 0",
        "cell 1",
        "item 1", "will display 1", "finalize", "returned",
      ])
  }

  @Test func `batches within a batch are part of it`() {
    let rig = rig()
    var ends: [String] = []
    let calls = rig.calls {
      rig.view.performBatchUpdates(
        {
          rig.view.performBatchUpdates({ rig.insert(0) }, completion: { _ in ends.append("inner") })
          #expect(rig.view.hasUncommittedUpdates)
          rig.insert(1)
        }, completion: { _ in ends.append("outer") })
      #expect(!rig.view.hasUncommittedUpdates)
    }
    #expect(calls.filter { $0.hasPrefix("updates") } == ["updates insert 0, insert 1"])
    rig.loop.advance(to: 1)
    #expect(ends == ["inner", "outer"])
  }

  @Test func `a completion may begin the next`() {
    let rig = rig()
    var isOver = false
    rig.view.performBatchUpdates(
      { rig.insert(0) },
      completion: { _ in rig.view.performBatchUpdates({ rig.delete(0) }, completion: { isOver = $0 }) })
    rig.loop.advance(to: 0.3)
    #expect(!isOver && rig.itemCount == 20)
    rig.loop.advance(to: 1)
    #expect(isOver && rig.view.visibleCells.count == 6)
  }

  @Test func `selection goes with the items, and deleted ones drop out without a word`() {
    let rig = rig()
    select(rig, 0, 2, 5)
    let calls = rig.calls {
      rig.view.performBatchUpdates {
        rig.delete(2)
        rig.insert(0)
        rig.view.moveItem(at: row(5), to: row(1))
        rig.view.reloadItems(at: [row(0)])
      }
    }
    #expect(rig.view.indexPathsForSelectedItems == [row(1), row(2)])
    #expect(rig.cell(1)?.isSelected == true && rig.cell(2)?.isSelected == true)
    #expect(!calls.contains { $0.contains("select") })
  }

  @Test func `a finger stays on its item, wherever that goes`() {
    let rig = rig()
    rig.touch(.began, 150)
    // The collection view hears of a finger when it is clear that it does not drag (Facts 1.4).
    rig.loop.advance(to: 0.2)
    #expect(rig.cell(1)?.isHighlighted == true)
    rig.view.performBatchUpdates {
      rig.view.moveItem(at: row(1), to: row(2))
      rig.view.moveItem(at: row(2), to: row(1))
    }
    #expect(rig.cell(2)?.isHighlighted == true && rig.cell(1)?.isHighlighted == false)
    let calls = rig.calls { rig.touch(.ended, 250) }
    #expect(calls.contains("selected 2"))
  }

  @Test func `a finger on a deleted item presses nothing any more`() {
    let rig = rig()
    rig.touch(.began, 150)
    // The collection view hears of a finger when it is clear that it does not drag (Facts 1.4).
    rig.loop.advance(to: 0.2)
    let cell = rig.cell(1)
    rig.delete(1)
    #expect(cell?.isHighlighted == false && rig.cell(1)?.isHighlighted == false)
    let calls = rig.calls { rig.touch(.ended, 150) }
    #expect(calls.filter { $0.contains("select") } == [])
  }

  @Test func `reconfigured cells are filled as they are`() {
    let rig = rig()
    let cell = rig.cell(2)
    let calls = rig.calls { rig.view.reconfigureItems(at: [row(2), row(15)]) }
    #expect(calls.filter { $0.hasPrefix("cell") } == ["cell 2"])
    #expect(rig.cell(2) === cell && cell?.preparations == 0)
    #expect(layout.heard.isEmpty)
  }

  @Test func `reconfigured cells are filled under their new paths`() {
    let rig = rig()
    let cell = rig.cell(2)
    let calls = rig.calls {
      rig.view.performBatchUpdates {
        rig.view.reconfigureItems(at: [row(2)])
        rig.insert(0)
      }
    }
    #expect(calls.filter { $0.hasPrefix("cell") } == ["cell 0", "cell 3"])
    #expect(rig.cell(3) === cell)
  }

  @Test func `reloading within a batch is a reload`() {
    let rig = rig()
    var ends: [Bool] = []
    select(rig, 1)
    rig.view.performBatchUpdates(
      {
        rig.itemCount = 3
        rig.view.reloadData()
      }, completion: { ends.append($0) })
    rig.loop.settle()
    #expect(rig.view.visibleCells.count == 3 && rig.view.subviews.count == 3)
    #expect(rig.view.indexPathsForSelectedItems == [] && ends == [true])
    #expect(layout.heard.isEmpty)
  }

  @Test func `an update right after a reload finds what the reload has found`() {
    let rig = rig()
    rig.itemCount = 3
    rig.view.reloadData()
    rig.view.performBatchUpdates { rig.insert(0) }
    #expect(rig.view.visibleCells.count == 4)
    rig.loop.settle()
    rig.view.reloadData()
    rig.insert(0)
    rig.loop.settle()
    #expect(rig.view.visibleCells.count == 5)
  }

  @Test func `before the first layout nothing is asked and nothing moves`() {
    let rig = CollectionRig(layout)
    var ends: [Bool] = []
    rig.itemCount = 5
    rig.view.performBatchUpdates({ rig.insert(0) }, completion: { ends.append($0) })
    rig.insert(0)
    #expect(!rig.journal.lines.contains { $0.hasPrefix("items") || $0.hasPrefix("prepare") })
    #expect(ends == [])
    rig.loop.settle()
    #expect(rig.view.visibleCells.count == 6 && ends == [true] && layout.heard.isEmpty)
    #expect(rig.cell(0)?.layer.animationKeys() == nil)
  }

  @Test func `off screen the counts are read again, and the next layout shows them`() {
    let rig = rig(items: 5)
    select(rig, 1)
    rig.view.removeFromSuperview()
    let calls = rig.calls { rig.view.performBatchUpdates { rig.delete(0) } }
    #expect(calls.filter { $0.hasPrefix("items") } == ["items of 0"])
    #expect(layout.heard.isEmpty)
    #expect(rig.view.numberOfItems(inSection: 0) == 4)
    #expect(rig.view.indexPathsForSelectedItems == [row(0)])
    rig.window.addSubview(rig.view)
    rig.loop.settle()
    #expect(rig.view.visibleCells.count == 4)
  }

  @Test func `an update from within cellForItem comes to an end, and all is right afterwards`() {
    let rig = rig()
    var ends: [Bool] = []
    var isFirst = true
    rig.inCellForItem = { [unowned rig] _ in
      guard isFirst else { return }
      isFirst = false
      rig.view.performBatchUpdates({ rig.insert(0) }, completion: { ends.append($0) })
    }
    rig.view.contentOffset.y = 700
    rig.loop.settle()
    // Rows 7 to 12.
    #expect(rig.view.numberOfItems(inSection: 0) == 21 && rig.view.visibleCells.count == 6)
    isFirst = true
    rig.insert(10)
    rig.loop.advance(to: 1)
    #expect(rig.view.numberOfItems(inSection: 0) == 23 && rig.view.visibleCells.count == 6)
    #expect(rig.view.subviews.count == 6 && ends == [true, true])
  }

  @Test func `a layout that says nothing in between keeps the views, under their new names`() {
    final class Silent: UICollectionViewFlowLayout {
      var isSilent = false
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        isSilent ? nil : super.layoutAttributesForElements(in: rect)
      }
    }
    let layout = Silent()
    let rig = CollectionRig(layout, journal: Journal(), items: 3).start()
    let cells = (0..<3).map { rig.cell($0) }
    layout.isSilent = true
    rig.delete(1)
    rig.loop.advance(to: 1)
    #expect(rig.cell(0) === cells[0] && rig.cell(1) === cells[2])
    #expect(rig.view.visibleCells.count == 2 && rig.view.subviews.count == 2)
    #expect(rig.cell(1)?.presentedElement?.indexPath == row(1))
  }

  @Test func `an offset adjustment does not count while the layout hears of an update, and does at its end`()
  {
    let rig = rig()
    rig.view.contentOffset.y = 200
    rig.loop.settle()
    func adjust() {
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment.y = 50
      layout.invalidateLayout(with: context)
    }
    layout.inUpdates = { adjust() }
    rig.insert(0)
    #expect(rig.view.contentOffset.y == 200)
    layout.inUpdates = {}
    layout.inFinalize = { adjust() }
    rig.insert(0)
    #expect(rig.view.contentOffset.y == 250)
  }

  @Test func `prefetched items go by their new names`() {
    @MainActor final class Prefetching: UICollectionViewDataSourcePrefetching {
      var lines: [String] = []
      func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        lines.append("prefetch \(indexPaths.map(\.item))")
      }
      func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
      ) { lines.append("cancel \(indexPaths.map(\.item))") }
    }
    let prefetching = Prefetching()
    let rig = CollectionRig(layout, items: 20)
    rig.view.prefetchDataSource = prefetching
    rig.loop.settle()
    #expect(prefetching.lines == ["prefetch [7, 8, 9, 10, 11, 12]"])
    rig.delete(0)
    rig.loop.advance(to: 1)
    #expect(prefetching.lines.last == "prefetch [12]")
    #expect(prefetching.lines.count == 2)
  }
}
