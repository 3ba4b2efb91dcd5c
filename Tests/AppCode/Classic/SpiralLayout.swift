import UIKit
import Darwin

/// Archimedes' spiral, in depth.
class SpiralLayout: UICollectionViewLayout {
    let turnsPerItem = 0.09
    let growth: CGFloat = 9
    let itemSide: CGFloat = 64

    override var collectionViewContentSize: CGSize {
        guard let view = collectionView else { return .zero }
        return CGSize(width: view.bounds.width, height: view.bounds.height * 3)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let view = collectionView else { return nil }
        return (0..<view.numberOfItems(inSection: 0)).map { attributes($0, in: view) }
            .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionView.map { attributes(indexPath.item, in: $0) }
    }

    private func attributes(_ item: Int, in view: UICollectionView) -> UICollectionViewLayoutAttributes {
        let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        let angle = Double(item) * turnsPerItem * 2 * Double.pi + Double(view.contentOffset.y) / 200
        let radius = Double(growth) * sqrt(Double(item)) * 2.2
        place.size = CGSize(width: itemSide, height: itemSide)
        place.center = CGPoint(x: view.bounds.midX + CGFloat(cos(angle) * radius),
                               y: view.bounds.midY + CGFloat(sin(angle) * radius))
        var transform = CATransform3DMakeScale(0.9, 0.9, 1)
        transform = CATransform3DRotate(transform, CGFloat(angle), 0, 0, 1)
        place.transform3D = transform
        place.zIndex = item
        return place
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
