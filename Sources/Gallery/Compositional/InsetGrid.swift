// Inset grid: as the grid, but every item keeps a distance to what is around it. Insets shrink an item after
// it has got its place, so four quarters still fit side by side.

import UIKit

final class InsetGridViewController: CompositionViewController {
  static let columns = 4  // 2...10
  /// Around each square, and once more around them all.
  static let inset: CGFloat = 4  // 0...20 pt

  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  init(itemCount: Int = 80) {
    super.init(itemCount: itemCount, layout: Self.makeLayout())
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  private static func makeLayout() -> UICollectionViewLayout {
    let part = 1 / CGFloat(columns)
    let insets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(part), heightDimension: .fractionalHeight(1)))
    item.contentInsets = insets
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(part)),
      repeatingSubitem: item, count: columns)
    let section = NSCollectionLayoutSection(group: row)
    section.contentInsets = insets
    return UICollectionViewCompositionalLayout(section: section)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cell = UICollectionView.CellRegistration<TileCell, Int> { cell, _, number in
      cell.show("\(number + 1)", color: Palette.color(number / Self.columns), cornerRadius: 16)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, number in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: number)
    }
    dataSource?.apply(NSDiffableDataSourceSnapshot(count: itemCount), animatingDifferences: false)
  }
}

/// Squares that keep a distance.
#Preview("Inset grid") {
  InsetGridViewController()
}
