import UIKit

/// Icons with a badge on their upper trailing corner, as it was taught in the first year.
class BadgedIconsController: UIViewController {
    enum Section { case main }

    struct Icon: Hashable {
        let title: String
        let badgeCount: Int
        let identifier = UUID()

        func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
    }

    static let badgeElementKind = "badge-element-kind"
    var dataSource: UICollectionViewDiffableDataSource<Section, Icon>! = nil
    var collectionView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "icon")
        collectionView.register(
            BadgeView.self, forSupplementaryViewOfKind: BadgedIconsController.badgeElementKind,
            withReuseIdentifier: "badge")
        view.addSubview(collectionView)
        configureDataSource()
    }

    func createLayout() -> UICollectionViewLayout {
        let badgeAnchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
        let badgeSize = NSCollectionLayoutSize(widthDimension: .absolute(20),
                                               heightDimension: .absolute(20))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: badgeSize,
            elementKind: BadgedIconsController.badgeElementKind,
            containerAnchor: badgeAnchor)
        badge.zIndex = 10

        let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25),
                                             heightDimension: .fractionalHeight(1.0))
        let item = NSCollectionLayoutItem(layoutSize: itemSize, supplementaryItems: [badge])
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)

        let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0),
                                              heightDimension: .fractionalWidth(0.2))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        return UICollectionViewCompositionalLayout(section: section)
    }

    func configureDataSource() {
        dataSource = UICollectionViewDiffableDataSource<Section, Icon>(collectionView: collectionView) {
            collectionView, indexPath, icon in
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "icon", for: indexPath)
            cell.contentView.backgroundColor = .systemBlue
            cell.contentView.layer.cornerRadius = 14
            return cell
        }
        dataSource.supplementaryViewProvider = {
            [weak self] (collectionView: UICollectionView, kind: String, indexPath: IndexPath)
                -> UICollectionReusableView? in
            guard let self = self, let icon = self.dataSource.itemIdentifier(for: indexPath) else { return nil }
            guard let badgeView = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "badge", for: indexPath) as? BadgeView
            else { fatalError("Cannot create new supplementary") }
            badgeView.label.text = "\(icon.badgeCount)"
            badgeView.isHidden = icon.badgeCount == 0
            return badgeView
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Icon>()
        snapshot.appendSections([.main])
        snapshot.appendItems((0..<40).map { Icon(title: "\($0)", badgeCount: $0 % 3) })
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    final class BadgeView: UICollectionReusableView {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .systemRed
            label.textAlignment = .center
            label.textColor = .white
            label.font = UIFont.preferredFont(forTextStyle: .body)
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.centerXAnchor.constraint(equalTo: centerXAnchor),
                label.centerYAnchor.constraint(equalTo: centerYAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            layer.cornerRadius = bounds.width / 2
        }
    }
}

#Preview("Badged icons") { BadgedIconsController() }
