import UIKit

final class RecipesViewController: UIViewController {
    private enum Section: Hashable {
        case course(Recipe.Course)
    }

    private let book: RecipeBook
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()

    init(book: RecipeBook) {
        self.book = book
        super.init(nibName: nil, bundle: nil)
        title = "Kitchen"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        view = collectionView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.delegate = self
        applySnapshot()
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let fraction: CGFloat = environment.container.effectiveContentSize.width > 600 ? 0.3 : 0.7
            let item = NSCollectionLayoutItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(fraction), heightDimension: .absolute(150)),
                subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .groupPaging
            section.interGroupSpacing = 12
            section.contentInsets = .init(top: 8, leading: 16, bottom: 24, trailing: 16)
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(36)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            section.boundarySupplementaryItems = [header]
            return section
        }
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Recipe> {
        let cell = UICollectionView.CellRegistration<RecipeCell, Recipe> { cell, _, recipe in
            cell.configure(with: recipe)
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] view, _, indexPath in
            guard case .course(let course)? = self?.dataSource.sectionIdentifier(for: indexPath.section) else { return }
            var content = view.defaultContentConfiguration()
            content.text = course.title
            view.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Section, Recipe>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return source
    }

    private func applySnapshot() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Recipe>()
        for course in Recipe.Course.allCases {
            snapshot.appendSections([.course(course)])
            snapshot.appendItems(book.recipes(for: course), toSection: .course(course))
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

extension RecipesViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
    }
}
