// Nested groups: one large tile with two beside it, over a row of three. Six items, then all over again.

import UIKit

final class NestedGroupsViewController: CompositionViewController {
  /// Of a large tile and all that goes with it.
  static let blockHeight: CGFloat = 360  // 200...600 pt
  /// How much of the width the large tile has.
  static let largePart: CGFloat = 0.6  // 0.3...0.8 step 0.05
  /// How much of the height the large tile has.
  static let upperPart: CGFloat = 0.6  // 0.3...0.8 step 0.05
  /// Around each tile, and once more around them all.
  static let inset: CGFloat = 4  // 0...16 pt

  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  init(itemCount: Int = 60) {
    super.init(itemCount: itemCount, layout: Self.makeLayout())
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  private static func makeLayout() -> UICollectionViewLayout {
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: parts(1 - largePart, 1), repeatingSubitem: tile(1, 0.5), count: 2)
    let upper = NSCollectionLayoutGroup.horizontal(
      layoutSize: parts(1, upperPart), subitems: [tile(largePart, 1), pair])
    let lower = NSCollectionLayoutGroup.horizontal(
      layoutSize: parts(1, 1 - upperPart), repeatingSubitem: tile(1 / 3, 1), count: 3)
    let block = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(blockHeight)),
      subitems: [upper, lower])
    let section = NSCollectionLayoutSection(group: block)
    section.contentInsets = insets
    return UICollectionViewCompositionalLayout(section: section)
  }

  private static func tile(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(layoutSize: parts(width, height))
    item.contentInsets = insets
    return item
  }

  private static var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
  }

  /// Parts of what is around it.
  private static func parts(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cell = UICollectionView.CellRegistration<TileCell, Int> { cell, _, number in
      let isLarge = number % 6 == 0
      cell.show(
        "\(number + 1)", color: Palette.color(number / 6), cornerRadius: 18, fontSize: isLarge ? 44 : 20)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, number in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: number)
    }
    dataSource?.apply(NSDiffableDataSourceSnapshot(count: itemCount), animatingDifferences: false)
  }
}

/// Groups in groups.
#Preview("Nested groups") {
  NestedGroupsViewController()
}
