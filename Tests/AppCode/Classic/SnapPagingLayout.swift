import UIKit

/// One page at a time, even on a long flick. Written before Swift 4.2, and never touched since.
final class SnapPagingLayout: UICollectionViewFlowLayout {

    fileprivate var lastItemSize = CGSize.zero
    let flickVelocity: CGFloat = 0.3

    override func prepare() {
        super.prepare()
        guard let view = self.collectionView else { return }
        let side = UIEdgeInsetsMake(0, 30, 0, 30)
        let size = UIEdgeInsetsInsetRect(view.bounds, side).size
        if size != self.lastItemSize {
            self.lastItemSize = size
            self.itemSize = CGSize(width: size.width, height: size.height * 0.6)
            self.sectionInset = side
            self.minimumLineSpacing = 10
            self.scrollDirection = UICollectionViewScrollDirection.horizontal
        }
        view.decelerationRate = UIScrollViewDecelerationRateFast
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint,
                                      withScrollingVelocity velocity: CGPoint) -> CGPoint {
        guard let view = self.collectionView else { return proposedContentOffset }
        let pitch = self.itemSize.width + self.minimumLineSpacing
        let page = view.contentOffset.x / pitch
        var target = round(page)
        if velocity.x > self.flickVelocity { target = floor(page) + 1 }
        if velocity.x < -self.flickVelocity { target = ceil(page) - 1 }
        let last = CGFloat(max(0, view.numberOfItems(inSection: 0) - 1))
        return CGPointMake(min(max(0, target), last) * pitch, proposedContentOffset.y)
    }
}
