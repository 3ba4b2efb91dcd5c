import QuartzCore
import Testing
import UIKit

/// Calls and their order (Facts 2.1, 2.3, 2.7, 2.11).
@MainActor @Suite struct `Layout pass` {
  @Test func `the first display prepares, counts, measures, asks once and makes what is on screen`() {
    let rig = CollectionRig(RowLayout(), items: 2)

    #expect(
      rig.calls {} == [
        "prepare", "sections", "items of 0", "content size", "elements 0,0 300x600",
        "cell 0", "item 0", "will display 0", "cell 1", "item 1", "will display 1",
      ])
    #expect(rig.view.contentSize == CGSize(width: 300, height: 200))
  }

  @Test func `counts are asked when they are first needed: by the layout, or once it is prepared`() {
    let layout = RowLayout()
    let rig = CollectionRig(layout, items: 0)
    layout.inPrepare = { _ in rig.itemCount = 3 }
    let calls = rig.calls {}
    #expect(
      calls.filter { ["sections", "prepare", "items of 0"].contains($0) } == [
        "prepare", "sections", "items of 0",
      ])
    #expect(rig.view.numberOfItems(inSection: 0) == 0)

    let computing = ComputingLayout()
    let other = CollectionRig(computing, journal: Journal(), items: 0)
    computing.compute = { other.itemCount = 3 }
    other.loop.settle()
    #expect(other.view.visibleCells.count == 3)
    #expect(other.journal.lines.filter { $0 == "items of 0" }.count == 1)
  }

  @Test func `a layout of pages as large as the view shows one of them at rest`() {
    let layout = RowLayout()
    layout.rowHeight = 600
    let rig = CollectionRig(layout, items: 3).start()
    let first = rig.view.visibleCells.map { rig.view.indexPath(for: $0)?.item }
    _ = rig.calls { rig.view.contentOffset.y = 600 }
    let second = rig.view.visibleCells.map { rig.view.indexPath(for: $0)?.item }
    _ = rig.calls { rig.view.contentOffset.y = 601 }

    #expect(first == [0])
    #expect(second == [1])
    #expect(rig.view.visibleCells.count == 2)
  }

  @Test func `an idle view is asked nothing more`() {
    let rig = CollectionRig(RowLayout()).start()

    #expect(rig.calls {} == [])
    #expect(rig.loop.nextDeadline == nil)
  }

  @Test func `the rectangle asked for is the screen and one more on either side along the axis that scrolls`()
  {
    let rig = CollectionRig(RowLayout())

    #expect(rig.calls {}.contains("elements 0,-600 300x1800"))
  }

  @Test func `plain scrolling asks about the bounds, prepares nothing and makes only what comes in`() {
    let rig = CollectionRig(RowLayout()).start()

    #expect(
      rig.calls { rig.view.contentOffset.y = 150 } == [
        "should invalidate 0,0 300x600 -> 0,150 300x600", "scrolled 0,150", "ended displaying 0",
        "cell 6", "item 6", "will display 6", "cell 7", "item 7", "will display 7",
      ])
  }

  @Test func `the layout is asked for elements again once the bounds leave what it was asked for`() {
    let rig = CollectionRig(RowLayout()).start()
    let near = rig.calls { rig.view.contentOffset.y = 600 }
    let far = rig.calls { rig.view.contentOffset.y = 601 }

    #expect(!near.contains { $0.hasPrefix("elements") })
    #expect(far.filter { $0.hasPrefix("elements") } == ["elements 0,1 300x1800"])
    #expect(!(near + far).contains("prepare"))
  }

  @Test func `a layout that says yes to a bounds change is invalidated, prepared and asked in that order`() {
    let layout = RowLayout()
    layout.invalidatesOnScroll = true
    let rig = CollectionRig(layout).start()

    #expect(
      rig.calls { rig.view.contentOffset.y = 10 } == [
        "should invalidate 0,0 300x600 -> 0,10 300x600", "context", "invalidate", "invalidate with []",
        "scrolled 0,10", "prepare", "content size", "elements 0,-590 300x1800", "cell 6", "item 6",
        "will display 6",
      ])
  }

  @Test func `a layout is asked with the old bounds, and invalidated with the new ones`() {
    let layout = BoundsReadingLayout()
    let rig = CollectionRig(layout, journal: Journal()).start()
    layout.seen = []
    rig.view.contentOffset.y = 10
    rig.view.frame.size.height = 500

    #expect(
      layout.seen == [
        "asked 0,0 300x600", "context 0,0 300x600", "invalidated 0,10 300x600",
        "asked 0,10 300x600", "context 0,10 300x600", "invalidated 0,10 300x500",
      ])
  }

  @Test func `the delegate hears of a scroll when the layout has been invalidated`() {
    let layout = RowLayout()
    layout.invalidatesOnScroll = true
    let rig = CollectionRig(layout).start()
    let calls = rig.calls { rig.view.contentOffset.y = 10 }

    #expect(calls.firstIndex(of: "invalidate with []") ?? 9 < calls.firstIndex(of: "scrolled 0,10") ?? -1)
  }

  @Test func `setting the offset to what it is asks nothing`() {
    let rig = CollectionRig(RowLayout()).start()

    #expect(rig.calls { rig.view.contentOffset = .zero } == [])
  }

  @Test func `several invalidations before a pass make one preparation`() {
    let layout = RowLayout()
    let rig = CollectionRig(layout).start()
    let calls = rig.calls {
      layout.invalidateLayout()
      layout.invalidateLayout()
    }

    #expect(calls.filter { $0 == "prepare" }.count == 1)
    #expect(!calls.contains("sections"))
  }

  @Test func `a question that needs the layout prepares it at once, and the pass after does not again`() {
    let layout = RowLayout()
    let rig = CollectionRig(layout).start()
    let calls = rig.calls {
      layout.invalidateLayout()
      _ = rig.view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))
    }

    #expect(calls.prefix(5) == ["invalidate", "invalidate with []", "prepare", "content size", "item 3"])
    #expect(calls.filter { $0 == "prepare" }.count == 1)
  }

  @Test func `reloadData drops the cells at once and makes them again in the next pass`() {
    let rig = CollectionRig(RowLayout(), items: 1).start()
    rig.view.reloadData()

    #expect(rig.view.visibleCells.isEmpty)
    #expect(
      rig.journal.take() == [
        "ended displaying 0", "invalidate", "invalidate with [\"everything\", \"counts\"]",
      ])
    rig.itemCount = 2
    #expect(
      rig.calls {} == [
        "prepare", "sections", "items of 0", "content size", "elements 0,0 300x600",
        "cell 0", "item 0", "will display 0", "cell 1", "item 1", "will display 1",
      ])
  }

  @Test func `a change of size is bracketed, and the layout says where to be`() {
    let layout = RowLayout()
    let rig = CollectionRig(layout, items: 4).start()
    rig.itemCount = 20
    _ = rig.calls { rig.view.reloadData() }
    rig.view.contentOffset.y = 300
    rig.loop.settle()
    let calls = rig.calls { rig.window.frame = CGRect(x: 0, y: 0, width: 600, height: 300) }

    #expect(
      calls.prefix(7) == [
        "should invalidate 0,300 300x600 -> 0,300 600x300", "context", "invalidate", "invalidate with []",
        "prepare", "content size", "resize from 0,300 300x600",
      ])
    #expect(calls.dropFirst(7).first == "target of 0,300")
    #expect(calls.last == "resized")
    #expect(calls.filter { $0 == "prepare" }.count == 1)
  }

  @Test func `where a layout wants to be after a change of size, there the view is, as far as is legal`() {
    let layout = RowLayout()
    layout.target = { _ in CGPoint(x: 0, y: 5000) }
    let rig = CollectionRig(layout).start()
    rig.window.frame = CGRect(x: 0, y: 0, width: 600, height: 300)
    rig.loop.settle()

    #expect(rig.view.contentOffset == CGPoint(x: 0, y: 1700))
  }

  @Test func `a size change that the layout takes no part in keeps its attributes and asks for the new area`()
  {
    let layout = RowLayout()
    layout.invalidatesOnResize = false
    let rig = CollectionRig(layout).start()
    let calls = rig.calls { rig.view.frame = CGRect(x: 0, y: 0, width: 300, height: 700) }

    #expect(!calls.contains("prepare"))
    #expect(rig.cell(6) != nil)
  }

  @Test func `a new layout takes over cells, counts and place`() {
    let journal = Journal()
    let old = RowLayout(journal)
    old.name = "old: "
    let new = RowLayout(journal)
    new.name = "new: "
    new.rowHeight = 600
    let rig = CollectionRig(old, items: 2).start()
    let cell = rig.cell(1)
    let calls = rig.calls { rig.view.collectionViewLayout = new }

    #expect(
      calls.prefix(10) == [
        "old: transition to", "new: transition from", "new: invalidate",
        "new: invalidate with [\"everything\", \"counts\"]", "new: prepare", "sections", "items of 0",
        "new: content size", "new: item 1", "new: target of 0,600",
      ])
    #expect(calls.suffix(2) == ["old: transition over", "new: transition over"])
    #expect(rig.view.visibleCells.contains { $0 === cell })
    #expect(old.collectionView == nil && new.collectionView === rig.view)
  }

  @Test func `without area nothing is laid out`() {
    let layout = RowLayout()
    let rig = CollectionRig(layout)
    rig.view.frame = CGRect(x: 0, y: 0, width: 300, height: 0)
    let calls = rig.calls {}

    #expect(!calls.contains("prepare"))
    #expect(rig.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test func `a layout without a collection view can be asked and invalidated`() {
    let layout = UICollectionViewLayout()
    layout.invalidateLayout()
    layout.prepare()

    #expect(layout.collectionView == nil)
    #expect(layout.layoutAttributesForElements(in: .zero) == nil)
    #expect(layout.collectionViewContentSize == .zero)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
  }

  @Test func `a drag's end asks for the resting place once, through a current layout`() {
    let layout = RowLayout()
    layout.target = { CGPoint(x: $0.x, y: ($0.y / 100).rounded() * 100) }
    let rig = CollectionRig(layout).start()
    let calls = rig.calls {
      for (phase, y) in [(UITouch.Phase.began, 500), (.moved, 450), (.moved, 313), (.ended, 313)] {
        rig.loop.advance(to: rig.loop.now + 0.05)
        rig.touch(phase, CGFloat(y))
      }
      rig.loop.advance(to: 10)
    }

    #expect(calls.filter { $0 == "resting target" }.count == 1)
    #expect(rig.view.contentOffset.y > 0)
    #expect(rig.view.contentOffset.y.truncatingRemainder(dividingBy: 100) == 0)
  }
}

/// Rows of which the layout decides how many there are, and never asks.
@MainActor private final class ComputingLayout: UICollectionViewLayout {
  var compute: () -> Void = {}

  override func prepare() { compute() }

  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<3).map { item in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 0, y: CGFloat(item) * 100, width: 300, height: 100)
      return attributes
    }
  }
}

/// Writes down which bounds it finds.
@MainActor private final class BoundsReadingLayout: UICollectionViewLayout {
  var seen: [String] = []

  private func note(_ what: String) { seen.append("\(what) \(text(collectionView?.bounds ?? .null))") }

  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 2000) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    note("asked")
    return true
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    note("context")
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    note("invalidated")
    super.invalidateLayout(with: context)
  }
}
