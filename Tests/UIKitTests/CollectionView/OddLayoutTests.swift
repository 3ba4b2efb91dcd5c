import QuartzCore
import Testing
import UIKit

/// Layouts that answer nonsense, and large ones (Facts 2.2).
@MainActor @Suite struct `Odd and large layouts` {
  private func rig(_ extras: [UICollectionViewLayoutAttributes], items: Int = 2) -> CollectionRig {
    let layout = RowLayout()
    layout.extras = extras
    return CollectionRig(layout, items: items).start()
  }

  private func cell(_ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame
    return attributes
  }

  private static let row = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test(arguments: [IndexPath(item: 2, section: 0), [1, 0], [0, -1], [-1, 0], [], [0], [0, 0, 0]])
  func `attributes of items that do not exist are passed over`(_ path: IndexPath) {
    #expect(rig([cell(path, Self.row)]).view.indexPathsForVisibleItems == [[0, 0], [0, 1]])
  }

  @Test(arguments: [
    CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10),
    CGRect(x: 0, y: 0, width: -10, height: 10), CGRect(x: 0, y: 0, width: 10, height: CGFloat.nan),
  ])
  func `frames that are no frames are passed over`(_ frame: CGRect) {
    let layout = RowLayout()
    layout.change = { if $0.indexPath.item == 1 { $0.frame = frame } }
    let rig = CollectionRig(layout, items: 3).start()

    #expect(rig.view.indexPathsForVisibleItems == [[0, 0], [0, 2]])
  }

  @Test func `of two attributes for one item the later count`() {
    let rig = rig([cell([0, 1], CGRect(x: 0, y: 300, width: 20, height: 20))])

    #expect(rig.view.visibleCells.count == 2)
    #expect(rig.cell(1)?.frame == CGRect(x: 0, y: 300, width: 20, height: 20))
  }

  @Test func `supplementary and decoration elements without a view are passed over`() {
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: [0, 0])
    header.frame = Self.row
    let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: [])
    line.frame = Self.row
    let box = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "box", with: [0, 0])
    box.frame = Self.row

    #expect(rig([header, line, box]).view.shownElements.count == 2)
  }

  @Test func `a content size that is no size leaves the old one`() {
    let layout = RowLayout()
    let rig = CollectionRig(layout).start()
    layout.contentHeight = .nan
    layout.invalidateLayout()
    rig.loop.settle()

    #expect(rig.view.contentSize == CGSize(width: 300, height: 2000))
  }

  @Test func `a frame that is none is not taken`() {
    let rig = CollectionRig(RowLayout(), items: 3).start()
    let calls = rig.calls {
      rig.view.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 600)
      rig.view.bounds.origin.y = .infinity
    }

    #expect(calls == [])
    #expect(rig.view.bounds == CGRect(x: 0, y: 0, width: 300, height: 600))
  }

  @Test func `dequeuing what was never registered ends the program with the identifier's name`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(frame: .zero, collectionViewLayout: RowLayout())
        _ = view.dequeueReusableCell(withReuseIdentifier: "card", for: IndexPath(item: 0, section: 0))
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("no class is registered for cells with the identifier \"card\""))
  }

  @Test func `a data source that counts below zero has no items`() {
    let rig = CollectionRig(RowLayout(), items: -3).start()

    #expect(rig.view.numberOfItems(inSection: 0) == 0)
    #expect(rig.view.visibleCells.isEmpty)
  }

  @Test func `one view for two items is shown once`() {
    let layout = RowLayout()
    let rig = CollectionRig(layout, items: 2)
    let source = SameCellSource()
    rig.view.dataSource = source
    rig.loop.settle()

    #expect(rig.view.subviews == [source.cell])
    #expect(rig.view.visibleCells.count == 1)
  }

  @Test func `a layout that answers nil leaves what is shown`() {
    let layout = SilentLayout()
    let rig = CollectionRig(layout, journal: Journal(), items: 1).start()
    #expect(rig.view.visibleCells.count == 1)
    layout.isSilent = true
    layout.invalidateLayout()
    rig.loop.settle()

    #expect(rig.view.visibleCells.count == 1)
  }

  @Test func `a million items scroll at the cost of those in sight`() {
    let layout = RowLayout()
    let rig = CollectionRig(layout, items: 1_000_000).start()
    let before = layout.made
    for frame in 1...600 {
      rig.view.contentOffset.y = CGFloat(frame) * 50 + 20
      rig.loop.settle()
    }

    // 30,000 pt are 300 rows that come in, each asked for once more by `dequeue`, and 50 questions of 19
    // rows.
    #expect(layout.made - before <= 300 + 50 * 19)
    #expect(rig.view.subviews.count == 7)
    #expect(rig.view.numberOfItemsInTotal == 1_000_000)
  }

  @Test func `a million items that move with every frame cost what is in sight at every frame`() {
    let layout = RowLayout()
    layout.invalidatesOnScroll = true
    let rig = CollectionRig(layout, items: 1_000_000).start()
    let before = layout.made
    for frame in 1...100 {
      rig.view.contentOffset.y = 50_000_000 + CGFloat(frame) * 50
      rig.loop.settle()
    }

    #expect(layout.made - before <= 100 * (19 + 8))
  }

  @Test func `the topmost item at a point is found on screen and off`() {
    let layout = RowLayout()
    layout.change = {
      if $0.indexPath.item == 4 { $0.zIndex = 1; $0.frame = $0.frame.insetBy(dx: 0, dy: -20) }
    }
    let rig = CollectionRig(layout, items: 100).start()

    #expect(rig.view.indexPathForItem(at: CGPoint(x: 5, y: 250)) == [0, 2])
    #expect(rig.view.indexPathForItem(at: CGPoint(x: 5, y: 9950)) == [0, 99])
    #expect(rig.view.indexPathForItem(at: CGPoint(x: 5, y: 505)) == [0, 5])
    #expect(rig.view.indexPathForItem(at: CGPoint(x: 5, y: 10_001)) == nil)
    #expect(rig.view.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: 0)) == nil)
  }
}

@MainActor private final class SameCellSource: NSObject, UICollectionViewDataSource {
  let cell = UICollectionViewCell(frame: .zero)

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell }
}

@MainActor private final class SilentLayout: UICollectionViewLayout {
  var isSilent = false

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    isSilent ? nil : [layoutAttributesForItem(at: [0, 0])].compactMap { $0 }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    return attributes
  }
}
