import UIKit

/// Every item one step lower and to the right of the last, beginning again at the left where there is no room.
class StairsLayout: UICollectionViewLayout {
    var step = CGSize(width: 48, height: 56)
    var size = CGSize(width: 96, height: 48)

    private func frame(_ item: Int, _ width: CGFloat) -> CGRect {
        let steps = max(1, Int((width - size.width) / step.width) + 1)
        return CGRect(
            x: CGFloat(item % steps) * step.width, y: CGFloat(item) * step.height, width: size.width, height: size.height)
    }

    override var collectionViewContentSize: CGSize {
        guard let collectionView = collectionView, collectionView.numberOfSections > 0 else { return .zero }
        return CGSize(width: collectionView.bounds.width, height: CGFloat(collectionView.numberOfItems(inSection: 0)) * step.height)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let collectionView = collectionView, collectionView.numberOfSections > 0 else { return nil }
        return (0..<collectionView.numberOfItems(inSection: 0))
            .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame(indexPath.item, collectionView?.bounds.width ?? 0)
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }
}
