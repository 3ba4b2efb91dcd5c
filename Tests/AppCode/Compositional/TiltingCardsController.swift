import UIKit

/// Cards that are smaller the further they are from the middle, and the picture within them slides.
final class TiltingCardsController: UIViewController {
    private var collectionView: UICollectionView!
    private lazy var dataSource = makeDataSource()

    private let pageControl: UIPageControl = {
        let control = UIPageControl()
        control.numberOfPages = 7
        control.currentPageIndicatorTintColor = .label
        control.pageIndicatorTintColor = .tertiaryLabel
        control.isUserInteractionEnabled = false
        return control
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.alwaysBounceVertical = false
        view.addSubview(collectionView)
        view.addSubview(pageControl)
        pageControl.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            pageControl.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 420)
        ])
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["cards"])
        snapshot.appendItems(Array(1...7))
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] _, environment in
            let item = NSCollectionLayoutItem(layoutSize: .init(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let width = environment.container.contentSize.width * 0.8
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .absolute(width), heightDimension: .absolute(400)),
                subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .groupPagingCentered
            section.interGroupSpacing = 12
            section.visibleItemsInvalidationHandler = { items, offset, environment in
                items.forEach { item in
                    let distanceFromCenter = abs((item.frame.midX - offset.x)
                        - environment.container.contentSize.width / 2.0)
                    let minScale: CGFloat = 0.8
                    let maxScale: CGFloat = 1.0
                    let scale = max(maxScale - (distanceFromCenter / environment.container.contentSize.width), minScale)
                    item.transform = CGAffineTransform(scaleX: scale, y: scale)
                    guard item.representedElementCategory == .cell,
                          let cell = self?.collectionView.cellForItem(at: item.indexPath) as? CardCell else { return }
                    cell.slide = (item.frame.midX - offset.x) / environment.container.contentSize.width - 0.5
                }
                let page = round((offset.x + (environment.container.contentSize.width - width) / 2) / (width + 12))
                self?.pageControl.currentPage = Int(max(0, page))
            }
            return section
        }
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<String, Int> {
        let registration = UICollectionView.CellRegistration<CardCell, Int> { cell, _, number in
            cell.color = UIColor(hue: CGFloat(number) / 8, saturation: 0.6, brightness: 0.9, alpha: 1)
        }
        return .init(collectionView: collectionView) { collectionView, indexPath, number in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: number)
        }
    }
}

private final class CardCell: UICollectionViewCell {
    private let picture = UIView()
    var color: UIColor? { didSet { picture.backgroundColor = color } }
    var slide: CGFloat = 0 {
        didSet { picture.center.x = contentView.bounds.midX - slide * 60 }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 24
        contentView.layer.masksToBounds = true
        contentView.addSubview(picture)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.bounds.size = CGSize(width: contentView.bounds.width + 60, height: contentView.bounds.height)
        picture.center = CGPoint(x: contentView.bounds.midX - slide * 60, y: contentView.bounds.midY)
    }
}

#Preview("Tilting cards") { TiltingCardsController() }
