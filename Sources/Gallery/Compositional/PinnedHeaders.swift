// Pinned headers: the title of a section stays in sight until the next one pushes it out.

import UIKit

final class PinnedHeadersViewController: CompositionViewController {
  static let rowsPerSection = 6  // 1...20
  static let headerHeight: CGFloat = 44  // 20...100 pt
  static let rowHeight: CGFloat = 56  // 24...120 pt
  static let spacing: CGFloat = 8  // 0...24 pt
  static let pinsHeaders = true

  private static let margin: CGFloat = 16
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  init(itemCount: Int = 54) {
    super.init(itemCount: itemCount, layout: Self.makeLayout())
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  private static func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(rowHeight)),
      subitems: [item])
    // Not the section's: its header goes from edge to edge.
    row.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(headerHeight)),
      elementKind: TitleView.kind, alignment: .top)
    header.pinToVisibleBounds = pinsHeaders
    header.zIndex = 2
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = spacing
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 16, trailing: 0)
    section.boundarySupplementaryItems = [header]
    return UICollectionViewCompositionalLayout(section: section)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cell = UICollectionView.CellRegistration<TileCell, Int> { cell, path, _ in
      cell.show(
        "\(Palette.name(path.section)) \(path.item + 1)", color: Palette.color(path.section), fontSize: 17)
    }
    let header = UICollectionView.SupplementaryRegistration<TitleView>(elementKind: TitleView.kind) {
      [weak self] view, _, path in
      let count = self?.collectionView.numberOfItems(inSection: path.section) ?? 0
      view.isTranslucent = true
      view.show(
        Palette.name(path.section), remark: count == 1 ? "1 row" : "\(count) rows", margin: Self.margin)
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      view, path, number in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: number)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    source.apply(
      NSDiffableDataSourceSnapshot(dealing: itemCount, toSectionsOf: [Self.rowsPerSection]),
      animatingDifferences: false)
    dataSource = source
  }
}

/// Titles that stay in sight.
#Preview("Pinned headers") {
  PinnedHeadersViewController()
}
