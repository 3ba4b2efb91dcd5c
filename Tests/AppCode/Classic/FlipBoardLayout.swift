import UIKit
import ObjectiveC.runtime

@objc protocol FlipBoardLayoutDelegate {
    @objc optional func flipBoard(_ layout: FlipBoardLayout, didTurnTo page: Int)
    @objc optional var pageCountLimit: Int { get }
}

/// Pages that turn around their upper edge.
@objc(SWFlipBoardLayout)
class FlipBoardLayout: UICollectionViewLayout {
    @IBOutlet weak var delegate: AnyObject?
    weak var flipDelegate: FlipBoardLayoutDelegate?
    @IBInspectable dynamic var eyeDistance: CGFloat = 800
    private var lastPage = -1

    override var collectionViewContentSize: CGSize {
        guard let view = collectionView else { return .zero }
        return CGSize(width: view.bounds.width, height: view.bounds.height * CGFloat(view.numberOfItems(inSection: 0)))
    }

    override func prepare() {
        super.prepare()
        guard let view = collectionView, view.bounds.height > 0 else { return }
        let page = Int(view.contentOffset.y / view.bounds.height)
        if page != lastPage {
            lastPage = page
            flipDelegate?.flipBoard?(self, didTurnTo: page)
        }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let view = collectionView else { return nil }
        return (max(0, lastPage)..<min(view.numberOfItems(inSection: 0), max(0, lastPage) + 2)).compactMap {
            layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
        }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let view = collectionView, view.bounds.height > 0 else { return nil }
        let page = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let turned = view.contentOffset.y / view.bounds.height - CGFloat(indexPath.item)
        page.frame = view.bounds
        var transform = CATransform3DIdentity
        transform.m34 = -1 / eyeDistance
        page.transform3D = turned > 0 ? CATransform3DRotate(transform, turned * .pi / 2, 1, 0, 0) : transform
        page.zIndex = -indexPath.item
        return page
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }
}
