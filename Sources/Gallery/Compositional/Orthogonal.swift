// Orthogonal: a section for each way in which groups can scroll across, and one in which they do not.

import UIKit

final class OrthogonalViewController: CompositionViewController {
  static let cardHeight: CGFloat = 110  // 50...240 pt
  static let spacing: CGFloat = 12  // 0...40 pt
  /// Of the cards that come to rest at the edge, or in the middle.
  static let pageWidth: CGFloat = 260  // 80...360 pt

  private static let margin: CGFloat = 16
  private typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior
  private static let behaviors: [(name: String, value: Behavior)] = [
    ("continuous", .continuous), ("continuousGroupLeadingBoundary", .continuousGroupLeadingBoundary),
    ("paging", .paging), ("groupPaging", .groupPaging), ("groupPagingCentered", .groupPagingCentered),
    ("none", .none),
  ]

  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  init(itemCount: Int = 72) {
    super.init(itemCount: itemCount, layout: Self.makeLayout())
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  private static func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let behavior = behaviors[index % behaviors.count].value
      let section = NSCollectionLayoutSection(group: group(for: behavior))
      section.orthogonalScrollingBehavior = behavior
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
        elementKind: TitleView.kind, alignment: .top)
      section.boundarySupplementaryItems = [header]
      section.interGroupSpacing = spacing
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: margin, bottom: 16, trailing: margin)
      // A page is as wide as the screen: so is a group of it, and the margins are its own.
      guard behavior == .paging else { return section }
      section.interGroupSpacing = 0
      section.contentInsets.leading = 0
      section.contentInsets.trailing = 0
      header.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
      section.boundarySupplementaryItems = [header]
      return section
    }
  }

  private static func group(for behavior: Behavior) -> NSCollectionLayoutGroup {
    switch behavior {
    case .continuous: card(width: .absolute(cardHeight))
    case .continuousGroupLeadingBoundary: pairOfRows(width: .absolute(160))
    case .paging: page()
    case .groupPaging, .groupPagingCentered: card(width: .absolute(pageWidth))
    default: card(width: .fractionalWidth(1))
    }
  }

  private static func card(width: NSCollectionLayoutDimension) -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(cardHeight))
    return .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
  }

  /// Two items one under another.
  private static func pairOfRows(width: NSCollectionLayoutDimension) -> NSCollectionLayoutGroup {
    let row = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute((cardHeight - 8) / 2)))
    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(cardHeight))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, repeatingSubitem: row, count: 2)
    group.interItemSpacing = .fixed(8)
    return group
  }

  /// Two items side by side that fill the screen.
  private static func page() -> NSCollectionLayoutGroup {
    let half = spacing / 2
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: half, bottom: 0, trailing: half)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(cardHeight))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: 2)
    let side = max(margin - half, 0)
    group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    return group
  }

  /// All of the group.
  private static var whole: NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cell = UICollectionView.CellRegistration<TileCell, Int> { cell, path, _ in
      cell.show("\(path.item + 1)", color: Palette.color(path.section), cornerRadius: 16)
    }
    let header = UICollectionView.SupplementaryRegistration<TitleView>(elementKind: TitleView.kind) {
      view, _, path in
      view.show(Self.behaviors[path.section % Self.behaviors.count].name)
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      view, path, number in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: number)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    // As many in each section; the last ones may have one less.
    let sections = Self.behaviors.count
    let sizes = (0..<sections).map { (itemCount + sections - 1 - $0) / sections }
    source.apply(
      NSDiffableDataSourceSnapshot(dealing: itemCount, toSectionsOf: sizes), animatingDifferences: false)
    dataSource = source
  }
}

/// Sections that scroll by themselves.
#Preview("Orthogonal") {
  OrthogonalViewController()
}
