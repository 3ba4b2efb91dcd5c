import QuartzCore
import Testing
import UIKit

@MainActor private final class GrowingCell: UICollectionViewCell {
  var height: CGFloat = 50
  private(set) var fittings = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fittings += 1
    layoutAttributes.size.height = height
    return layoutAttributes
  }
}

@MainActor private class Ribbon: UICollectionReusableView {
  private(set) var preparations = 0
  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}

@MainActor private final class OtherRibbon: Ribbon {}

/// Rows with a ribbon over each item.
@MainActor private final class RibbonRows: RowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let rows = super.layoutAttributesForElements(in: rect) ?? []
    return rows
      + rows.filter { $0.representedElementCategory == .cell }.map { row in
        let ribbon = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "ribbon", with: row.indexPath)
        ribbon.frame = CGRect(x: 0, y: row.frame.minY, width: 10, height: 100)
        return ribbon
      }
  }
}

/// Views that come, go and change their size (Facts 2.6, 2.7, 2.9).
@MainActor @Suite struct `Life of a reusable view` {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func growing(_ invalidation: UICollectionView.SelfSizingInvalidation) -> CollectionRig {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: 60)
    layout.minimumLineSpacing = 0
    let rig = CollectionRig(layout, journal: Journal())
    rig.view.register(GrowingCell.self, forCellWithReuseIdentifier: "cell")
    rig.view.selfSizingInvalidation = invalidation
    return rig.start()
  }

  private func cell(_ rig: CollectionRig, _ item: Int) -> GrowingCell? {
    rig.view.cellForItem(at: path(item)) as? GrowingCell
  }

  @Test(arguments: [
    UICollectionView.SelfSizingInvalidation.disabled, .enabled, .enabledIncludingConstraints,
  ])
  func `a cell whose content has another size says so, where it may`(
    _ invalidation: UICollectionView.SelfSizingInvalidation
  ) {
    let rig = growing(invalidation)
    #expect((0..<3).map { cell(rig, $0)?.frame.minY } == [0, 50, 100])
    let asked = cell(rig, 1)?.fittings ?? 0
    cell(rig, 0)?.height = 80
    cell(rig, 0)?.invalidateIntrinsicContentSize()
    rig.loop.settle()

    let grown: [CGFloat?] = invalidation == .disabled ? [0, 50, 100] : [0, 80, 130]
    #expect((0..<3).map { cell(rig, $0)?.frame.minY } == grown)
    #expect(invalidation != .disabled || cell(rig, 1)?.fittings == asked)
  }

  @Test(arguments: [
    UICollectionView.SelfSizingInvalidation.disabled, .enabled, .enabledIncludingConstraints,
  ])
  func `a layout of what it holds asks again only where constraints count`(
    _ invalidation: UICollectionView.SelfSizingInvalidation
  ) {
    let rig = growing(invalidation)
    cell(rig, 0)?.height = 80
    cell(rig, 0)?.contentView.setNeedsLayout()
    rig.loop.settle()

    #expect(cell(rig, 1)?.frame.minY == (invalidation == .enabledIncludingConstraints ? 80 : 50))
    #expect(rig.loop.nextDeadline == nil)
  }

  @Test func `a view in the pool asks for nothing`() {
    let rig = growing(.enabled)
    let first = cell(rig, 0)
    rig.view.contentOffset.y = 500
    rig.loop.settle()
    first?.invalidateIntrinsicContentSize()

    #expect(rig.loop.nextDeadline == nil)
  }

  @Test
  func
    `decoration views are made by their kind's class, reused, and made again after another registration`()
  {
    let layout = RibbonRows()
    layout.register(Ribbon.self, forDecorationViewOfKind: "ribbon")
    let rig = CollectionRig(layout).start()
    func ribbons() -> [Ribbon] { rig.view.subviews.compactMap { $0 as? Ribbon } }
    #expect(ribbons().count == 6)
    #expect(ribbons().allSatisfy { $0.reuseIdentifier == "ribbon" && $0.preparations == 0 })

    rig.view.contentOffset.y = 1050
    rig.loop.settle()
    #expect(ribbons().filter { $0.preparations == 1 }.count >= 6)

    rig.view.contentOffset.y = 0
    rig.loop.settle()
    layout.register(OtherRibbon.self, forDecorationViewOfKind: "ribbon")
    rig.view.reloadData()
    rig.loop.settle()
    #expect(ribbons().contains { $0 is OtherRibbon })
    rig.view.contentOffset.y = 1050
    rig.loop.settle()
    #expect(rig.view.subviews.contains { $0 is OtherRibbon })
  }

  @Test func `a nib for decorations stands for the class of its name`() {
    let layout = RibbonRows()
    let rig = CollectionRig(layout)
    var reports: [String] = []
    rig.loop.session.report = { reports.append($0) }
    layout.register(UINib(nibName: "Ribbon", bundle: nil), forDecorationViewOfKind: "ribbon")
    _ = rig.start()

    #expect(rig.view.subviews.count == 12)
    #expect(reports.contains { $0.contains("Ribbon.xib") })
  }

  @Test
  func `the background view fills the bounds behind everything, pulled out of place, turned and mirrored`() {
    let rig = CollectionRig(RowLayout()).start()
    let background = UIView(frame: .zero)
    rig.view.backgroundView = background
    rig.loop.settle()
    #expect(rig.view.subviews.first === background)

    for bounds in [
      CGRect(x: 0, y: -80, width: 300, height: 600), CGRect(x: 0, y: 900, width: 300, height: 600),
    ] {
      rig.view.contentOffset = bounds.origin
      rig.loop.settle()
      #expect(background.frame == bounds)
    }
    rig.window.frame = CGRect(x: 0, y: 0, width: 600, height: 300)
    rig.loop.settle()
    #expect(background.frame == rig.view.bounds)
    rig.view.semanticContentAttribute = .forceRightToLeft
    rig.loop.settle()
    #expect(background.frame == rig.view.bounds)
    #expect(rig.view.subviews.first === background)
  }
}

/// The item at a point, by what the layout says (Facts 2.7).
@MainActor @Suite struct `Item at a point` {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func item(_ rig: CollectionRig, _ x: CGFloat, _ y: CGFloat) -> Int? {
    rig.view.indexPathForItem(at: CGPoint(x: x, y: y))?.item
  }

  @Test func `on screen and off it, between items none`() {
    let layout = RowLayout()
    layout.change = { $0.frame = $0.frame.insetBy(dx: 0, dy: 10) }
    let rig = CollectionRig(layout).start()

    #expect(item(rig, 150, 50) == 0)
    #expect(item(rig, 150, 1850) == 18)
    #expect(item(rig, 150, 100) == nil)
    #expect(item(rig, -5, 50) == nil)
    #expect(item(rig, .nan, 50) == nil)
  }

  @Test func `a turned item has only what its turned shape covers`() {
    let layout = RowLayout()
    layout.change = { if $0.indexPath.item == 2 { $0.transform = CGAffineTransform(rotationAngle: .pi / 2) } }
    let rig = CollectionRig(layout).start()

    #expect(item(rig, 20, 250) == nil)
    #expect(item(rig, 150, 250) == 2)
  }

  @Test func `above another the one with the higher z-index, of equals the later; hidden ones never`() {
    let pile = Pile()
    let rig = CollectionRig(pile, journal: Journal(), items: 4).start()
    #expect(item(rig, 150, 50) == 3)
    pile.change = {
      $0.zIndex = -$0.indexPath.item
      $0.isHidden = $0.indexPath.item == 0
    }
    pile.invalidateLayout()
    #expect(item(rig, 150, 50) == 1)
  }

  /// All items in one place.
  @MainActor private final class Pile: UICollectionViewLayout {
    var change: (UICollectionViewLayoutAttributes) -> Void = { _ in }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<4).map { item in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        change(attributes)
        return attributes
      }
    }
  }
}
