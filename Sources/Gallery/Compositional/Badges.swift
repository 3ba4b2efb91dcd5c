// Badges: icons, as many in a row as have room, some with a number at the corner.

import UIKit

/// A number on red; nothing without one.
final class BadgeView: UICollectionReusableView {
  static let kind = "badge"

  private let pill = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    pill.font = .systemFont(ofSize: 13, weight: .semibold)
    pill.textAlignment = .center
    pill.textColor = .white
    pill.backgroundColor = .systemRed
    pill.clipsToBounds = true
    addSubview(pill)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pill.frame = bounds
    pill.layer.cornerRadius = bounds.height / 2
  }

  func show(_ count: Int) {
    pill.text = "\(count)"
    pill.isHidden = count == 0
  }
}

final class BadgesViewController: CompositionViewController {
  static let iconSize: CGFloat = 72  // 40...120 pt
  /// Between two icons at least; what room is left widens it.
  static let spacing: CGFloat = 16  // 0...40 pt
  static let badgeSize: CGFloat = 24  // 12...40 pt
  /// How far a badge sticks out of its icon's corner, in parts of its size.
  static let badgeShift: CGFloat = 0.25  // 0...1 step 0.05

  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  init(itemCount: Int = 88) {
    super.init(itemCount: itemCount, layout: Self.makeLayout())
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  private static func makeLayout() -> UICollectionViewLayout {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(badgeSize), heightDimension: .absolute(badgeSize)),
      elementKind: BadgeView.kind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: badgeShift, y: -badgeShift)))
    let icon = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(iconSize), heightDimension: .absolute(iconSize)),
      supplementaryItems: [badge])
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(iconSize)),
      subitems: [icon])
    row.interItemSpacing = .flexible(spacing)
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = 24
    section.contentInsets = NSDirectionalEdgeInsets(top: 24, leading: 24, bottom: 24, trailing: 24)
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// The number in an icon's badge; 0 is none.
  private static func news(of number: Int) -> Int { number % 3 == 1 ? 0 : number * 5 % 13 }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cell = UICollectionView.CellRegistration<TileCell, Int> { cell, _, number in
      let letter = Character(UnicodeScalar(UInt8(ascii: "A") + UInt8(number % 26)))
      cell.show(String(letter), color: Palette.color(number), cornerRadius: 18, fontSize: 28)
    }
    let badge = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: BadgeView.kind) {
      [weak self] view, _, path in
      guard let number = self?.dataSource?.itemIdentifier(for: path) else { return }
      view.show(Self.news(of: number))
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      view, path, number in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: number)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: badge, for: path)
    }
    source.apply(NSDiffableDataSourceSnapshot(count: itemCount), animatingDifferences: false)
    dataSource = source
  }
}

/// Icons with news.
#Preview("Badges") {
  BadgesViewController()
}
