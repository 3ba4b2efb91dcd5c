import SwiftUI
import UIKit

final class LibraryViewController: UIViewController {
    private let player = Player()
    private var dataSource: UICollectionViewDiffableDataSource<Int, Podcast>!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Library"
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.showsSeparators = true
        let collectionView = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Podcast> { cell, _, podcast in
            var content = cell.defaultContentConfiguration()
            content.text = podcast.title
            content.image = UIImage(systemName: "mic.fill")
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, podcast in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: podcast)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Podcast>()
        snapshot.appendSections([0])
        snapshot.appendItems(Podcast.library)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

extension LibraryViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let podcast = dataSource.itemIdentifier(for: indexPath) else { return }
        let detail = UIHostingController(rootView: PodcastDetailView(player: player, podcast: podcast))
        detail.title = podcast.title
        navigationController?.pushViewController(detail, animated: true)
    }
}
