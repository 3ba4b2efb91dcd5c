import UIKit

// The overrides live in another file than the class.
private let firstSection = 0

extension WheelLayout {
    override func prepare() {
        super.prepare()
        guard let view = collectionView else { return }
        let turn = view.contentOffset.y / Metrics.pointsPerSpoke
        let hub = CGPoint(x: view.bounds.minX + 60, y: view.bounds.midY)
        spokes = (0..<view.numberOfItems(inSection: firstSection)).map { spoke($0, turned: turn, around: hub) }
    }

    override var collectionViewContentSize: CGSize {
        let view = collectionView!
        let count = CGFloat(view.numberOfItems(inSection: firstSection))
        return CGSize(width: view.bounds.width, height: view.bounds.height + (count - 1) * Metrics.pointsPerSpoke)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        spokes.filter { !$0.isHidden && $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        spokes[indexPath.item]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
