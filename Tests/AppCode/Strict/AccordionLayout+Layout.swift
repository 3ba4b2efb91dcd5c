import CoreGraphics
import Foundation
import UIKit

extension AccordionLayout {
    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let chosen = collectionView.contentOffset.y / Self.closed
        var y: CGFloat = 0
        rows = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
            let nearness = max(0, 1 - abs(CGFloat(item) - chosen))
            let row = Row(y: y, height: Self.closed + (Self.open - Self.closed) * nearness)
            y += row.height
            return row
        }
    }

    override var collectionViewContentSize: CGSize {
        guard let collectionView else { return .zero }
        let count = CGFloat(collectionView.numberOfItems(inSection: 0))
        return CGSize(width: collectionView.bounds.width, height: (count - 1) * Self.closed + collectionView.bounds.height)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        rows.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let collectionView, rows.indices.contains(indexPath.item) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let row = rows[indexPath.item]
        attributes.frame = CGRect(x: 0, y: row.y, width: collectionView.bounds.width, height: row.height)
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
