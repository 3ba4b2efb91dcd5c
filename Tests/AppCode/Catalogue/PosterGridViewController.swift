import UIKit

/// Posters of one width in the middle of the screen, a shelf of small ones above them; both kept apart by their groups'
/// edges.
final class PosterGridViewController: UICollectionViewController {
    enum Section: Int, CaseIterable { case shelf, wall }

    struct Poster: Hashable {
        let id: UUID
        let title: String

        init(_ title: String) {
            self.id = UUID()
            self.title = title
        }
    }

    private lazy var dataSource = UICollectionViewDiffableDataSource<Section, Poster>(
        collectionView: collectionView
    ) { [unowned self] collectionView, indexPath, poster in
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: poster)
    }

    private let registration = UICollectionView.CellRegistration<UICollectionViewCell, Poster> { cell, _, poster in
        var content = UIListContentConfiguration.cell()
        content.text = poster.title
        cell.contentConfiguration = content
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .secondarySystemFill
        background.cornerRadius = 8
        cell.backgroundConfiguration = background
    }

    init() {
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout { index, _ in
            Section(rawValue: index) == .shelf ? Self.makeShelf() : Self.makeWall()
        })
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made in code") }

    private static func makeShelf() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(120), heightDimension: .absolute(80))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size,
            subitems: [NSCollectionLayoutItem(layoutSize: .init(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))])
        group.edgeSpacing = .init(leading: nil, top: .fixed(6), trailing: .fixed(15), bottom: .none)
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.contentInsets.leading = 10
        return section
    }

    private static func makeWall() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .absolute(300), heightDimension: .absolute(100)), subitems: [item])
        group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: .fixed(20))
        return NSCollectionLayoutSection(group: group)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dragInteractionEnabled = true
        collectionView.reorderingCadence = .fast
        collectionView.dragDelegate = self
        collectionView.dropDelegate = self
        var snapshot = NSDiffableDataSourceSnapshot<Section, Poster>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems((1...6).map { Poster("New \($0)") }, toSection: .shelf)
        snapshot.appendItems((1...5).map { Poster("Film \($0)") }, toSection: .wall)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

extension PosterGridViewController: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        guard let poster = dataSource.itemIdentifier(for: indexPath) else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: poster.title as NSString))
        item.localObject = poster
        return [item]
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(
            operation: collectionView.hasActiveDrag ? .move : .cancel, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
    ) {
        guard let destination = coordinator.destinationIndexPath,
              let item = coordinator.items.first,
              let poster = item.dragItem.localObject as? Poster,
              let neighbour = dataSource.itemIdentifier(for: destination)
        else { return }
        var snapshot = dataSource.snapshot()
        snapshot.moveItem(poster, beforeItem: neighbour)
        dataSource.apply(snapshot)
        coordinator.drop(item.dragItem, toItemAt: destination)
    }
}

#Preview("Poster grid") { PosterGridViewController() }
