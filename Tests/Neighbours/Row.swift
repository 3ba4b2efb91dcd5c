import UIKit

/// A row of cards that comes to rest on a card: at a multiple of 200 points, or somebody was in its way.
final class RowLayout: UICollectionViewLayout {
  static let pitch: CGFloat = 200

  override var collectionViewContentSize: CGSize {
    CGSize(width: CGFloat(itemCount) * Self.pitch, height: collectionView?.bounds.height ?? 0)
  }

  private var itemCount: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: CGFloat(indexPath.item) * Self.pitch, y: 60, width: 180, height: 240)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<itemCount).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    CGPoint(x: (proposed.x / Self.pitch).rounded() * Self.pitch, y: proposed.y)
  }
}

#Preview("Row") { RowLayout() }
