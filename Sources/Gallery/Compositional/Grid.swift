// Grid: squares edge to edge, a fraction of the width each.

import UIKit

final class GridViewController: CompositionViewController {
  static let columns = 5  // 2...10

  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  init(itemCount: Int = 100) {
    super.init(itemCount: itemCount, layout: Self.makeLayout())
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  private static func makeLayout() -> UICollectionViewLayout {
    let part = 1 / CGFloat(columns)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(part), heightDimension: .fractionalHeight(1)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(part)),
      repeatingSubitem: item, count: columns)
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cell = UICollectionView.CellRegistration<TileCell, Int> { cell, _, number in
      cell.show("\(number + 1)", color: Palette.color(number), cornerRadius: 0)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, number in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: number)
    }
    dataSource?.apply(NSDiffableDataSourceSnapshot(count: itemCount), animatingDifferences: false)
  }
}

/// Squares edge to edge.
#Preview("Grid") {
  GridViewController()
}
