//
//  StoreFrontViewController.swift
//  A shop's front page: one layout per section, each scrolling by itself.
//

import UIKit

class StoreFrontViewController: UIViewController {

    enum Section: Int, CaseIterable {
        case featured
        case topFree
        case categories

        var title: String {
            switch self {
            case .featured: return "Featured"
            case .topFree: return "Top Free"
            case .categories: return "Categories"
            }
        }
    }

    struct App: Hashable {
        let identifier = UUID()
        let name: String
        let tint: UIColor

        func hash(into hasher: inout Hasher) {
            hasher.combine(identifier)
        }

        static func == (lhs: App, rhs: App) -> Bool {
            return lhs.identifier == rhs.identifier
        }
    }

    typealias DataSource = UICollectionViewDiffableDataSource<Section, App>
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, App>

    static let headerKind = "store-header-kind"

    private var collectionView: UICollectionView! = nil
    private var dataSource: DataSource!

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Store"
        configureHierarchy()
        configureDataSource()
        applyInitialSnapshot()
    }
}

extension StoreFrontViewController {

    func createLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewCompositionalLayout { [weak self]
            (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
            guard let self = self, let section = Section(rawValue: sectionIndex) else { return nil }
            let layoutSection: NSCollectionLayoutSection
            switch section {
            case .featured: layoutSection = self.featuredSection()
            case .topFree: layoutSection = self.topFreeSection(layoutEnvironment)
            case .categories: layoutSection = self.categoriesSection()
            }
            layoutSection.boundarySupplementaryItems = [self.sectionHeader()]
            return layoutSection
        }
        let config = UICollectionViewCompositionalLayoutConfiguration()
        config.interSectionSpacing = 20
        layout.configuration = config
        return layout
    }

    private func featuredSection() -> NSCollectionLayoutSection {
        let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0),
                                              heightDimension: .fractionalHeight(1.0))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)

        let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.9),
                                               heightDimension: .absolute(220))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        return section
    }

    private func topFreeSection(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let isWide = environment.container.effectiveContentSize.width > 500
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / 3)))
        item.contentInsets = .init(top: 4, leading: 0, bottom: 4, trailing: 8)

        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(widthDimension: .fractionalWidth(isWide ? 0.425 : 0.85), heightDimension: .absolute(180)),
            subitem: item, count: 3)

        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = .init(top: 0, leading: 20, bottom: 0, trailing: 12)
        section.orthogonalScrollingBehavior = .groupPaging
        return section
    }

    private func categoriesSection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(110), heightDimension: .absolute(44)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(110), heightDimension: .absolute(44)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20)
        section.orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
        return section
    }

    private func sectionHeader() -> NSCollectionLayoutBoundarySupplementaryItem {
        return NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44)),
            elementKind: StoreFrontViewController.headerKind,
            alignment: .top)
    }
}

extension StoreFrontViewController {

    func configureHierarchy() {
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        collectionView.register(AppTileCell.self, forCellWithReuseIdentifier: AppTileCell.reuseIdentifier)
        collectionView.register(StoreHeaderView.self,
                                forSupplementaryViewOfKind: StoreFrontViewController.headerKind,
                                withReuseIdentifier: StoreHeaderView.reuseIdentifier)
        view.addSubview(collectionView)
        collectionView.delegate = self
    }

    func configureDataSource() {
        dataSource = DataSource(collectionView: collectionView) {
            (collectionView: UICollectionView, indexPath: IndexPath, app: App) -> UICollectionViewCell? in
            guard let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: AppTileCell.reuseIdentifier,
                for: indexPath) as? AppTileCell else { fatalError("Cannot create new cell") }
            cell.nameLabel.text = app.name
            cell.contentView.backgroundColor = app.tint
            return cell
        }
        dataSource.supplementaryViewProvider = { [weak self] collectionView, kind, indexPath in
            guard let header = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind,
                withReuseIdentifier: StoreHeaderView.reuseIdentifier,
                for: indexPath) as? StoreHeaderView else { return nil }
            let section = self?.dataSource.snapshot().sectionIdentifiers[indexPath.section]
            header.titleLabel.text = section?.title
            return header
        }
    }

    func applyInitialSnapshot() {
        var snapshot = Snapshot()
        snapshot.appendSections(Section.allCases)
        let colors: [UIColor] = [.systemPink, .systemTeal, .systemIndigo, .systemOrange]
        for section in Section.allCases {
            let apps = (0..<9).map { App(name: "\(section.title) \($0)", tint: colors[$0 % colors.count]) }
            snapshot.appendItems(apps, toSection: section)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

extension StoreFrontViewController: UICollectionViewDelegate {

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let app = dataSource.itemIdentifier(for: indexPath) else { return }
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([app])
        dataSource.apply(snapshot)
    }
}

class AppTileCell: UICollectionViewCell {
    static let reuseIdentifier = "app-tile-cell-reuse-identifier"
    let nameLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        configure()
    }

    required init?(coder: NSCoder) {
        fatalError("not implemented")
    }

    private func configure() {
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        nameLabel.adjustsFontForContentSizeCategory = true
        nameLabel.font = UIFont.preferredFont(forTextStyle: .headline)
        contentView.layer.cornerRadius = 12
        contentView.layer.cornerCurve = .continuous
        contentView.clipsToBounds = true
        contentView.addSubview(nameLabel)
        let inset = CGFloat(10)
        NSLayoutConstraint.activate([
            nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: inset),
            nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -inset),
            nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -inset)
        ])
    }
}

class StoreHeaderView: UICollectionReusableView {
    static let reuseIdentifier = "store-header-reuse-identifier"
    let titleLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.font = .systemFont(ofSize: 22, weight: .bold)
        titleLabel.frame = bounds.insetBy(dx: 20, dy: 0)
        titleLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(titleLabel)
    }

    required init?(coder: NSCoder) { fatalError() }
}

#Preview("Store front") {
    UINavigationController(rootViewController: StoreFrontViewController())
}
