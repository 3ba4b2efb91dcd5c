import Testing

@testable import UIKit

/// Room around the group of a section, which is an item like any other (Facts 4.2, 4.3).
@MainActor @Suite("Edges of a section's group") struct GroupEdgesTests {
  private func section(
    _ size: NSCollectionLayoutSize, _ edges: NSCollectionLayoutEdgeSpacing
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    group.edgeSpacing = edges
    return NSCollectionLayoutSection(group: group)
  }

  private let wide = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
  private let small = NSCollectionLayoutSize(
    widthDimension: .absolute(100), heightDimension: .absolute(60))

  @Test func `fixed edges keep rows apart`() {
    let section = section(wide, .init(leading: nil, top: .fixed(7), trailing: nil, bottom: .fixed(10)))
    section.interGroupSpacing = 3
    let rig = CompositionRig(section, items: [3])
    #expect(rig.frame(0) == CGRect(x: 0, y: 7, width: 375, height: 50))
    #expect(rig.frame(2) == CGRect(x: 0, y: 7 + 2 * (67 + 3), width: 375, height: 50))
    #expect(rig.contentSize == CGSize(width: 375, height: 3 * 67 + 6))
  }

  @Test func `a fixed leading edge moves the group, which stays as wide`() {
    let edges = NSCollectionLayoutEdgeSpacing(leading: .fixed(24), top: nil, trailing: .fixed(5), bottom: nil)
    let rig = CompositionRig(section(wide, edges), items: [1])
    #expect(rig.frame(0) == CGRect(x: 24, y: 0, width: 375, height: 50))
  }

  @Test func `flexible edges put a narrow group into the middle`() {
    let edges = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: .flexible(4))
    let rig = CompositionRig(section(small, edges), items: [2])
    #expect(rig.frame(0) == CGRect(x: 137.5, y: 0, width: 100, height: 60))
    #expect(rig.frame(1) == CGRect(x: 137.5, y: 64, width: 100, height: 60))
  }

  @Test func `in a layout that scrolls sideways the middle is between top and bottom`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let edges = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .flexible(0), trailing: nil, bottom: .flexible(0))
    let rig = CompositionRig(
      section(small, edges), items: [2], size: CGSize(width: 300, height: 200), configuration)
    #expect(rig.frame(1) == CGRect(x: 100, y: 70, width: 100, height: 60))
  }

  @Test func `a trailing edge keeps groups apart that scroll by themselves`() {
    let edges = NSCollectionLayoutEdgeSpacing(leading: nil, top: .fixed(3), trailing: .fixed(15), bottom: nil)
    let section = section(small, edges)
    section.orthogonalScrollingBehavior = .continuous
    let rig = CompositionRig(section, items: [5])
    #expect(rig.frame(1) == CGRect(x: 115, y: 3, width: 100, height: 60))
    #expect(rig.contentSize.height == 63)
  }

  @Test func `a scrolling section is as high as its group whatever its edges could take`() {
    let edges = NSCollectionLayoutEdgeSpacing(leading: nil, top: .flexible(50), trailing: nil, bottom: nil)
    let section = section(small, edges)
    section.orthogonalScrollingBehavior = .groupPaging
    let rig = CompositionRig(section, items: [5])
    #expect(rig.contentSize.height == 110)
  }
}
