import Testing

@testable import UIKit

/// Expected frames are written down for both directions, not computed from each other.
@Suite("Compositions from right to left") @MainActor struct CompositionDirectionTests {
  private func rig(_ isRightToLeft: Bool, _ direction: UICollectionView.ScrollDirection = .vertical)
    -> CompositionRig
  {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(16)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], absoluteOffset: CGPoint(x: 4, y: -3)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .fractionalHeight(1)), supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 0)
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(5), top: nil, trailing: nil, bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(direction == .vertical ? .fractionalWidth(1) : .absolute(345), .absolute(50)),
      subitems: [item])
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(60), .absolute(30)), elementKind: "header",
        alignment: direction == .vertical ? .topLeading : .leading),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(70), .absolute(30)), elementKind: "footer",
        alignment: direction == .vertical ? .bottomTrailing : .trailing,
        absoluteOffset: CGPoint(x: -6, y: 0)),
    ]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    background.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 0)
    section.decorationItems = [background]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = direction
    let rig = CompositionRig(section, items: [4], configuration)
    if isRightToLeft { rig.view.semanticContentAttribute = .forceRightToLeft }
    return rig
  }

  private func background(_ rig: CompositionRig) -> CGRect? {
    rig.view.layoutIfNeeded()
    return rig.view.currentAttributes {
      $0.layoutAttributesForDecorationView(ofKind: "back", at: IndexPath(item: 0, section: 0))
    }?.frame
  }

  @Test func `in a vertical layout everything keeps its leading side`() {
    let ltr = rig(false)
    #expect((0..<4).map { ltr.frame($0)?.minX } == [19, 132, 245, 19])
    #expect(ltr.frame(0) == CGRect(x: 19, y: 30, width: 96, height: 50))
    #expect(ltr.frame("badge") == CGRect(x: 99, y: 27, width: 20, height: 16))
    #expect(ltr.frame("header") == CGRect(x: 10, y: 0, width: 60, height: 30))
    #expect(ltr.frame("footer") == CGRect(x: 279, y: 130, width: 70, height: 30))
    #expect(background(ltr) == CGRect(x: 7, y: 0, width: 368, height: 160))

    let rtl = rig(true)
    #expect((0..<4).map { rtl.frame($0)?.minX } == [260, 147, 34, 260])
    #expect(rtl.frame(0) == CGRect(x: 260, y: 30, width: 96, height: 50))
    #expect(rtl.frame("badge") == CGRect(x: 256, y: 27, width: 20, height: 16))
    #expect(rtl.frame("header") == CGRect(x: 305, y: 0, width: 60, height: 30))
    #expect(rtl.frame("footer") == CGRect(x: 26, y: 130, width: 70, height: 30))
    #expect(background(rtl) == CGRect(x: 0, y: 0, width: 368, height: 160))
  }

  /// Content: 60 header, 10, two groups of 345, 20, 70 footer: 850 wide.
  @Test func `in a horizontal layout sections follow each other to the left`() {
    let ltr = rig(false, .horizontal)
    #expect((0..<4).map { ltr.frame($0)?.minX } == [79, 192, 305, 424])
    #expect(ltr.frame("header")?.minX == 0)
    #expect(ltr.frame("footer")?.minX == 774)

    let rtl = rig(true, .horizontal)
    #expect(rtl.contentSize.width == 850)
    #expect((0..<4).map { rtl.frame($0)?.minX } == [675, 562, 449, 330])
    #expect(rtl.frame("badge")?.minX == 671)
    #expect(rtl.frame("header")?.minX == 790)
    #expect(rtl.frame("footer")?.minX == 6)
    #expect(background(rtl) == CGRect(x: 0, y: 0, width: 843, height: 667))
  }

  @Test func `pinned headers of a horizontal layout stay at the right`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(100), .fractionalHeight(1)), subitems: [item]))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(50), .fractionalHeight(1)), elementKind: "header", alignment: .leading)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let rig = CompositionRig(section, items: [10], configuration)
    rig.view.semanticContentAttribute = .forceRightToLeft
    rig.view.contentInset.right = 5
    // The start: from 680 to 1050, and the inset.
    _ = rig.contentSize
    rig.view.contentOffset.x = 680
    #expect(rig.frame("header")?.minX == 1000)
    // 375 of 1050 points from 475 on: up to 850.
    rig.view.contentOffset.x = 475
    #expect(rig.frame("header")?.minX == 795)
  }
}
