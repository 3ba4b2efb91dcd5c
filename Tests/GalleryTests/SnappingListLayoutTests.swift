import Testing
import UIKit

@testable import Gallery

@MainActor @Suite struct `Snapping list layout` {
  /// A collection view of `size` with `count` cards, laid out. The controller is its data source.
  private func make(_ size: CGSize, count: Int) throws -> (UICollectionView, SnappingListViewController) {
    let controller = SnappingListViewController(itemCount: count)
    controller.view.frame = CGRect(origin: .zero, size: size)
    let view = try #require(controller.view.subviews.first as? UICollectionView)
    view.frame = controller.view.bounds
    view.layoutIfNeeded()
    return (view, controller)
  }

  @Test(arguments: [
    CGSize(width: 320, height: 480), CGSize(width: 390, height: 844), CGSize(width: 1366, height: 1024),
  ])
  func `every card stands in the middle when it is the chosen one`(size: CGSize) throws {
    let (view, controller) = try make(size, count: 12)
    let layout = view.collectionViewLayout

    for item in 0..<12 {
      let card = try #require(layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0)))
      let target = layout.targetContentOffset(
        forProposedContentOffset: CGPoint(x: card.center.x - size.width / 2, y: 0),
        withScrollingVelocity: .zero)
      #expect(abs(card.center.x - target.x - size.width / 2) < 1e-9, "card \(item)")
    }
    _ = controller
  }

  @Test func `the nearest card wins, and the boundary lies halfway`() throws {
    let (view, controller) = try make(CGSize(width: 390, height: 844), count: 12)
    let layout = view.collectionViewLayout
    let middles = try (0..<12).map {
      try #require(layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))).center.x
    }

    for x in stride(from: 0.5, to: view.contentSize.width - 390, by: 7) {
      let target = layout.targetContentOffset(
        forProposedContentOffset: CGPoint(x: x, y: 0), withScrollingVelocity: .zero)
      let nearest = try #require(middles.min { abs($0 - x - 195) < abs($1 - x - 195) })
      #expect(abs(target.x + 195 - nearest) < 1e-9, "proposed \(x)")
    }
    _ = controller
  }

  @Test func `a query answers exactly what a look at every card would`() throws {
    let (view, controller) = try make(CGSize(width: 375, height: 667), count: 30)
    let layout = view.collectionViewLayout
    let all = try (0..<30).map {
      try #require(layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0)))
    }

    for x in stride(from: -900.0, through: 13_000, by: 61) {
      let rect = CGRect(x: x, y: 0, width: 375, height: 667)
      let found = layout.layoutAttributesForElements(in: rect)?.map(\.indexPath)
      #expect(found == all.filter { $0.frame.intersects(rect) }.map(\.indexPath), "from \(x)")
    }
    _ = controller
  }

  @Test func `no cards and no room for them are survived`() throws {
    let (empty, first) = try make(CGSize(width: 390, height: 844), count: 0)
    let (narrow, second) = try make(CGSize(width: 40, height: 40), count: 5)

    #expect(empty.contentSize.width == 0)
    #expect(empty.visibleCells.isEmpty)
    _ = narrow.collectionViewLayout.targetContentOffset(
      forProposedContentOffset: .zero, withScrollingVelocity: .zero)
    _ = (first, second)
  }
}
