import UIKit

/// A sidebar's outline: headers that open and close, and rows within rows.
final class LibraryOutlineViewController: UIViewController {
    enum Section { case main }

    class Entry: Hashable {
        let title: String
        let subitems: [Entry]

        init(title: String, subitems: [Entry] = []) {
            self.title = title
            self.subitems = subitems
        }

        func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
        static func == (lhs: Entry, rhs: Entry) -> Bool { lhs.identifier == rhs.identifier }
        private let identifier = UUID()
    }

    var dataSource: UICollectionViewDiffableDataSource<Section, Entry>! = nil
    var outlineCollectionView: UICollectionView! = nil

    private lazy var menuItems: [Entry] = [
        Entry(title: "Music", subitems: [
            Entry(title: "Albums", subitems: [Entry(title: "First"), Entry(title: "Second")]),
            Entry(title: "Songs"),
        ]),
        Entry(title: "Films", subitems: [Entry(title: "Unseen"), Entry(title: "Seen")]),
        Entry(title: "Nothing in it"),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: generateLayout())
        view.addSubview(collectionView)
        collectionView.autoresizingMask = [.flexibleHeight, .flexibleWidth]
        collectionView.backgroundColor = .systemGroupedBackground
        self.outlineCollectionView = collectionView
        configureDataSource()
    }

    func generateLayout() -> UICollectionViewLayout {
        let listConfiguration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        let layout = UICollectionViewCompositionalLayout.list(using: listConfiguration)
        return layout
    }

    func configureDataSource() {
        let containerCellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> {
            (cell, indexPath, menuItem) in
            var contentConfiguration = cell.defaultContentConfiguration()
            contentConfiguration.text = menuItem.title
            contentConfiguration.textProperties.font = .preferredFont(forTextStyle: .headline)
            cell.contentConfiguration = contentConfiguration
            let disclosureOptions = UICellAccessory.OutlineDisclosureOptions(style: .header)
            cell.accessories = [.outlineDisclosure(options: disclosureOptions)]
            cell.backgroundConfiguration = UIBackgroundConfiguration.clear()
        }
        let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> {
            cell, indexPath, menuItem in
            var contentConfiguration = cell.defaultContentConfiguration()
            contentConfiguration.text = menuItem.title
            cell.contentConfiguration = contentConfiguration
            cell.indentationWidth = 14
            cell.backgroundConfiguration = UIBackgroundConfiguration.clear()
        }
        dataSource = UICollectionViewDiffableDataSource<Section, Entry>(collectionView: outlineCollectionView) {
            (collectionView: UICollectionView, indexPath: IndexPath, item: Entry) -> UICollectionViewCell? in
            if item.subitems.isEmpty {
                return collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: item)
            } else {
                return collectionView.dequeueConfiguredReusableCell(
                    using: containerCellRegistration, for: indexPath, item: item)
            }
        }
        dataSource.sectionSnapshotHandlers.shouldExpandItem = { entry in !entry.subitems.isEmpty }
        let snapshot = initialSnapshot()
        self.dataSource.apply(snapshot, to: .main, animatingDifferences: false)
    }

    func initialSnapshot() -> NSDiffableDataSourceSectionSnapshot<Entry> {
        var snapshot = NSDiffableDataSourceSectionSnapshot<Entry>()
        func addItems(_ menuItems: [Entry], to parent: Entry?) {
            snapshot.append(menuItems, to: parent)
            for menuItem in menuItems where !menuItem.subitems.isEmpty {
                addItems(menuItem.subitems, to: menuItem)
            }
        }
        addItems(menuItems, to: nil)
        snapshot.expand([menuItems[0]])
        return snapshot
    }
}

#Preview("Library outline") { LibraryOutlineViewController() }
