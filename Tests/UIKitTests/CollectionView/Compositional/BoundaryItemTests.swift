import Testing

@testable import UIKit

@Suite("Headers and footers of compositions") @MainActor struct BoundaryItemTests {
  private func bar(
    _ kind: String, _ height: CGFloat, _ alignment: NSRectAlignment, isPinned: Bool = false
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let bar = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(height)), elementKind: kind, alignment: alignment)
    bar.pinToVisibleBounds = isPinned
    return bar
  }

  private func rows(_ height: CGFloat = 100) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: [item]))
  }

  // MARK: Of the whole layout

  /// Two sections of 20 rows with header (40) and footer (30), within a header (50) and a footer (20) of the
  /// whole layout; all pinned. 375 × 667 pt; sections begin at 50 and 2120, the last ends at 4190.
  private func pinned() -> CompositionRig {
    let section = rows()
    section.boundarySupplementaryItems = [
      bar("header", 40, .top, isPinned: true), bar("footer", 30, .bottom, isPinned: true),
    ]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      bar("top", 50, .top, isPinned: true), bar("bottom", 20, .bottom, isPinned: true),
    ]
    return CompositionRig(section, items: [20, 20], configuration)
  }

  private func y(_ kind: String, _ path: IndexPath, _ rig: CompositionRig) -> CGFloat? {
    rig.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame.minY
  }

  @Test(arguments: [
    (0, 0, 647, 50, 617, 2120), (500, 500, 1147, 550, 1117, 2120), (2000, 2000, 2647, 2050, 2090, 2120),
    (2060, 2060, 2707, 2050, 2090, 2120), (2200, 2200, 2847, 2050, 2090, 2250),
    (3543, 3543, 4190, 2050, 2090, 3593),
  ])
  func `those of sections stop at pinned ones of the whole layout`(
    _ offset: CGFloat, _ top: CGFloat, _ bottom: CGFloat, _ header: CGFloat, _ footer: CGFloat,
    _ nextHeader: CGFloat
  ) {
    let rig = pinned()
    #expect(rig.contentSize.height == 4210)
    rig.view.contentOffset.y = offset

    #expect(y("top", IndexPath(index: 0), rig) == top)
    #expect(y("bottom", IndexPath(index: 0), rig) == bottom)
    #expect(y("header", IndexPath(item: 0, section: 0), rig) == header)
    #expect(y("footer", IndexPath(item: 0, section: 0), rig) == footer)
    #expect(y("header", IndexPath(item: 0, section: 1), rig) == nextHeader)
  }

  @Test func `a pinned header of the whole layout is found wherever the content is`() {
    let rig = pinned()
    rig.view.contentOffset.y = 3000
    let seen = rig.layout.layoutAttributesForElements(in: rig.view.bounds) ?? []

    #expect(
      seen.filter { $0.representedElementKind == "top" }.map(\.frame) == [
        CGRect(x: 0, y: 3000, width: 375, height: 50)
      ])
    let context = rig.layout.invalidationContext(
      forBoundsChange: CGRect(x: 0, y: 3001, width: 375, height: 667))
    #expect(context.invalidatedSupplementaryIndexPaths?["top"] == [IndexPath(index: 0)])
    #expect(context.invalidatedSupplementaryIndexPaths?["header"] == [IndexPath(item: 0, section: 1)])
  }

  @Test func `what is not pinned scrolls away`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [bar("top", 50, .top)]
    let rig = CompositionRig(rows(), items: [20], configuration)
    rig.view.contentOffset.y = 300
    #expect(y("top", IndexPath(index: 0), rig) == 0)
    #expect(rig.frame(0)?.minY == 50)
  }

  // MARK: What they are measured from

  private func header(
    _ reference: UIContentInsetsReference, width: CGFloat = 375, follows: Bool = true
  ) -> CGRect? {
    let section = rows()
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 15)
    section.boundarySupplementaryItems = [bar("header", 40, .top)]
    section.supplementaryContentInsetsReference = reference
    section.supplementariesFollowContentInsets = follows
    let rig = CompositionRig(section, items: [1], size: CGSize(width: width, height: 667))
    rig.view.layoutMargins = UIEdgeInsets(top: 3, left: 30, bottom: 4, right: 40)
    #expect(rig.frame(0)?.minX == 10)
    return rig.frame("header")
  }

  @Test func `headers keep within the content's insets, unless they are measured from something else`() {
    #expect(header(.automatic) == CGRect(x: 10, y: 0, width: 350, height: 40))
    #expect(header(.automatic, follows: false) == CGRect(x: 0, y: 0, width: 375, height: 40))
    #expect(header(.none) == CGRect(x: 0, y: 0, width: 375, height: 40))
    #expect(header(.layoutMargins) == CGRect(x: 30, y: 0, width: 305, height: 40))
    #expect(header(.readableContent, width: 1000) == CGRect(x: 159, y: 0, width: 672, height: 40))
  }

  @Test func `readable content is within the margins, and no wider than lines of text should be`() {
    let section = rows()
    section.contentInsetsReference = .readableContent
    for (width, x, expected) in [(CGFloat(375), CGFloat(20), CGFloat(335)), (1000, 164, 672)] {
      let rig = CompositionRig(section, items: [1], size: CGSize(width: width, height: 667))
      rig.view.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      #expect(rig.frame(0) == CGRect(x: x, y: 0, width: expected, height: 100))
    }
  }

  @Test func `other margins are another layout for sections that measure from them`() {
    let section = rows()
    section.contentInsetsReference = .layoutMargins
    let rig = CompositionRig(section, items: [1])
    rig.view.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    #expect(rig.frame(0)?.minX == 20)
    rig.view.layoutMargins.left = 50
    #expect(rig.frame(0) == CGRect(x: 50, y: 0, width: 305, height: 100))
  }
}
