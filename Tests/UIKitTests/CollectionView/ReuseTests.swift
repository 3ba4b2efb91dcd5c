import QuartzCore
import Testing
import UIKit

/// Which views are made, kept and used again, and what they are told (Facts 2.5, 2.6, 2.7).
@MainActor @Suite struct `Reuse` {
  @Test func `only what is on screen has a cell, and cells go round`() {
    let rig = CollectionRig(RowLayout(), items: 1000).start()
    for step in 1...200 {
      rig.view.contentOffset.y = CGFloat(step) * 50 + 20
      rig.loop.settle()
    }

    #expect(rig.view.visibleCells.count == 7)
    #expect(rig.view.subviews.count == 7)
    #expect(rig.cellsMade.count == 7)
  }

  @Test func `a new cell is made with its frame and not prepared; a recycled one is`() throws {
    let rig = CollectionRig(RowLayout()).start()
    let first = try #require(rig.cell(0))
    #expect(first.firstFrame == CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(first.preparations == 0)

    rig.view.contentOffset.y = 120
    rig.loop.settle()
    #expect(rig.cell(6) === first)
    #expect(first.preparations == 1)
    #expect(first.reuseIdentifier == "cell")
  }

  @Test func `the cell that left last is used first`() throws {
    let rig = CollectionRig(RowLayout()).start()
    rig.view.contentOffset.y = 300
    let leaving = (0...2).compactMap { rig.cell($0) }
    rig.loop.settle()

    #expect((6...8).map { rig.cell($0) } == leaving.reversed())
  }

  @Test func `apply is called when attributes change, and only then`() throws {
    let layout = RowLayout()
    layout.invalidatesOnScroll = true
    let rig = CollectionRig(layout).start()
    let cell = try #require(rig.cell(3))
    #expect(cell.applied.count == 1)

    rig.view.contentOffset.y = 10
    rig.loop.settle()
    #expect(cell.applied.count == 1)

    layout.change = { $0.alpha = 0.5 }
    layout.invalidateLayout()
    rig.loop.settle()
    #expect(cell.applied.count == 2)
    #expect(cell.alpha == 0.5)
  }

  @Test func `a layout that changes attributes it has handed out is still seen`() throws {
    let kept = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: [0, 0])
    kept.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let layout = RowLayout()
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "line")
    layout.extras = [kept]
    let rig = CollectionRig(layout, items: 0).start()
    let line = try #require(rig.view.subviews.first)

    kept.center.x = 50
    layout.invalidateLayout()
    rig.loop.settle()
    #expect(line.center == CGPoint(x: 50, y: 5))
  }

  @Test func `attributes reach the view: centre, size, transform, alpha and z-index`() throws {
    let layout = RowLayout()
    layout.change = {
      $0.transform3D = CATransform3DMakeScale(0.5, 0.5, 1)
      $0.alpha = 0.25
      $0.zIndex = 3
    }
    let cell = try #require(CollectionRig(layout).start().cell(1))

    #expect(cell.center == CGPoint(x: 150, y: 150))
    #expect(cell.bounds == CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(cell.frame == CGRect(x: 75, y: 125, width: 150, height: 50))
    #expect(cell.alpha == 0.25)
    #expect(cell.layer.zPosition == 3)
    #expect(cell.contentView.frame == cell.bounds)
  }

  @Test func `cells lie in the order of their items, also those that come in before the others`() {
    let rig = CollectionRig(RowLayout()).start()
    rig.view.contentOffset.y = 700
    rig.loop.settle()
    let kept = rig.cell(10)
    rig.view.contentOffset.y = 450
    rig.loop.settle()

    let order = rig.view.subviews.compactMap {
      ($0 as? UICollectionViewCell).flatMap(rig.view.indexPath(for:))?.item
    }
    #expect(order == Array(4...10))
    #expect(kept != nil && rig.cell(10) === kept)
  }

  @Test func `what an app has added to the collection view keeps its place below or above the cells`() {
    let rig = CollectionRig(RowLayout()).start()
    let above = UIView(frame: .zero)
    let below = UIView(frame: .zero)
    rig.view.addSubview(above)
    rig.view.insertSubview(below, at: 0)
    for y in [400, 900, 200] {
      rig.view.contentOffset.y = CGFloat(y)
      rig.loop.settle()
    }

    #expect(rig.view.subviews.first === below)
    #expect(rig.view.subviews.last === above)
  }

  @Test func `hidden elements get no cell; those that have one keep it, hidden`() throws {
    let layout = RowLayout()
    layout.change = { $0.isHidden = $0.indexPath.item == 1 }
    let rig = CollectionRig(layout).start()
    let third = try #require(rig.cell(3))
    #expect(rig.cell(1) == nil)

    layout.change = { $0.isHidden = $0.indexPath.item == 3 }
    layout.invalidateLayout()
    rig.loop.settle()
    #expect(rig.cell(1) != nil)
    #expect(third.isHidden)
    #expect(rig.view.shownElements.map(\.attributes.indexPath.item) == [0, 1, 2, 4, 5])
  }

  @Test func `supplementary views come from the data source, decoration views from the layout`() throws {
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: [0, 0])
    header.frame = CGRect(x: 0, y: 10, width: 300, height: 20)
    let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: [0, 1])
    line.frame = CGRect(x: 0, y: 30, width: 300, height: 1)
    let layout = RowLayout()
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "line")
    layout.extras = [header, line]
    let rig = CollectionRig(layout, items: 1)
    let source = HeaderSource()
    rig.view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "h")
    rig.view.register(NotingCell.self, forCellWithReuseIdentifier: "cell")
    rig.view.dataSource = source
    rig.loop.settle()

    #expect(source.asked == ["header [0, 0]"])
    let view = try #require(rig.view.supplementaryView(forElementKind: "header", at: [0, 0]))
    #expect(view.frame == header.frame)
    #expect(rig.view.visibleSupplementaryViews(ofKind: "header") == [view])
    #expect(
      rig.view.shownElements.map(\.view.presentedElement) == [
        .init(category: .cell, kind: "", indexPath: [0, 0]),
        .init(category: .supplementary, kind: "header", indexPath: [0, 0]),
        .init(category: .decoration, kind: "line", indexPath: [0, 1]),
      ])
    #expect(
      rig.view.subviews.map { ($0 as? UICollectionReusableView)?.presentedElement?.kind } == [
        "line", "", "header",
      ])
  }

  @Test func `the background lies behind everything and fills the bounds`() {
    let rig = CollectionRig(RowLayout()).start()
    let background = UIView(frame: .zero)
    rig.view.backgroundView = background
    rig.view.contentOffset.y = 333
    rig.loop.settle()

    #expect(rig.view.subviews.first === background)
    #expect(background.frame == CGRect(x: 0, y: 333, width: 300, height: 600))
  }

  @Test func `a selected background shows while the cell is selected or highlighted`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let background = UIView(frame: .zero)
    let selected = UIView(frame: .zero)
    cell.selectedBackgroundView = selected
    cell.backgroundView = background

    #expect(cell.subviews == [background, selected, cell.contentView])
    #expect(selected.isHidden)
    cell.isHighlighted = true
    #expect(!selected.isHidden)
    cell.isHighlighted = false
    cell.isSelected = true
    #expect(!selected.isHidden)
    #expect(selected.frame == cell.bounds)
  }
}

@MainActor private final class HeaderSource: NSObject, UICollectionViewDataSource {
  var asked: [String] = []

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    asked.append("\(kind) \(indexPath)")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "h", for: indexPath)
  }
}
