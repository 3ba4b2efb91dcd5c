import UIKit

/// A mosaic of nested groups: a full row, a large one beside two small ones, three in a row, and the second mirrored.
final class PhotoMosaicController: UICollectionViewController {

    private let count: Int

    init(count: Int = 48) {
        self.count = count
        super.init(collectionViewLayout: PhotoMosaicController.generateLayout())
    }

    required init?(coder aDecoder: NSCoder) {
        count = 48
        super.init(coder: aDecoder)
    }

    static func generateLayout() -> UICollectionViewLayout {
        // Two inches of margin look odd on phones; the horizontal class says which.
        return UICollectionViewCompositionalLayout { _, environment in
            let isRegular = environment.traitCollection.horizontalSizeClass == .regular
            let inset: CGFloat = isRegular ? 8 : 2

            let fullPhotoItem = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1.0),
                    heightDimension: .fractionalWidth(2 / 3)))
            fullPhotoItem.contentInsets = NSDirectionalEdgeInsets(
                top: inset, leading: inset, bottom: inset, trailing: inset)

            let mainItem = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(2 / 3),
                    heightDimension: .fractionalHeight(1.0)))
            mainItem.contentInsets = fullPhotoItem.contentInsets

            let pairItem = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1.0),
                    heightDimension: .fractionalHeight(0.5)))
            pairItem.contentInsets = fullPhotoItem.contentInsets

            let trailingGroup = NSCollectionLayoutGroup.vertical(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1 / 3),
                    heightDimension: .fractionalHeight(1.0)),
                subitem: pairItem, count: 2)

            let mainWithPairGroup = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1.0),
                    heightDimension: .fractionalWidth(4 / 9)),
                subitems: [mainItem, trailingGroup])

            let tripletItem = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1 / 3),
                    heightDimension: .fractionalHeight(1.0)))
            tripletItem.contentInsets = fullPhotoItem.contentInsets

            let tripletGroup = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1.0),
                    heightDimension: .fractionalWidth(2 / 9)),
                subitems: [tripletItem, tripletItem, tripletItem])

            let mainWithPairReversedGroup = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1.0),
                    heightDimension: .fractionalWidth(4 / 9)),
                subitems: [trailingGroup, mainItem])

            let nestedGroup = NSCollectionLayoutGroup.vertical(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1.0),
                    heightDimension: .fractionalWidth(16 / 9)),
                subitems: [fullPhotoItem, mainWithPairGroup, tripletGroup, mainWithPairReversedGroup])

            return NSCollectionLayoutSection(group: nestedGroup)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.contentInsetAdjustmentBehavior = .never
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { return 1 }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        cell.contentView.backgroundColor = UIColor(
            hue: CGFloat(indexPath.item % 12) / 12, saturation: 0.5, brightness: 0.9, alpha: 1)
        return cell
    }
}

#Preview("Photo mosaic") { PhotoMosaicController() }
