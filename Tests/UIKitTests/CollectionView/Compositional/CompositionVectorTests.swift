import Testing

@testable import UIKit

/// A composition in a collection view of that size, without cells: what its layout says.
@MainActor struct CompositionRig {
  let view: UICollectionView
  let layout: UICollectionViewCompositionalLayout
  private let source: CountSource

  init(
    _ section: NSCollectionLayoutSection, items: [Int], size: CGSize = CGSize(width: 375, height: 667),
    _ configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    self.init(items: items, size: size, configuration) { _, _ in section }
  }

  init(
    items: [Int], size: CGSize = CGSize(width: 375, height: 667),
    _ configuration: UICollectionViewCompositionalLayoutConfiguration = .init(),
    _ provider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    layout = UICollectionViewCompositionalLayout(sectionProvider: provider, configuration: configuration)
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    source = CountSource(items)
    view.dataSource = source
  }

  func frame(_ item: Int, section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func frame(_ kind: String, _ item: Int = 0, section: Int = 0) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: item, section: section))?
      .frame
  }

  var contentSize: CGSize {
    layout.prepare()
    return layout.collectionViewContentSize
  }
}

@MainActor final class CountSource: NSObject, UICollectionViewDataSource {
  private let items: [Int]

  init(_ items: [Int]) { self.items = items }

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}

/// Sizes in few words.
@MainActor func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

@Suite("Vectors of compositions") @MainActor struct CompositionVectorTests {
  private func xs(_ rig: CompositionRig, _ count: Int) -> [CGFloat?] {
    (0..<count).map { rig.frame($0)?.minX }
  }

  @Test func `C1: rows of the full width`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), subitems: [item])
    let rig = CompositionRig(NSCollectionLayoutSection(group: group), items: [94])
    for row in 0..<94 {
      #expect(rig.frame(row) == CGRect(x: 0, y: 44 * CGFloat(row), width: 375, height: 44))
    }
    #expect(rig.contentSize == CGSize(width: 375, height: 4136))
  }

  @Test func `C3: insets make items smaller in their places`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.2), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item])
    let rig = CompositionRig(NSCollectionLayoutSection(group: group), items: [20])
    #expect(rig.frame(7) == CGRect(x: 155, y: 80, width: 65, height: 65))
  }

  private func pairs(_ group: NSCollectionLayoutGroup) -> CompositionRig {
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    section.interGroupSpacing = 10
    return CompositionRig(section, items: [10])
  }

  @Test func `C4: a count shares what the spacing leaves`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let rig = pairs(
      .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(44)), subitem: item, count: 2))
    #expect(rig.frame(0) == CGRect(x: 10, y: 0, width: 172.5, height: 44))
    #expect(rig.frame(1) == CGRect(x: 192.5, y: 0, width: 172.5, height: 44))
    #expect(rig.frame(2) == CGRect(x: 10, y: 54, width: 172.5, height: 44))
  }

  @Test func `C5: a repeated item keeps its width, even past the edge`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let rig = pairs(
      .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(44)), repeatingSubitem: item, count: 2))
    #expect(rig.frame(0) == CGRect(x: 10, y: 0, width: 177.5, height: 44))
    #expect(rig.frame(1) == CGRect(x: 197.5, y: 0, width: 177.5, height: 44))
    #expect(rig.frame(2)?.minX == 10)
  }

  private func row(
    _ width: CGFloat, _ items: [CGFloat], _ spacing: NSCollectionLayoutSpacing?
  ) -> CompositionRig {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(width), .absolute(50)),
      subitems: items.map { NSCollectionLayoutItem(layoutSize: size(.absolute($0), .fractionalHeight(1))) })
    group.interItemSpacing = spacing
    return CompositionRig(NSCollectionLayoutSection(group: group), items: [20])
  }

  @Test func `C7: as many as fit with fixed spacing`() {
    #expect(xs(row(375, [100], .fixed(10)), 4) == [0, 110, 220, 0])
  }

  @Test func `C8, C9: flexible spacing takes what is left`() {
    #expect(xs(row(375, [100], .flexible(10)), 4) == [0, 137.5, 275, 0])
    #expect(xs(row(320, [100], .flexible(10)), 4) == [0, 110, 220, 0])
  }

  @Test func `C11: subitems take turns until the next one does not fit`() {
    #expect(xs(row(375, [100, 50], nil), 5) == [0, 100, 150, 250, 0])
  }

  @Test func `C12: a column shares its height`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(200)), subitem: item, count: 3)
    group.interItemSpacing = .fixed(5)
    let rig = CompositionRig(NSCollectionLayoutSection(group: group), items: [3])
    let height: CGFloat = (200 - 10) / 3
    for place in 0..<3 {
      let frame = rig.frame(place) ?? .null
      #expect(abs(frame.height - height) < 1e-9)
      #expect(abs(frame.minY - CGFloat(place) * (height + 5)) < 1e-9)
    }
  }

  @Test func `C13: a group's insets surround its items`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    group.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let rig = CompositionRig(NSCollectionLayoutSection(group: group), items: [1])
    #expect(rig.frame(0) == CGRect(x: 8, y: 8, width: 359, height: 84))
  }

  /// Two rows of 50 with 12 between, insets 20 above and below, 16 at the sides: 152 high.
  private func framed(_ bars: [NSCollectionLayoutBoundarySupplementaryItem]) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16)
    section.interGroupSpacing = 12
    section.boundarySupplementaryItems = bars
    return section
  }

  private func header(_ offset: CGPoint = .zero) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), elementKind: "header", alignment: .top,
      absoluteOffset: offset)
  }

  @Test func `C15, C16: headers and footers make the section longer`() {
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "footer", alignment: .bottom)
    let rig = CompositionRig(framed([header()]), items: [2])
    #expect(rig.frame("header") == CGRect(x: 16, y: 0, width: 343, height: 44))
    #expect(rig.frame(0)?.minY == 64)
    #expect(rig.contentSize.height == 196)
    let both = CompositionRig(framed([header(), footer]), items: [2])
    #expect(both.frame("footer")?.minY == 196)
    #expect(both.contentSize.height == 226)
  }

  @Test func `C17: an offset moves a header and nothing else`() {
    let rig = CompositionRig(framed([header(CGPoint(x: 0, y: -10))]), items: [2])
    #expect(rig.frame("header")?.minY == -10)
    #expect(rig.contentSize.height == 196)
  }

  @Test func `C19: room between sections, none after the last`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 24
    let rig = CompositionRig(framed([]), items: [2, 2], configuration)
    #expect(rig.frame(0, section: 1)?.minY == CGFloat(196))
    #expect(rig.contentSize.height == 328)
  }

  @Test func `C20: half the viewport's height`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)), subitems: [item])
    #expect(CompositionRig(NSCollectionLayoutSection(group: group), items: [1]).frame(0)?.height == 333.5)
  }

  @Test func `C21: a width may be a part of the height`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalHeight(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(80)), subitems: [item])
    #expect(CompositionRig(NSCollectionLayoutSection(group: group), items: [1]).frame(0)?.width == 80)
  }

  private func badge(_ anchor: NSCollectionLayoutAnchor) -> CGRect? {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge", containerAnchor: anchor)
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    return CompositionRig(NSCollectionLayoutSection(group: group), items: [1]).frame("badge")
  }

  @Test func `C23, C24, C25: badges lie at their anchors`() {
    #expect(
      badge(NSCollectionLayoutAnchor(edges: [.top, .trailing])) == CGRect(x: 80, y: 0, width: 20, height: 20))
    #expect(
      badge(NSCollectionLayoutAnchor(edges: .bottom, absoluteOffset: CGPoint(x: 0, y: 10)))
        == CGRect(x: 40, y: 90, width: 20, height: 20))
    #expect(badge(NSCollectionLayoutAnchor(edges: [])) == CGRect(x: 40, y: 40, width: 20, height: 20))
  }

  @Test func `C27: a closure's frames are the group's own`() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { _ in
      [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 10, y: 5, width: 50, height: 50))]
    }
    let rig = CompositionRig(NSCollectionLayoutSection(group: group), items: [2])
    #expect(rig.frame(1) == CGRect(x: 10, y: 105, width: 50, height: 50))
  }

  @Test func `C35: a background is as large as its section, and all else lies above it`() {
    let section = framed([])
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    section.decorationItems = [background]
    let space = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))])
    let first = NSCollectionLayoutSection(group: space)
    let rig = CompositionRig(items: [1, 2]) { index, _ in index == 0 ? first : section }
    let path = IndexPath(item: 0, section: 1)
    let attributes = rig.layout.layoutAttributesForDecorationView(ofKind: "background", at: path)
    #expect(attributes?.frame == CGRect(x: 5, y: 105, width: 365, height: 142))
    #expect(attributes?.zIndex == 0)
    #expect(rig.view.layoutAttributesForItem(at: path)?.zIndex == 1)
  }

  @Test func `C36: rows are as high as their views would like, once these have said so`() {
    let row = CompositionItem(size: CompositionSize(width: .fractionOfWidth(1), height: .estimated(44)))
    let group = CompositionItem(
      size: row.size, content: .row(.vertical, .fitting, spacing: .none, [row]))
    let space = CompositionSpace(isVertical: true, size: CGSize(width: 375, height: 667))
    let plan = SectionPlan(
      CompositionSection(group: group), itemCount: 10, in: space, customPlaces: { _, _ in [] })
    var content = CompositionContent([plan], in: space, sectionSpacing: 0, bars: [])
    #expect(content.size.height == 440)
    #expect(content.frame(of: .item(3, section: 0), pins: nil)?.minY == 132)
    let wishes = Dictionary(uniqueKeysWithValues: (0..<10).map { ($0, CGSize(width: 375, height: 60)) })
    content.fit(
      CompositionFits(sections: [0: SectionFits(items: wishes)]), customPlaces: { _, _ in [] })
    #expect(content.size.height == 600)
    #expect(content.frame(of: .item(3, section: 0), pins: nil)?.minY == 180)
  }

  @Test func `C37: the safe area narrows what is laid out across`() {
    let window = Stage(size: CGSize(width: 667, height: 375)).window
    let controller = UIViewController()
    window.rootViewController = controller
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44)
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), subitems: [item])
    let rig = CompositionRig(
      NSCollectionLayoutSection(group: group), items: [1], size: CGSize(width: 667, height: 375))
    controller.view.addSubview(rig.view)
    window.layoutIfNeeded()
    #expect(rig.frame(0)?.width == 579)
  }
}
