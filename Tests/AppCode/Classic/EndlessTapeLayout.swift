import UIKit

#if os(iOS)
/// A tape without an end: the offset jumps back by whole rounds, unseen.
class EndlessTapeLayout: UICollectionViewLayout {
    let frameWidth: CGFloat = 120
    let gap: CGFloat = 6
    private let rounds = 1_000

    private var pitch: CGFloat { frameWidth + gap }
    private var count: Int { max(1, collectionView?.numberOfItems(inSection: 0) ?? 1) }
    private var round: CGFloat { pitch * CGFloat(count) }

    override var collectionViewContentSize: CGSize {
        CGSize(width: round * CGFloat(rounds), height: collectionView?.bounds.height ?? 0)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let first = Int((rect.minX / pitch).rounded(.down))
        let last = Int((rect.maxX / pitch).rounded(.down))
        var seen = Set<Int>()
        return (first...max(first, last)).compactMap { slot in
            let item = ((slot % count) + count) % count
            guard seen.insert(item).inserted else { return nil }
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            attributes.frame = CGRect(x: CGFloat(slot) * pitch, y: 40, width: frameWidth, height: 160)
            return attributes
        }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: CGFloat(indexPath.item) * pitch, y: 40, width: frameWidth, height: 160)
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
#endif
