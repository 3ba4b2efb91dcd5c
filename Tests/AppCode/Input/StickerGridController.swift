import UIKit

final class StickerGridController: UICollectionViewController {
    private var stickers = ["star", "heart", "bolt", "leaf", "flame", "drop", "moon", "cloud", "sun.max"]
    private var favourites: Set<String> = ["star"]

    init() {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
        item.contentInsets = .init(top: 6, leading: 6, bottom: 6, trailing: 6)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
            subitems: [item])
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: .init(group: group)))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private lazy var registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
        [weak self] cell, _, name in
        var background = UIBackgroundConfiguration.listGroupedCell()
        background.cornerRadius = 16
        background.image = UIImage(systemName: name)
        background.imageContentMode = .center
        background.backgroundColor = self?.favourites.contains(name) == true ? .systemYellow : .tertiarySystemFill
        cell.backgroundConfiguration = background
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.alwaysBounceVertical = true
        title = "Stickers"
        _ = registration
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        stickers.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: stickers[indexPath.item])
    }

    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let name = stickers[indexPath.item]
        return UIContextMenuConfiguration(identifier: indexPath as NSIndexPath, previewProvider: nil) { [weak self] _ in
            guard let self else { return nil }
            let isFavourite = self.favourites.contains(name)
            let favourite = UIAction(
                title: isFavourite ? "Unmark" : "Mark", image: UIImage(systemName: "star"),
                state: isFavourite ? .on : .off
            ) { _ in
                self.favourites.formSymmetricDifference([name])
                self.collectionView.reloadItems(at: [indexPath])
            }
            let delete = UIAction(
                title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
            ) { _ in
                self.stickers.remove(at: indexPath.item)
                self.collectionView.deleteItems(at: [indexPath])
            }
            let more = UIMenu(title: "More", children: [UIAction(title: "Share") { _ in }])
            return UIMenu(title: name, children: [favourite, more, delete])
        }
    }
}
