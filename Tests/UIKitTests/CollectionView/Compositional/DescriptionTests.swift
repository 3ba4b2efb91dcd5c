import Testing

@testable import UIKit

@Suite("Descriptions of compositions") @MainActor struct DescriptionTests {
  @Test func `dimensions say what they are`() {
    let all: [NSCollectionLayoutDimension] = [
      .fractionalWidth(0.5), .fractionalHeight(0.25), .absolute(44), .estimated(60),
      .uniformAcrossSiblings(estimate: 70),
    ]
    #expect(all.map(\.dimension) == [0.5, 0.25, 44, 60, 70])
    #expect(all.map(\.isFractionalWidth) == [true, false, false, false, false])
    #expect(all.map(\.isFractionalHeight) == [false, true, false, false, false])
    #expect(all.map(\.isAbsolute) == [false, false, true, false, false])
    #expect(all.map(\.isEstimated) == [false, false, false, true, false])
    #expect(all.map(\.isUniformAcrossSiblings) == [false, false, false, false, true])
  }

  @Test func `equal descriptions are equal, and others are not`() {
    #expect(size(.absolute(1), .estimated(2)) == size(.absolute(1), .estimated(2)))
    #expect(size(.absolute(1), .estimated(2)) != size(.absolute(1), .absolute(2)))
    #expect(NSCollectionLayoutDimension.absolute(1) != .fractionalWidth(1))
    #expect(NSCollectionLayoutSpacing.fixed(3) == .fixed(3))
    #expect(NSCollectionLayoutSpacing.fixed(3) != .flexible(3))
    let edges = NSCollectionLayoutEdgeSpacing(leading: .fixed(1), top: nil, trailing: nil, bottom: nil)
    #expect(
      edges == NSCollectionLayoutEdgeSpacing(leading: .fixed(1), top: nil, trailing: nil, bottom: nil))
    #expect(edges != NSCollectionLayoutEdgeSpacing(leading: nil, top: nil, trailing: nil, bottom: nil))
    let anchor = NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: 1, y: 2))
    #expect(anchor == NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: 1, y: 2)))
    #expect(anchor != NSCollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: 1, y: 2)))
    #expect(Set([anchor, anchor.copy() as? NSCollectionLayoutAnchor]).count == 1)
  }

  @Test func `spacings and anchors can be read`() {
    let edges = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(4), top: .flexible(5), trailing: nil, bottom: nil)
    #expect(edges.leading?.isFixed == true && edges.leading?.spacing == 4)
    #expect(edges.top?.isFlexible == true && edges.top?.spacing == 5)
    #expect(edges.trailing == nil && edges.bottom == nil)
    let absolute = NSCollectionLayoutAnchor(edges: [.top, .leading], absoluteOffset: CGPoint(x: 3, y: -3))
    #expect(absolute.edges == [.top, .leading] && absolute.offset == CGPoint(x: 3, y: -3))
    #expect(absolute.isAbsoluteOffset && !absolute.isFractionalOffset)
    let part = NSCollectionLayoutAnchor(edges: .all, fractionalOffset: CGPoint(x: 0.3, y: 0))
    #expect(part.isFractionalOffset && !part.isAbsoluteOffset)
  }

  private var badge: NSCollectionLayoutSupplementaryItem {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .top),
      itemAnchor: NSCollectionLayoutAnchor(edges: .bottom))
    badge.zIndex = 7
    return badge
  }

  @Test func `a copy is as its original, and does not change with it`() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    item.contentInsets.leading = 3
    item.edgeSpacing = .init(leading: .fixed(1), top: nil, trailing: nil, bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), subitems: [item])
    group.interItemSpacing = .fixed(8)
    group.supplementaryItems = [badge]
    let copy = try #require(group.copy() as? NSCollectionLayoutGroup)
    group.interItemSpacing = nil
    group.contentInsets.top = 9
    group.supplementaryItems = []
    item.contentInsets.leading = 30

    #expect(copy !== group)
    #expect(copy.layoutSize.widthDimension.isFractionalWidth)
    #expect(copy.interItemSpacing?.spacing == 8 && copy.contentInsets.top == 0)
    #expect(copy.subitems.map(\.contentInsets.leading) == [3])
    #expect(copy.subitems.first?.edgeSpacing?.leading?.spacing == 1)
    #expect(copy.subitems.first?.supplementaryItems.first?.zIndex == 7)
    #expect(copy.supplementaryItems.map(\.elementKind) == ["badge"])
    #expect(copy.supplementaryItems.first?.itemAnchor?.edges == .bottom)
    #expect(copy.supplementaryItems.first?.containerAnchor.edges == .top)
  }

  @Test func `sections and configurations copy everything that can be set`() throws {
    let size = size(.fractionalWidth(1), .absolute(30))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "header", alignment: .topTrailing, absoluteOffset: CGPoint(x: 1, y: 2))
    header.extendsBoundary = false
    header.pinToVisibleBounds = true
    header.zIndex = 4
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    background.zIndex = -1
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
    section.contentInsets.top = 5
    section.interGroupSpacing = 6
    section.contentInsetsReference = .layoutMargins
    section.supplementaryContentInsetsReference = .readableContent
    section.orthogonalScrollingBehavior = .groupPaging
    section.orthogonalScrollingProperties.bounce = .never
    section.boundarySupplementaryItems = [header]
    section.supplementariesFollowContentInsets = false
    section.decorationItems = [background]
    section.visibleItemsInvalidationHandler = { _, _, _ in }
    let copy = try #require(section.copy() as? NSCollectionLayoutSection)
    section.boundarySupplementaryItems.first?.zIndex = 9

    #expect(copy.contentInsets.top == 5 && copy.interGroupSpacing == 6)
    #expect(copy.contentInsetsReference == .layoutMargins)
    #expect(copy.supplementaryContentInsetsReference == .readableContent)
    #expect(copy.orthogonalScrollingBehavior == .groupPaging)
    #expect(copy.orthogonalScrollingProperties.bounce == .never)
    #expect(!copy.supplementariesFollowContentInsets)
    #expect(copy.visibleItemsInvalidationHandler != nil)
    #expect(copy.decorationItems.map(\.zIndex) == [-1] && copy.decorationItems.first?.elementKind == "back")
    let bar = try #require(copy.boundarySupplementaryItems.first)
    #expect(bar.alignment == .topTrailing && bar.offset == CGPoint(x: 1, y: 2))
    #expect(!bar.extendsBoundary && bar.pinToVisibleBounds && bar.zIndex == 4)

    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 3
    configuration.contentInsetsReference = .none
    configuration.boundarySupplementaryItems = [header]
    let other = try #require(configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration)
    configuration.interSectionSpacing = 8
    #expect(other.scrollDirection == .horizontal && other.interSectionSpacing == 3)
    #expect(other.contentInsetsReference == .none && other.boundarySupplementaryItems.count == 1)
  }

  @Test func `custom items have a frame and a level`() {
    let item = NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 3, height: 4), zIndex: 5)
    #expect(item.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && item.zIndex == 5)
    #expect(NSCollectionLayoutGroupCustomItem(frame: .zero).zIndex == 0)
  }

  @Test func `a group describes itself, and what it holds further in`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .estimated(44)))
    let inner = NSCollectionLayoutGroup.verticalGroup(
      with: size(.absolute(80), .fractionalHeight(1)), repeatingSubitem: item, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [inner])
    #expect(
      group.visualDescription() == """
        NSCollectionLayoutGroup 1.0 of the width x 100.0
          NSCollectionLayoutGroup 80.0 x 1.0 of the height
            NSCollectionLayoutItem 0.5 of the width x about 44.0
        """)
  }
}
