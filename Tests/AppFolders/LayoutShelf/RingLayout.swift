import UIKit

class RingLayout: UICollectionViewLayout {
    var radius: CGFloat = 130
    var itemSize = CGSize(width: 56, height: 56)
    private var attributes: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
        guard let collectionView = collectionView, collectionView.numberOfSections > 0 else { return }
        let count = collectionView.numberOfItems(inSection: 0)
        let centre = CGPoint(x: collectionView.bounds.width / 2, y: collectionView.bounds.height / 2)
        attributes = (0..<count).map { item in
            let angle = 2 * CGFloat.pi * CGFloat(item) / CGFloat(count)
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            attributes.size = itemSize
            attributes.center = CGPoint(x: centre.x + radius * cos(angle), y: centre.y + radius * sin(angle))
            attributes.transform = CGAffineTransform(rotationAngle: angle)
            return attributes
        }
    }

    override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { attributes }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { attributes[indexPath.item] }
}
