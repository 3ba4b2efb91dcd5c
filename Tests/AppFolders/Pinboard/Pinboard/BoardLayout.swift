import UIKit

@objc protocol BoardLayoutDelegate: class {
    func boardLayout(_ layout: BoardLayout, heightForItemAt indexPath: IndexPath) -> CGFloat
}

class BoardLayout: UICollectionViewLayout {

    weak var delegate: BoardLayoutDelegate?
    @IBInspectable var numberOfColumns: Int = 2
    @IBInspectable var padding: CGFloat = 6

    private var cache = [UICollectionViewLayoutAttributes]()
    private var contentHeight: CGFloat = 0

    private var contentWidth: CGFloat {
        return collectionView!.bounds.width
    }

    override func prepare() {
        super.prepare()
        cache.removeAll()
        contentHeight = 0
        let columnWidth = contentWidth / CGFloat(numberOfColumns)
        var heights = [CGFloat](repeating: 0, count: numberOfColumns)
        for item in 0 ..< collectionView!.numberOfItems(inSection: 0) {
            let indexPath = IndexPath(item: item, section: 0)
            let column = heights[0] <= heights[1] ? 0 : 1
            let height = delegate!.boardLayout(self, heightForItemAt: indexPath) + padding * 2
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            let frame = CGRect(x: CGFloat(column) * columnWidth, y: heights[column], width: columnWidth, height: height)
            attributes.frame = frame.insetBy(dx: padding, dy: padding)
            cache.append(attributes)
            heights[column] += height
            contentHeight = max(contentHeight, heights[column])
        }
    }

    override var collectionViewContentSize: CGSize {
        return CGSize(width: contentWidth, height: contentHeight)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return cache.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return cache[indexPath.item]
    }
}
