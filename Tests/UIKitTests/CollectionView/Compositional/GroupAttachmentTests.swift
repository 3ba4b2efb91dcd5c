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
}
