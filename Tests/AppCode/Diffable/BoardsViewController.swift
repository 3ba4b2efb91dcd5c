import UIKit

/// A board of columns whose cards move from one to the next, with a generic source and an enum of items.
@MainActor
final class BoardDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable>:
    UICollectionViewDiffableDataSource<Section, Item>
{
    private(set) var applied = 0

    override init(
        collectionView: UICollectionView,
        cellProvider: @escaping UICollectionViewDiffableDataSource<Section, Item>.CellProvider
    ) {
        super.init(collectionView: collectionView, cellProvider: cellProvider)
    }

    override func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        applied += 1
        super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }

    func edit(_ change: (inout NSDiffableDataSourceSnapshot<Section, Item>) -> Void) {
        var snapshot = self.snapshot()
        change(&snapshot)
        apply(snapshot)
    }
}

enum Column: Int, CaseIterable, Hashable, Sendable { case toDo, doing, done }

struct Card: Hashable, Sendable {
    let id = UUID()
    var title: String

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
    static func == (a: Card, b: Card) -> Bool { a.id == b.id }
}

final class BoardsViewController: UICollectionViewController {
    private lazy var source = makeSource()

    convenience init() {
        self.init(collectionViewLayout: UICollectionViewCompositionalLayout { index, _ in
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(48))
            let section = NSCollectionLayoutSection(
                group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
            section.interGroupSpacing = 6
            section.contentInsets = .init(top: 12, leading: 12, bottom: 12, trailing: 12)
            section.decorationItems = [.background(elementKind: "column")]
            return section
        })
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.collectionViewLayout.register(ColumnView.self, forDecorationViewOfKind: "column")
        var snapshot = NSDiffableDataSourceSnapshot<Column, Card>()
        snapshot.appendSections(Column.allCases)
        snapshot.appendItems(["Write", "Draw", "Sing"].map { Card(title: $0) }, toSection: .toDo)
        snapshot.appendItems([Card(title: "Dance")], toSection: .doing)
        source.apply(snapshot, animatingDifferences: false)
    }

    private func makeSource() -> BoardDataSource<Column, Card> {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Card> { cell, _, card in
            var background = UIBackgroundConfiguration.listGroupedCell()
            background.backgroundColor = .systemBackground
            background.cornerRadius = 8
            cell.backgroundConfiguration = background
            cell.accessibilityLabel = card.title
        }
        return BoardDataSource(collectionView: collectionView) { collectionView, indexPath, card in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: card)
        }
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let card = source.itemIdentifier(for: indexPath),
            let column = source.sectionIdentifier(for: indexPath.section)
        else { return }
        source.edit { snapshot in
            if let next = Column(rawValue: column.rawValue + 1) {
                snapshot.deleteItems([card])
                snapshot.appendItems([card], toSection: next)
            } else {
                snapshot.deleteItems([card])
            }
            for section in snapshot.sectionIdentifiers where snapshot.numberOfItems(inSection: section) == 0 {
                snapshot.reloadSections([section])
            }
        }
    }
}

private final class ColumnView: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray5
    }

    required init?(coder: NSCoder) { fatalError("not from a storyboard") }
}

#Preview("Boards") { BoardsViewController() }
