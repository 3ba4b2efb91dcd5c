// Backgrounds: every section lies on a card, which is a view of the layout's own.

import UIKit

/// The card behind a section.
final class SectionCardView: UICollectionReusableView {
  static let kind = "card"

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Palette.card
    layer.cornerRadius = 20
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }
}

final class BackgroundsViewController: CompositionViewController {
  static let columns = 3  // 1...6
  static let tileHeight: CGFloat = 72  // 30...160 pt
  /// Between two cards.
  static let cardSpacing: CGFloat = 16  // 0...48 pt
  /// Between cards and the edges of the screen.
  static let margin: CGFloat = 16  // 0...48 pt

  /// Around each tile, in points.
  private static let inset: CGFloat = 4
  /// From the edge of a card to the edge of what is on it, in points.
  private static let padding: CGFloat = 8
  /// How many tiles are on a card, over and over.
  private static let cards = [3, 6, 4]

  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  init(itemCount: Int = 39) {
    super.init(itemCount: itemCount, layout: Self.makeLayout())
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  private static func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(tileHeight + 2 * inset)),
      repeatingSubitem: item, count: columns)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(56)),
      elementKind: TitleView.kind, alignment: .top)

    // The background is as large as the section: half of the space between two cards is above it, half below.
    let half = cardSpacing / 2
    header.contentInsets = NSDirectionalEdgeInsets(top: half, leading: 0, bottom: 0, trailing: 0)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: SectionCardView.kind)
    background.contentInsets = NSDirectionalEdgeInsets(
      top: half, leading: margin, bottom: half, trailing: margin)
    let section = NSCollectionLayoutSection(group: row)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: margin + padding, bottom: half + padding + inset, trailing: margin + padding)
    section.boundarySupplementaryItems = [header]
    section.decorationItems = [background]

    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(SectionCardView.self, forDecorationViewOfKind: SectionCardView.kind)
    return layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = Palette.grouped
    let cell = UICollectionView.CellRegistration<TileCell, Int> { cell, path, _ in
      cell.show("\(path.item + 1)", color: Palette.color(path.section))
    }
    let header = UICollectionView.SupplementaryRegistration<TitleView>(elementKind: TitleView.kind) {
      [weak self] view, _, path in
      let count = self?.collectionView.numberOfItems(inSection: path.section) ?? 0
      view.show(Palette.name(path.section), remark: count == 1 ? "1 tile" : "\(count) tiles", margin: 8)
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      view, path, number in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: number)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    source.apply(
      NSDiffableDataSourceSnapshot(dealing: itemCount, toSectionsOf: Self.cards), animatingDifferences: false)
    dataSource = source
  }
}

/// Sections on cards.
#Preview("Backgrounds") {
  BackgroundsViewController()
}
