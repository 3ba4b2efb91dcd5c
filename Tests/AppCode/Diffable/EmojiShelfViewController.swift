import UIKit

/// Three sections of different kinds of items under one type, a section snapshot for each, and a shuffle.
final class EmojiShelfViewController: UIViewController, UICollectionViewDelegate {
    private enum Section: Int, Hashable, CaseIterable, Sendable { case recents, outline, all }

    private enum Item: Hashable, Sendable {
        case recent(String)
        case header(String)
        case emoji(String, group: String)

        var text: String {
            switch self {
            case .recent(let text), .header(let text), .emoji(let text, group: _): text
            }
        }
    }

    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
    private var collectionView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Shuffle", primaryAction: UIAction { [unowned self] _ in shuffle() })
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)

        let tile = UICollectionView.CellRegistration<UICollectionViewCell, Item> { cell, indexPath, item in
            cell.accessibilityLabel = item.text
            var background = UIBackgroundConfiguration.listPlainCell()
            background.cornerRadius = 8
            background.backgroundColor = .systemFill
            cell.backgroundConfiguration = background
        }
        let row = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, text in
            cell.accessibilityLabel = text
            cell.contentView.backgroundColor = .tertiarySystemFill
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            collectionView, indexPath, item in
            switch item {
            case .header(let title):
                collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: title)
            case .recent, .emoji:
                collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: item)
            }
        }
        dataSource.sectionSnapshotHandlers.willExpandItem = { item in print("expands", item) }
        dataSource.sectionSnapshotHandlers.shouldCollapseItem = { _ in true }

        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections(Section.allCases)
        dataSource.apply(snapshot, animatingDifferences: false)

        var recents = NSDiffableDataSourceSectionSnapshot<Item>()
        recents.append(["😀", "🐶", "🍏"].map(Item.recent))
        dataSource.apply(recents, to: .recents, animatingDifferences: false)

        var outline = NSDiffableDataSourceSectionSnapshot<Item>()
        for (group, emojis) in [("Smileys", "😀😃😄"), ("Animals", "🐶🐱🐭"), ("Food", "🍏🍎🍐")] {
            let header = Item.header(group)
            outline.append([header])
            outline.append(emojis.map { Item.emoji(String($0), group: group) }, to: header)
            if group == "Animals" { outline.expand([header]) }
        }
        dataSource.apply(outline, to: .outline, animatingDifferences: false)

        var all = NSDiffableDataSourceSectionSnapshot<Item>()
        all.append((0..<12).map { Item.emoji("\($0)", group: "All") })
        dataSource.apply(all, to: .all, animatingDifferences: false)
    }

    private func createLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            guard let kind = Section(rawValue: index) else { return nil }
            switch kind {
            case .recents, .all:
                let item = NSCollectionLayoutItem(
                    layoutSize: .init(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
                item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.25)),
                    subitems: [item])
                return NSCollectionLayoutSection(group: group)
            case .outline:
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
                let group = NSCollectionLayoutGroup.vertical(
                    layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
                let section = NSCollectionLayoutSection(group: group)
                section.interGroupSpacing = 2
                return section
            }
        }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let item = dataSource.itemIdentifier(for: indexPath), case .header = item else { return }
        var outline = dataSource.snapshot(for: .outline)
        if outline.isExpanded(item) { outline.collapse([item]) } else { outline.expand([item]) }
        dataSource.apply(outline, to: .outline)
    }

    private func shuffle() {
        var all = dataSource.snapshot(for: .all)
        let items = all.rootItems.reversed()
        all.deleteAll()
        all.append(Array(items))
        dataSource.apply(all, to: .all, animatingDifferences: true) { [weak self] in
            self?.title = "Shuffled"
        }
    }
}

#Preview("Emoji shelf") { UINavigationController(rootViewController: EmojiShelfViewController()) }
