import Hero
import SDWebImage
import UIKit

final class FilmsViewController: UIViewController {
    private let client = FilmsClient()
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<FilmList, Film>!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Films"
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(FilmCell.self, forCellWithReuseIdentifier: FilmCell.reuseIdentifier)
        collectionView.register(
            FilmHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
        view.addSubview(collectionView)
        configureDataSource()
        FilmList.allCases.forEach(load)
    }

    private func createLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.4), heightDimension: .fractionalWidth(0.6)),
            subitem: item, count: 1)
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return UICollectionViewCompositionalLayout(section: section)
    }

    private func configureDataSource() {
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, film in
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: FilmCell.reuseIdentifier, for: indexPath) as? FilmCell
            cell?.configure(film)
            return cell
        }
        dataSource.supplementaryViewProvider = { [weak self] collectionView, kind, indexPath in
            let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath) as? FilmHeader
            header?.label.text = self?.dataSource.snapshot().sectionIdentifiers[indexPath.section].title
            return header
        }
        var snapshot = NSDiffableDataSourceSnapshot<FilmList, Film>()
        snapshot.appendSections(FilmList.allCases)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func load(_ list: FilmList) {
        client.films(in: list) { [weak self] result in
            DispatchQueue.main.async {
                guard let self = self, case .success(let films) = result else { return }
                var snapshot = self.dataSource.snapshot()
                let known = Set(snapshot.itemIdentifiers)
                snapshot.appendItems(films.filter { !known.contains($0) }, toSection: list)
                self.dataSource.apply(snapshot)
            }
        }
    }
}

final class FilmHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .boldSystemFont(ofSize: 20)
        label.frame = bounds.insetBy(dx: 12, dy: 0)
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class FilmCell: UICollectionViewCell {
    static let reuseIdentifier = "film-cell"
    private let poster = UIImageView()
    private let titleLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        poster.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 40)
        poster.backgroundColor = .tertiarySystemFill
        titleLabel.frame = CGRect(x: 0, y: bounds.height - 40, width: bounds.width, height: 40)
        titleLabel.numberOfLines = 2
        titleLabel.font = .preferredFont(forTextStyle: .caption1)
        contentView.addSubview(poster)
        contentView.addSubview(titleLabel)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func configure(_ film: Film) {
        titleLabel.text = film.title
        poster.hero.id = "poster-\(film.id)"
        let path = film.posterPath ?? ""
        poster.sd_setImage(with: URL(string: "https://films.example.org/poster\(path)"), placeholderImage: nil)
    }
}
