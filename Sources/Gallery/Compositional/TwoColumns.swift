// Two columns: cards side by side, halves of whatever width there is.

import UIKit

final class TwoColumnsViewController: CompositionViewController {
  static let rowHeight: CGFloat = 120  // 60...240 pt
  static let spacing: CGFloat = 12  // 0...32 pt
  /// Between the cards and the edges of the screen.
  static let margin: CGFloat = 16  // 0...48 pt

  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  init(itemCount: Int = 40) {
    super.init(itemCount: itemCount, layout: Self.makeLayout())
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  private static func makeLayout() -> UICollectionViewLayout {
    // Half of the spacing belongs to each side of an item, and counts towards the margin where there is no
    // neighbour.
    let half = spacing / 2
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: half, bottom: 0, trailing: half)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(rowHeight)),
      repeatingSubitem: item, count: 2)
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = spacing
    let side = max(margin - half, 0)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: margin, leading: side, bottom: margin, trailing: side)
    return UICollectionViewCompositionalLayout(section: section)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cell = UICollectionView.CellRegistration<TileCell, Int> { cell, _, number in
      cell.show(
        Palette.name(number), color: Palette.color(number), cornerRadius: 18)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, number in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: number)
    }
    dataSource?.apply(NSDiffableDataSourceSnapshot(count: itemCount), animatingDifferences: false)
  }
}

/// Cards side by side.
#Preview("Two columns") {
  TwoColumnsViewController()
}
