import UIKit

/// Written with the concurrency of Swift 6: values are Sendable, classes live on the main actor.
struct RadialMetrics: Sendable, Hashable {
    var radius: CGFloat = 130
    var itemSide: CGFloat = 58
    var startAngle: CGFloat = -90   // -180...180 step 5 °

    nonisolated static let compact = RadialMetrics(radius: 90, itemSide: 44)
}

@MainActor
final class RadialMenuLayout: UICollectionViewLayout {
    private let metrics = RadialMetrics()
    private var centres: [CGPoint] = []

    override func prepare() {
        super.prepare()
        guard let collectionView else { return centres.removeAll() }
        let count = collectionView.numberOfItems(inSection: 0)
        centres = (0..<count).map { item in
            let ring = CGFloat(item / 10) + 1
            let angle = (metrics.startAngle + CGFloat(item % 10) * 36) * .pi / 180
            return CGPoint(
                x: collectionView.bounds.width / 2 + cos(angle) * metrics.radius * ring,
                y: 320 + sin(angle) * metrics.radius * ring)
        }
    }

    override var collectionViewContentSize: CGSize {
        guard let collectionView else { return .zero }
        return CGSize(width: collectionView.bounds.width, height: max(900, (centres.map(\.y).max() ?? 0) + metrics.itemSide))
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        centres.indices
            .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard centres.indices.contains(indexPath.item) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.size = CGSize(width: metrics.itemSide, height: metrics.itemSide)
        attributes.center = centres[indexPath.item]
        return attributes
    }
}
