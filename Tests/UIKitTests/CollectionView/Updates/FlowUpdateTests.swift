import QuartzCore
import Testing

@testable import UIKit

/// Says what it is asked of headers, and lets them fly in.
@MainActor private final class BarLayout: UICollectionViewFlowLayout {
  var asked: [String] = []
  var isFlipping = false
  var flight: CGFloat = 0

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { isFlipping }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    asked.append("initial \(elementIndexPath)")
    return nil
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    asked.append("final \(elementIndexPath)")
    return nil
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard flight != 0 else { return nil }
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    attributes?.center.x += flight
    return attributes
  }
}

/// As high as it is told.
@MainActor private final class WishingCell: UICollectionViewCell {
  var wish: CGFloat = 60

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = wish
    return layoutAttributes
  }
}

@MainActor private final class NoSizes: NSObject, UICollectionViewDelegateFlowLayout {}

@MainActor @Suite struct `Updates of a flow layout` {
  private let layout = BarLayout()
  private let half = ElementTransition.duration / 2

  private func rows(_ count: Int, header: CGFloat = 50) -> FlowSectionCase {
    FlowSectionCase(
      sizes: Array(repeating: CGSize(width: 320, height: 100), count: count), lineSpacing: 0, header: header)
  }

  private func header(_ rig: FlowRig, _ section: Int) -> UICollectionReusableView? {
    rig.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
  }

  @Test func `a section goes with its header, and the next one takes its place`() {
    let rig = FlowRig(layout, [rows(1), rows(2)]).start()
    let (first, second) = (header(rig, 0), header(rig, 1))
    rig.sections.removeFirst()
    rig.view.deleteSections([0])

    #expect(header(rig, 0) === second)
    #expect(layout.asked == ["final [0, 0]", "final [1, 0]", "initial [0, 0]"])
    rig.loop.advance(to: half)
    #expect(first.map { abs($0.layer.presented.opacity - 0.5) < 1e-4 } == true)
    #expect(second.map { abs($0.layer.presented.frame.minY - 75) < 1e-4 } == true)
    rig.loop.advance(to: 1)
    #expect(first?.superview == nil && rig.view.subviews.count == 3)
  }

  @Test func `a header stays when the first item goes, and when sections change places`() {
    let rig = FlowRig(layout, [rows(2), rows(1)]).start()
    let (first, second) = (header(rig, 0), header(rig, 1))
    rig.sections[0].sizes.removeFirst()
    rig.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(header(rig, 0) === first)
    rig.view.moveSection(0, toSection: 1)
    #expect(header(rig, 1) === first && header(rig, 0) === second)
  }

  @Test func `a mirrored layout's answers are mirrored`() {
    layout.isFlipping = true
    layout.flight = 50
    let rig = FlowRig(
      layout, [FlowSectionCase(sizes: Array(repeating: CGSize(width: 60, height: 60), count: 2))])
    rig.view.semanticContentAttribute = .forceRightToLeft
    _ = rig.start()
    rig.sections[0].sizes.append(CGSize(width: 60, height: 60))
    rig.view.insertItems(at: [IndexPath(item: 2, section: 0)])

    let cell = rig.view.cellForItem(at: IndexPath(item: 2, section: 0))
    let place = rig.layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.center.x ?? .nan
    #expect(place > 160)
    #expect(cell.map { abs($0.center.x - (320 - place)) < 1e-9 } == true)
    #expect(cell.map { abs($0.layer.presented.position.x - (270 - place)) < 1e-9 } == true)
  }

  @Test func `cells that size themselves keep their sizes, and new ones get theirs, before anything moves`() {
    var wish: CGFloat = 60
    layout.estimatedItemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let silent = NoSizes()
    let rig = FlowRig(layout, [rows(50, header: 0)])
    rig.view.delegate = silent
    rig.onCell = { cell, _ in (cell as? WishingCell)?.wish = wish }
    rig.view.register(WishingCell.self, forCellWithReuseIdentifier: "cell")
    _ = rig.start()
    for offset in stride(from: 0, through: 1200, by: 60) {
      rig.view.contentOffset.y = CGFloat(offset)
      rig.loop.settle()
    }
    let path = IndexPath(item: 24, section: 0)
    let y = rig.view.cellForItem(at: path)?.frame.minY
    #expect(y == 1440)
    wish = 80
    rig.sections[0].sizes.append(.zero)
    rig.view.insertItems(at: [IndexPath(item: 22, section: 0)])

    #expect(rig.view.cellForItem(at: IndexPath(item: 22, section: 0))?.bounds.height == 80)
    #expect(rig.view.cellForItem(at: IndexPath(item: 21, section: 0))?.frame.minY == 1260)
    let moved = rig.view.cellForItem(at: IndexPath(item: 25, section: 0))
    #expect(rig.view.contentOffset.y == 1200)
    #expect(moved?.frame.minY == 1520)
    #expect(moved?.layer.presented.frame.minY == 1440)
  }
}
