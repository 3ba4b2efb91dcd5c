import UIKit

// MARK: - Model

struct Contact: Identifiable, Sendable {
    let id: UUID
    var name: String
    var isFavourite = false

    init(id: UUID = UUID(), name: String) {
        self.id = id
        self.name = name
    }
}

extension Contact: Hashable {
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

enum ContactSection: String, CaseIterable, Sendable {
    case favourites = "Favourites", everyone = "Everyone"
}

// MARK: - Data source

/// Items are known by their ids; what they say lies in a store beside.
final class ContactsDataSource: UICollectionViewDiffableDataSource<ContactSection, Contact.ID> {
    var store: [Contact.ID: Contact] = [:]

    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let section = sectionIdentifier(for: indexPath.section) else { return false }
        return section == .everyone && super.collectionView(collectionView, canMoveItemAt: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        header.accessibilityLabel = sectionIdentifier(for: indexPath.section)?.rawValue
        return header
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        let sections = super.numberOfSections(in: collectionView)
        collectionView.backgroundView?.isHidden = sections > 0
        return sections
    }

    func toggleFavourite(_ id: Contact.ID) {
        store[id]?.isFavourite.toggle()
        var snapshot = self.snapshot()
        if store[id]?.isFavourite == true {
            snapshot.deleteItems([id])
            snapshot.appendItems([id], toSection: .favourites)
        } else if let first = snapshot.itemIdentifiers(inSection: .everyone).first {
            snapshot.moveItem(id, beforeItem: first)
        }
        snapshot.reconfigureItems([id])
        apply(snapshot, animatingDifferences: true)
    }
}

// MARK: - Controller

final class ContactsViewController: UIViewController {
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: Self.layout())
    private lazy var dataSource: ContactsDataSource = {
        let cell = UICollectionView.CellRegistration<ContactCell, Contact> { cell, _, contact in
            cell.contact = contact
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, _ in
            header.backgroundColor = .secondarySystemBackground
        }
        let source = ContactsDataSource(collectionView: collectionView) { [weak self] collectionView, indexPath, id in
            let contact = self?.dataSource.store[id]
            return collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: contact)
        }
        source.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.didReorder = { [weak self] transaction in
            for section in transaction.sectionTransactions {
                self?.orders[section.sectionIdentifier] = section.finalSnapshot.items
            }
            _ = transaction.difference.insertions.count
        }
        return source
    }()
    private var orders: [ContactSection: [Contact.ID]] = [:]

    private static func layout() -> UICollectionViewCompositionalLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 1
        section.boundarySupplementaryItems = [
            .init(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .topLeading)
        ]
        return UICollectionViewCompositionalLayout(section: section)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
        let names = ["Ada", "Bela", "Cato", "Dina", "Ebba", "Filo"]
        let contacts = names.map { Contact(name: $0) }
        dataSource.store = Dictionary(uniqueKeysWithValues: contacts.map { ($0.id, $0) })
        var snapshot = NSDiffableDataSourceSnapshot<ContactSection, Contact.ID>()
        snapshot.appendSections(ContactSection.allCases)
        snapshot.appendItems(contacts.map(\.id), toSection: .everyone)
        dataSource.applySnapshotUsingReloadData(snapshot)
    }
}

extension ContactsViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
        dataSource.toggleFavourite(id)
        assert(dataSource.indexPath(for: id) != nil)
    }
}

private final class ContactCell: UICollectionViewCell {
    private let name = UILabel()
    var contact: Contact? {
        didSet {
            name.text = contact.map { ($0.isFavourite ? "★ " : "") + $0.name }
            setNeedsUpdateConfiguration()
        }
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        if name.superview == nil {
            name.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
            contentView.addSubview(name)
        }
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = state.isHighlighted ? .systemGray4 : .systemBackground
        backgroundConfiguration = background
    }
}

#Preview("Contacts") { ContactsViewController() }
