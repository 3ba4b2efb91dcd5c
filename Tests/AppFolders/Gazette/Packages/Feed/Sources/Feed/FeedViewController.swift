import Core
import Design
import UIKit

public final class FeedViewController: UIViewController {
    private let provider: ArticleProviding
    private lazy var articles = provider.articles()
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: Self.makeLayout())

    public init(provider: ArticleProviding) {
        self.provider = provider
        super.init(nibName: nil, bundle: nil)
        title = "Gazette"
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = Palette.paper
        collectionView.register(ArticleCell.self, forCellWithReuseIdentifier: "article")
        collectionView.dataSource = self
        view.addSubview(collectionView)
    }

    private static func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = Spacing.small
        section.contentInsets = NSDirectionalEdgeInsets(
            top: Spacing.large, leading: Spacing.large, bottom: Spacing.large, trailing: Spacing.large)
        return UICollectionViewCompositionalLayout(section: section)
    }
}

extension FeedViewController: UICollectionViewDataSource {
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        articles.count
    }

    public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "article", for: indexPath) as! ArticleCell
        cell.article = articles[indexPath.item]
        return cell
    }
}
