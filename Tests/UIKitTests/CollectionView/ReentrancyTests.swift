import QuartzCore
import Testing
import UIKit

/// Calls that a layout or data source may make while it is asked (Facts 2.1, 2.3).
@MainActor @Suite struct `Re-entrant calls` {
  @Test func `invalidating inside prepare makes one more preparation, even if it never stops`() {
    let layout = RowLayout()
    layout.inPrepare = { $0.invalidateLayout() }
    let rig = CollectionRig(layout)
    let calls = rig.calls {}

    #expect(calls.filter { $0 == "prepare" }.count == 2)
    #expect(rig.view.visibleCells.count == 6)
    #expect(rig.loop.nextDeadline == nil)
  }

  @Test func `moving the content inside prepare is seen by the layout and by what is shown`() {
    let layout = RowLayout()
    layout.invalidatesOnScroll = true
    layout.inPrepare = { $0.collectionView?.contentOffset = CGPoint(x: 0, y: 250) }
    let rig = CollectionRig(layout)
    let calls = rig.calls {}

    #expect(calls.filter { $0 == "prepare" }.count == 2)
    #expect(rig.cell(2) != nil && rig.cell(8) != nil && rig.cell(1) == nil)
  }

  @Test func `a layout that always moves on inside prepare comes to an end`() {
    let layout = RowLayout()
    layout.invalidatesOnScroll = true
    layout.inPrepare = { $0.collectionView?.contentOffset.y += 1 }
    let rig = CollectionRig(layout)
    _ = rig.calls {}

    #expect(rig.view.contentOffset.y < 1000)
    #expect(!rig.view.visibleCells.isEmpty)
  }

  @Test func `an inset set inside prepare is legal`() {
    let layout = RowLayout()
    layout.inPrepare = { $0.collectionView?.contentInset.top = 40 }
    let rig = CollectionRig(layout).start()

    #expect(rig.view.contentOffset == CGPoint(x: 0, y: -40))
    #expect(rig.cell(5) != nil && rig.cell(6) == nil)
  }

  @Test func `an offset adjustment moves the content once per invalidation, after the bounds have changed`() {
    let layout = RowLayout()
    layout.invalidatesOnScroll = true
    layout.adjustment = CGPoint(x: 0, y: 30)
    let rig = CollectionRig(layout).start()
    rig.view.contentOffset.y = 100
    rig.loop.settle()

    #expect(rig.view.contentOffset.y == 130)
  }

  @Test func `a size adjustment shows until the next preparation`() {
    let layout = RowLayout()
    let rig = CollectionRig(layout).start()
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentSizeAdjustment = CGSize(width: 0, height: 50)
    layout.invalidateLayout(with: context)

    #expect(rig.view.contentSize.height == 2050)
    rig.loop.settle()
    #expect(rig.view.contentSize.height == 2000)
  }

  @Test func `reloading inside cellForItem starts over and ends`() {
    let rig = CollectionRig(RowLayout())
    var reloads = 1
    rig.inCellForItem = { [unowned rig] _ in
      guard reloads > 0 else { return }
      reloads -= 1
      rig.view.reloadData()
    }
    rig.loop.settle()

    #expect(rig.view.visibleCells.count == 6)
    #expect(rig.view.subviews.count == 6)
  }

  @Test func `laying out from within a callback does not nest`() {
    let rig = CollectionRig(RowLayout())
    rig.inCellForItem = { [unowned rig] _ in rig.view.layoutIfNeeded() }

    #expect(rig.calls {}.filter { $0.hasPrefix("cell") }.count == 6)
  }

  @Test func `scrolling from within targetContentOffset is legal`() {
    let layout = RowLayout()
    let rig = CollectionRig(layout).start()
    layout.target = { [unowned rig] _ in
      rig.view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .top, animated: true)
      return rig.view.contentOffset
    }
    for (phase, y) in [(UITouch.Phase.began, 500), (.moved, 450), (.ended, 450)] {
      rig.loop.advance(to: rig.loop.now + 0.05)
      rig.touch(phase, CGFloat(y))
    }
    rig.loop.advance(to: 10)

    #expect(rig.view.contentOffset.y == 1000)
  }
}
