import Testing

@testable import UIKit

@Suite("Views attached to groups") @MainActor struct GroupAttachmentTests {
  private func ribbon(_ kind: String, _ edges: NSDirectionalRectEdge) -> NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.fractionalWidth(0.5), .absolute(20)), elementKind: kind,
      containerAnchor: NSCollectionLayoutAnchor(edges: edges))
  }

  @Test func `they lie on the group's frame, by the path of its first item`() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
      supplementaryItems: [ribbon("badge", [.top, .trailing])])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    group.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 15, bottom: 5, trailing: 0)
    group.supplementaryItems = [ribbon("ribbon", [.bottom, .leading])]
    let rig = CompositionRig(NSCollectionLayoutSection(group: group), items: [3])

    #expect(rig.frame("ribbon", 0) == CGRect(x: 15, y: 75, width: 180, height: 20))
    #expect(rig.frame("ribbon", 1) == nil)
    #expect(rig.frame("ribbon", 2) == CGRect(x: 15, y: 175, width: 180, height: 20))
    #expect(rig.frame("badge", 1) == CGRect(x: 285, y: 5, width: 90, height: 20))
    let low = rig.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 180, width: 10, height: 10)) ?? []
    #expect(low.isEmpty)
    let found =
      rig.layout.layoutAttributesForElements(in: CGRect(x: 150, y: 180, width: 10, height: 10)) ?? []
    #expect(found.map(\.indexPath) == Array(repeating: IndexPath(item: 2, section: 0), count: 2))
    #expect(found.map(\.representedElementKind) == [nil, "ribbon"])
  }

  @Test func `groups in groups have their own`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [item])
    column.supplementaryItems = [ribbon("column", [])]
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(100)), subitems: [column])
    row.supplementaryItems = [ribbon("row", .top)]
    let rig = CompositionRig(NSCollectionLayoutSection(group: row), items: [6])

    #expect(rig.frame("column", 0) == CGRect(x: 25, y: 40, width: 50, height: 20))
    #expect(rig.frame("column", 2) == CGRect(x: 125, y: 40, width: 50, height: 20))
    #expect(rig.frame("row", 0) == CGRect(x: 50, y: 0, width: 100, height: 20))
    #expect(rig.frame("column", 4) == CGRect(x: 25, y: 140, width: 50, height: 20))
    #expect(rig.frame("row", 2) == nil)
  }

  /// Views attached to groups that ask for 50 × 30 pt where the composition leaves that to them.
  private func fitting(
    _ items: Int, _ section: @escaping (NSCollectionLayoutSupplementaryItem) -> NSCollectionLayoutSection
  ) -> FitRig {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.estimated(20), .estimated(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .trailing]))
    let rig = FitRig([Array(0..<items)], wish: { _ in CGSize(width: 80, height: 60) }) { _ in section(badge) }
    rig.barWish = CGSize(width: 50, height: 30)
    return rig.start()
  }

  @Test func `they say how large they are where that is estimated`() {
    let rig = fitting(3) { badge in
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
      group.supplementaryItems = [badge]
      return NSCollectionLayoutSection(group: group)
    }
    #expect(rig.bar("badge", [0, 0]) == CGRect(x: 270, y: 70, width: 50, height: 30))
    #expect(rig.bar("badge", [0, 2]) == CGRect(x: 270, y: 170, width: 50, height: 30))
  }

  @Test func `those of items, of groups in groups and of groups keep apart`() {
    let rig = fitting(2) { badge in
      let other = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.absolute(10), .estimated(10)), elementKind: "global",
        containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading]))
      let mark = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.absolute(10), .absolute(10)), elementKind: FitRig.header,
        containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading]))
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), .estimated(44)), supplementaryItems: [mark])
      let inner = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(0.5), .estimated(88)), subitems: [item, item])
      inner.supplementaryItems = [other]
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .estimated(88)), subitems: [inner])
      group.supplementaryItems = [badge]
      return NSCollectionLayoutSection(group: group)
    }
    #expect(rig.frame(0)?.height == 60)
    #expect(rig.bar(FitRig.header, [0, 0])?.size == CGSize(width: 10, height: 10))
    #expect(rig.bar("global", [0, 0])?.size == CGSize(width: 10, height: 30))
    // The group is as high as its two items.
    #expect(rig.bar("badge", [0, 0]) == CGRect(x: 270, y: 90, width: 50, height: 30))
  }

  @Test func `a custom group's says so, too`() {
    let rig = fitting(1) { badge in
      let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { _ in
        [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 5, width: 20, height: 20))]
      }
      group.supplementaryItems = [badge]
      return NSCollectionLayoutSection(group: group)
    }
    #expect(rig.bar("badge", [0, 0]) == CGRect(x: 270, y: 70, width: 50, height: 30))
  }
}
