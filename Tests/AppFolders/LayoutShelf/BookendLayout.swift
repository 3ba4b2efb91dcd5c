import UIKit

/// A flow whose first and last items are as tall as the rest together.
class BookendLayout: UICollectionViewFlowLayout {
    override func prepare() {
        minimumInteritemSpacing = 6
        itemSize = CGSize(width: 90, height: 90)
        super.prepare()
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { original in
            guard let copy = original.copy() as? UICollectionViewLayoutAttributes else { return original }
            let last = (collectionView?.numberOfItems(inSection: copy.indexPath.section) ?? 1) - 1
            if copy.indexPath.item == 0 || copy.indexPath.item == last {
                copy.transform = CGAffineTransform(scaleX: 0.8, y: 1)
                copy.alpha = 0.7
            }
            return copy
        }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
