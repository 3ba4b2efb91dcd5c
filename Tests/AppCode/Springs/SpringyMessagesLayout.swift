//
//  SpringyMessagesLayout.swift
//  Rows that hang on springs: what is far from the finger lags behind it.
//

import UIKit

class SpringyMessagesLayout: UICollectionViewFlowLayout {

    @IBInspectable var stiffness: CGFloat = 1.2
    @IBInspectable var damping: CGFloat = 0.8
    private let resistance: CGFloat = 900

    private lazy var animator: UIDynamicAnimator = UIDynamicAnimator(collectionViewLayout: self)
    private var hung = Set<IndexPath>()
    private var width: CGFloat = 0

    override func prepare() {
        super.prepare()
        guard let view = collectionView, view.numberOfSections > 0 else { return }
        if width != view.bounds.width {
            width = view.bounds.width
            itemSize = CGSize(width: width - 32, height: 56)
            sectionInset = UIEdgeInsetsMake(16, 16, 16, 16)
            animator.removeAllBehaviors()
            hung.removeAll()
            super.prepare()
        }

        let near = view.bounds.insetBy(dx: 0, dy: -100)
        guard let rows = NSArray(array: super.layoutAttributesForElements(in: near) ?? [], copyItems: true)
            as? [UICollectionViewLayoutAttributes] else { return }
        let wanted = Set(rows.map { $0.indexPath })

        for behavior in animator.behaviors {
            guard let spring = behavior as? UIAttachmentBehavior,
                let row = spring.items.first as? UICollectionViewLayoutAttributes else { continue }
            if !wanted.contains(row.indexPath) {
                animator.removeBehavior(spring)
                hung.remove(row.indexPath)
            }
        }

        for row in rows where !hung.contains(row.indexPath) {
            let spring = UIAttachmentBehavior(item: row, attachedToAnchor: row.center)
            spring.length = 0
            spring.damping = damping
            spring.frequency = stiffness
            animator.addBehavior(spring)
            hung.insert(row.indexPath)
        }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return animator.layoutAttributesForCell(at: indexPath) ?? super.layoutAttributesForItem(at: indexPath)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let view = collectionView else { return false }
        let moved = newBounds.origin.y - view.bounds.origin.y
        let finger = view.panGestureRecognizer.location(in: view)
        for spring in animator.behaviors.flatMap({ $0 as? UIAttachmentBehavior }) {
            guard let row = spring.items.first else { continue }
            let lag = moved * min(1, fabs(finger.y - spring.anchorPoint.y) / resistance)
            row.center.y += lag
            animator.updateItem(usingCurrentState: row)
        }
        return !newBounds.size.equalTo(view.bounds.size)
    }
}
