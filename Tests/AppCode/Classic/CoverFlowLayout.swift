//
//  CoverFlowLayout.swift
//  Record player
//

import UIKit

/// A flow layout whose cells turn away from the eye the further they are from the middle.
@IBDesignable
class CoverFlowLayout: UICollectionViewFlowLayout {

    @IBInspectable var maxAngle: CGFloat = 55   // 0...90 step 1 °
    @IBInspectable var farAlpha: CGFloat = 0.4

    static let perspective: CGFloat = 600

    override init() {
        super.init()
        setUp()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        scrollDirection = .horizontal
        itemSize = CGSize(width: 180, height: 240)
        minimumLineSpacing = -40
        sectionInset = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 100)
    }

    override class var layoutAttributesClass: AnyClass {
        return UICollectionViewLayoutAttributes.self
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return true
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let collectionView = collectionView,
              let attributes = super.layoutAttributesForElements(in: rect) else { return nil }
        let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
        return attributes.map { original in
            let copy = original.copy() as! UICollectionViewLayoutAttributes
            let distance = (copy.center.x - middle) / (collectionView.bounds.width / 2)
            let clamped = max(-1, min(1, distance))
            var transform = CATransform3DIdentity
            transform.m34 = -1 / CoverFlowLayout.perspective
            transform = CATransform3DRotate(transform, -clamped * maxAngle * .pi / 180, 0, 1, 0)
            copy.transform3D = transform
            copy.alpha = 1 - abs(clamped) * (1 - farAlpha)
            copy.zIndex = Int(-abs(distance) * 100)
            return copy
        }
    }
}
