import UIKit

// A feed whose cells measure themselves, written with factories, protocols and generic registration.

protocol ReusableView: AnyObject {
    static var identifier: String { get }
}

extension ReusableView {
    static var identifier: String { String(describing: self) }
}

extension UICollectionReusableView: ReusableView {}

extension UICollectionView {
    func register<T: UICollectionViewCell>(_ type: T.Type) {
        register(type, forCellWithReuseIdentifier: T.identifier)
    }

    func dequeue<T: UICollectionViewCell>(_ indexPath: IndexPath) -> T {
        guard let cell = dequeueReusableCell(withReuseIdentifier: T.identifier, for: indexPath) as? T else {
            preconditionFailure("\(T.identifier) is not registered")
        }
        return cell
    }
}

protocol SectionLayout {
    func makeSection(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
}

struct HeadlinesLayout: SectionLayout {
    func makeSection(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let estimated = NSCollectionLayoutDimension.estimated(100)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: estimated)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = .init(top: 10, leading: 16, bottom: 10, trailing: 16)
        section.supplementariesFollowContentInsets = false
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .topLeading, absoluteOffset: CGPoint(x: 0, y: -4))
        header.extendsBoundary = true
        header.pinToVisibleBounds = true
        header.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
        section.boundarySupplementaryItems += [header]
        return section
    }
}

struct TopicsLayout: SectionLayout {
    var columns = 2

    func makeSection(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let columns = environment.traitCollection.horizontalSizeClass == .compact ? self.columns : self.columns * 2
        let item = NSCollectionLayoutItem(
            layoutSize: .init(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        item.edgeSpacing = .init(leading: .fixed(0), top: .flexible(0), trailing: nil, bottom: .flexible(0))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
            subitems: Array(repeating: item, count: columns))
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsetsReference = .layoutMargins
        return section
    }
}

final class StoryCell: UICollectionViewCell {
    private lazy var label: UILabel = {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        return label
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 10
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    func render(_ text: String) { label.text = text }
}

final class NewsFeedViewController: UIViewController {
    private let layouts: [SectionLayout] = [HeadlinesLayout(), TopicsLayout(columns: 3)]
    private let stories = (1...8).map { "Story \($0). " + String(repeating: "More of it. ", count: $0 * 2) }

    private lazy var collectionView: UICollectionView = {
        let provider: UICollectionViewCompositionalLayoutSectionProvider = { [unowned self] index, environment in
            layouts[index].makeSection(in: environment)
        }
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 8
        let layout = UICollectionViewCompositionalLayout(sectionProvider: provider, configuration: configuration)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.register(StoryCell.self)
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: UICollectionReusableView.identifier)
        view.dataSource = self
        return view
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.collectionView.collectionViewLayout.invalidateLayout() })
    }
}

extension NewsFeedViewController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { layouts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section == 0 ? stories.count : 12
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell: StoryCell = collectionView.dequeue(indexPath)
        cell.render(indexPath.section == 0 ? stories[indexPath.item] : "Topic \(indexPath.item)")
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: UICollectionReusableView.identifier, for: indexPath)
        header.backgroundColor = .systemBackground.withAlphaComponent(0.9)
        return header
    }
}

#Preview("News feed") { NewsFeedViewController() }
