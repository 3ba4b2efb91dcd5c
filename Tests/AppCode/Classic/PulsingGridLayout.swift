import UIKit
import QuartzCore

/// A display link breathes life into a grid.
class PulsingGridLayout: UICollectionViewFlowLayout {
    private var link: CADisplayLink?
    private var started: CFTimeInterval = 0
    private(set) var phase: CGFloat = 0

    var depth: CGFloat = 0.1

    override func prepare() {
        super.prepare()
        itemSize = CGSize(width: 90, height: 90)
        if link == nil {
            link = CADisplayLink(target: self, selector: #selector(step(_:)))
            link?.add(to: .main, forMode: .common)
            started = CACurrentMediaTime()
        }
    }

    @objc private func step(_ link: CADisplayLink) {
        let elapsed = link.timestamp - started
        phase = CGFloat(sin(elapsed * 4))
        if elapsed > 2 {
            link.invalidate()
            phase = 0
        }
        invalidateLayout()
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map {
            let copy = $0.copy() as! UICollectionViewLayoutAttributes
            let scale = 1 + depth * phase * (copy.indexPath.item % 2 == 0 ? 1 : -1)
            copy.transform = CGAffineTransform(scaleX: scale, y: scale)
            return copy
        }
    }
}
