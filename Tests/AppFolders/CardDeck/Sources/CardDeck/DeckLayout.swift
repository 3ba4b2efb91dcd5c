import UIKit

/// Cards in a pile: each one lies a little lower than the card before it.
public final class DeckLayout: UICollectionViewLayout {
    /// Points of a card that can be seen below the next one.
    public var peek: CGFloat = 72 { didSet { invalidateLayout() } }
    public var cardHeight: CGFloat = 220 { didSet { invalidateLayout() } }
    public var inset: CGFloat = 16

    private var attributes: [UICollectionViewLayoutAttributes] = []

    public override func prepare() {
        super.prepare()
        guard let collectionView = collectionView else { return }
        let width = collectionView.bounds.width - 2 * inset
        attributes = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
            let card = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            card.frame = CGRect(x: inset, y: inset + CGFloat(item) * peek, width: width, height: cardHeight)
            card.zIndex = item
            return card
        }
    }

    public override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: (attributes.last?.frame.maxY ?? 0) + inset)
    }

    public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes.filter { $0.frame.intersects(rect) }
    }

    public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes[indexPath.item]
    }
}
