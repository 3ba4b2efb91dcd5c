// Adaptive columns: as many as have room, which the layout's environment says. Turn the device.

import UIKit

final class AdaptiveColumnsViewController: CompositionViewController {
  /// As narrow as a card may be.
  static let minimumWidth: CGFloat = 160  // 60...400 pt
  static let rowHeight: CGFloat = 132  // 40...240 pt
  static let spacing: CGFloat = 12  // 0...32 pt
  static let margin: CGFloat = 16  // 0...48 pt

  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  init(itemCount: Int = 60) {
    super.init(itemCount: itemCount, layout: Self.makeLayout())
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  private static func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      section(width: environment.container.effectiveContentSize.width)
    }
  }

  private static func section(width: CGFloat) -> NSCollectionLayoutSection {
    let room = max(width - 2 * margin, 0)
    let columns = max(1, Int((room + spacing) / (minimumWidth + spacing)))
    let cardWidth = max(0, (room - spacing * CGFloat(columns - 1)) / CGFloat(columns))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(cardWidth), heightDimension: .fractionalHeight(1)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(rowHeight)),
      repeatingSubitem: item, count: columns)
    row.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = spacing
    section.contentInsets = NSDirectionalEdgeInsets(
      top: margin, leading: margin, bottom: margin, trailing: margin)
    return section
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cell = UICollectionView.CellRegistration<TileCell, Int> { cell, _, number in
      cell.show("\(number + 1)", color: Palette.color(number), cornerRadius: 18, fontSize: 28)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, number in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: number)
    }
    dataSource?.apply(NSDiffableDataSourceSnapshot(count: itemCount), animatingDifferences: false)
  }
}

/// As many columns as have room.
#Preview("Adaptive columns") {
  AdaptiveColumnsViewController()
}
