import QuartzCore
import Testing

@testable import UIKit

/// Headers, footers, insets, pinning and reading direction (Facts 3.3, 3.7, 3.8, 3.10).
@MainActor @Suite struct `Flow sections` {
  private static func layout(
    _ direction: UICollectionView.ScrollDirection = .vertical, headers: Bool = false, footers: Bool = false
  ) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = direction
    layout.sectionHeadersPinToVisibleBounds = headers
    layout.sectionFootersPinToVisibleBounds = footers
    return layout
  }

  private static func section(_ count: Int, side: CGFloat = 100) -> FlowSectionCase {
    FlowSectionCase(
      sizes: Array(repeating: CGSize(width: side, height: side), count: count),
      insets: UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8), header: 40, footer: 30)
  }

  @Test func `headers and footers span the content and know nothing of section insets`() {
    let rig = FlowRig([Self.section(4), Self.section(0)])
    rig.view.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    _ = rig.start()

    #expect(rig.header(0) == CGRect(x: 0, y: 0, width: 290, height: 40))
    #expect(rig.frame(0).origin == CGPoint(x: 6, y: 45))
    #expect(rig.footer(0) == CGRect(x: 0, y: 262, width: 290, height: 30))
    #expect(rig.header(1)?.minY == 292)
    #expect(rig.footer(1)?.minY == 344)
    #expect(rig.view.contentSize == CGSize(width: 290, height: 374))
  }

  @Test func `across, headers are as wide as they say and as high as the view`() {
    let rig = FlowRig(Self.layout(.horizontal), [Self.section(4)]).start()

    #expect(rig.header() == CGRect(x: 0, y: 0, width: 40, height: 480))
    #expect(rig.frame(0).origin == CGPoint(x: 46, y: 5))
    #expect(abs(rig.frame(1).minY - (105 + 68 / 3)) < 1e-9)
    #expect(rig.footer() == CGRect(x: 154, y: 0, width: 30, height: 480))
    #expect(rig.view.contentSize == CGSize(width: 184, height: 480))
  }

  @Test func `headers and footers are drawn above cells`() throws {
    let rig = FlowRig([Self.section(1)]).start()
    let attributes = try #require(rig.layout.layoutAttributesForElements(in: rig.view.bounds))

    #expect(attributes.map(\.zIndex) == [10, 0, 10])
    #expect(attributes.map(\.indexPath) == Array(repeating: IndexPath(item: 0, section: 0), count: 3))
    #expect(
      attributes.map(\.representedElementKind) == [
        UICollectionView.elementKindSectionHeader, nil, UICollectionView.elementKindSectionFooter,
      ])
  }

  @Test func `pinned headers and footers share the screen by section, within it`() {
    let rig = FlowRig(Self.layout(headers: true, footers: true), [Self.section(30), Self.section(30)]).start()
    let end: CGFloat = 1722  // 40 + 12 + 15 * 100 + 14 * 10 + 30
    func places(_ offset: CGFloat) -> [CGFloat?] {
      rig.view.contentOffset.y = offset
      rig.loop.settle()
      return [rig.header(0)?.minY, rig.footer(0)?.minY, rig.header(1)?.minY, rig.footer(1)?.minY]
    }

    #expect(places(0) == [0, 450, end, end + 40])
    #expect(places(300) == [300, 750, end, end + 40])
    #expect(places(end - 60) == [end - 70, end - 30, end, end + 390])
    #expect(places(end + 10) == [end - 70, end - 30, end + 10, end + 460])
  }

  @Test func `pinned views move with every step and stay the same views`() {
    let rig = FlowRig(Self.layout(headers: true), [Self.section(60)]).start()
    let path = IndexPath(item: 0, section: 0)
    let kind = UICollectionView.elementKindSectionHeader
    let header = rig.view.supplementaryView(forElementKind: kind, at: path)
    for offset in stride(from: 0 as CGFloat, through: 1500, by: 130) {
      rig.view.contentOffset.y = offset
      rig.loop.settle()
      #expect(header?.frame.minY == offset)
    }
    #expect(rig.view.supplementaryView(forElementKind: kind, at: path) === header)
    #expect(header?.layer.zPosition == 10)
  }

  @Test func `insets begin at the safe area or the margins where those are wider than the content inset`() {
    let layout = Self.layout()
    let rig = FlowRig(layout, [Self.section(2)])
    rig.view.layoutMargins = UIEdgeInsets(top: 50, left: 20, bottom: 50, right: 30)
    rig.view.contentInset.left = 4
    layout.sectionInsetReference = .fromLayoutMargins
    _ = rig.start()

    #expect(rig.frame(0).origin == CGPoint(x: 16 + 6, y: 45))
    #expect(rig.header() == CGRect(x: 0, y: 0, width: 316, height: 40))
    #expect(layout.content.sections[0].metrics.lineLength == 256)
    layout.sectionInsetReference = .fromContentInset
    #expect(rig.frame(0).minX == 6)
  }

  @Test func `lines that overlap are found as others are`() {
    let rig = FlowRig([
      FlowSectionCase(
        sizes: Array(repeating: CGSize(width: 300, height: 200), count: 50), lineSpacing: -150)
    ]).start()

    #expect(rig.frame(10).minY == 500)
    let rect = CGRect(x: 0, y: 1010, width: 320, height: 10)
    let items = rig.layout.layoutAttributesForElements(in: rect)?.map(\.indexPath.item)
    #expect(items == [17, 18, 19, 20])
  }

  // MARK: Reading direction

  @Test func `the other reading direction changes nothing unless the layout says so`() {
    let rig = FlowRig([Self.section(2)])
    rig.view.semanticContentAttribute = .forceRightToLeft
    _ = rig.start()

    #expect(rig.frame(0).minX == 6)
  }

  @Test func `a layout that flips begins on the right and answers in its own coordinates`() {
    let layout = FlippedFlow()
    let rig = FlowRig(layout, [Self.section(4, side: 90)])
    rig.view.semanticContentAttribute = .forceRightToLeft
    _ = rig.start()

    #expect(rig.frame(0).maxX == 314)
    #expect(rig.frame(3).maxX == 314 && rig.frame(3).minY > rig.frame(0).minY)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 6)
    #expect(rig.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.maxX == 314)
    #expect(rig.view.indexPathForItem(at: CGPoint(x: 310, y: 50)) == IndexPath(item: 0, section: 0))
  }

  @Test func `content that is wider than the screen is at its right end when it begins there`() {
    let layout = FlippedFlow()
    layout.scrollDirection = .horizontal
    layout.sectionHeadersPinToVisibleBounds = true
    let rig = FlowRig(
      layout, size: CGSize(width: 320, height: 100), [Self.section(20, side: 80), Self.section(20, side: 80)])
    rig.view.semanticContentAttribute = .forceRightToLeft
    _ = rig.start()
    let width = rig.view.contentSize.width

    #expect(rig.view.contentOffset.x == width - 320)
    #expect(rig.frame(0).maxX == width - 46)
    #expect(rig.header()?.maxX == width)
    rig.view.contentOffset.x -= 500
    rig.loop.settle()
    #expect(rig.header()?.maxX == width - 500)
    let shown = rig.view.indexPathsForVisibleItems.map(\.item)
    #expect(shown == [5, 6, 7, 8])
    rig.view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .right, animated: false)
    #expect(rig.view.contentOffset.x == width - 46 - 320)
  }
}

@MainActor private final class FlippedFlow: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
