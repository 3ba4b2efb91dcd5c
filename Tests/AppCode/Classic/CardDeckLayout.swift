import UIKit

/// All of the overriding is in extensions, sorted by what it is for.
class CardDeckLayout: UICollectionViewLayout {
    let visibleCards = 4
    let cardSize = CGSize(width: 280, height: 380)
    let fanSpacing: CGFloat = 22
    fileprivate var attributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]

    fileprivate var position: CGFloat {
        guard let view = collectionView, view.bounds.width > 0 else { return 0 }
        return view.contentOffset.x / view.bounds.width
    }
}

// MARK: - Content

extension CardDeckLayout {
    override var collectionViewContentSize: CGSize {
        guard let view = collectionView else { return .zero }
        return CGSize(width: view.bounds.width * CGFloat(view.numberOfItems(inSection: 0)), height: view.bounds.height)
    }

    override func prepare() {
        super.prepare()
        guard let view = collectionView else { return }
        attributes = [:]
        let count = view.numberOfItems(inSection: 0)
        let first = max(0, Int(position))
        for item in first..<min(count, first + visibleCards + 1) {
            let path = IndexPath(item: item, section: 0)
            attributes[path] = card(at: path, in: view)
        }
    }
}

// MARK: - Queries

extension CardDeckLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return attributes.values.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return attributes[indexPath]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint,
                                      withScrollingVelocity velocity: CGPoint) -> CGPoint {
        guard let view = collectionView else { return proposed }
        return CGPoint(x: round(proposed.x / view.bounds.width) * view.bounds.width, y: 0)
    }

    private func card(at path: IndexPath, in view: UICollectionView) -> UICollectionViewLayoutAttributes {
        let depth = CGFloat(path.item) - position
        let card = UICollectionViewLayoutAttributes(forCellWith: path)
        card.size = cardSize
        let slide = depth < 0 ? depth * view.bounds.width : 0
        card.center = CGPoint(x: view.bounds.midX + slide, y: view.bounds.midY + max(0, depth) * fanSpacing)
        card.transform = CGAffineTransform(scaleX: 1 - max(0, depth) * 0.05, y: 1 - max(0, depth) * 0.05)
        card.alpha = depth > CGFloat(visibleCards) - 1 ? max(0, CGFloat(visibleCards) - depth) : 1
        card.zIndex = -path.item
        return card
    }
}
