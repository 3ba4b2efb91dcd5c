import Foundation
import UIKit
import CoreGraphics

/// Pages of icons, four by five, in the spelling of 2016.
class SpringboardLayout: UICollectionViewLayout {

    let columns: Int = 4
    let rows: Int = 5

    override var collectionViewContentSize: CGSize {
        guard let collectionView = self.collectionView else { return CGSize.zero }
        let perPage = self.columns * self.rows
        let pages = (collectionView.numberOfItems(inSection: 0) + perPage - 1) / perPage
        return CGSizeMake(collectionView.bounds.size.width * CGFloat(pages), collectionView.bounds.size.height)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var result = [UICollectionViewLayoutAttributes]()
        guard let collectionView = self.collectionView else { return result }
        for item in 0 ..< collectionView.numberOfItems(inSection: 0) {
            if let icon = self.layoutAttributesForItem(at: IndexPath(item: item, section: 0)) {
                if rect.intersects(icon.frame) { result.append(icon) }
            }
        }
        return result
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let collectionView = self.collectionView else { return nil }
        let icon = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let size = UIEdgeInsetsInsetRect(collectionView.bounds, UIEdgeInsetsMake(40, 12, 60, 12)).size
        let perPage = self.columns * self.rows
        let (page, place) = (indexPath.item / perPage, indexPath.item % perPage)
        let width = size.width / CGFloat(self.columns)
        let height = size.height / CGFloat(self.rows)
        icon.frame = CGRectMake(CGFloat(page) * collectionView.bounds.size.width + 12 + CGFloat(place % self.columns) * width,
                                40 + CGFloat(place / self.columns) * height, width, height)
        icon.frame = CGRectInset(icon.frame, 8, 8)
        if icon.representedElementCategory == UICollectionElementCategory.cell {
            icon.transform = CGAffineTransformMakeScale(0.95, 0.95)
        }
        return icon
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint,
                                      withScrollingVelocity velocity: CGPoint) -> CGPoint {
        guard let width = self.collectionView?.bounds.size.width, width > 0 else { return proposedContentOffset }
        return CGPointMake(round(proposedContentOffset.x / width) * width, 0)
    }
}
