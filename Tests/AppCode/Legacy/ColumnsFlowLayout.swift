import UIKit

class ColumnsFlowLayout: UICollectionViewFlowLayout {

    @IBInspectable var columns: Int = 3

    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView else { return }
        let free = collectionView.bounds.width - sectionInset.left - sectionInset.right
            - minimumInteritemSpacing * CGFloat(columns - 1)
        let side = floor(free / CGFloat(columns))
        itemSize = CGSize(width: side, height: side)
        collectionView.decelerationRate = UIScrollViewDecelerationRateNormal
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return collectionView?.bounds.width != newBounds.width
    }
}
