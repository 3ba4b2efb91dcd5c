import UIKit

class WheelLayout: UICollectionViewLayout {
    enum Metrics {
        static let spokeAngle: CGFloat = 24   // 4...90 step 1 °
        static let hubRadius: CGFloat = 90
        static let spokeLength: CGFloat = 130
        static let pointsPerSpoke: CGFloat = 80
    }

    internal var spokes: [UICollectionViewLayoutAttributes] = []

    func spoke(_ item: Int, turned turn: CGFloat, around hub: CGPoint) -> UICollectionViewLayoutAttributes {
        let spoke = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        let angle = (CGFloat(item) - turn) * Metrics.spokeAngle * .pi / 180
        let reach = Metrics.hubRadius + Metrics.spokeLength / 2
        spoke.size = CGSize(width: Metrics.spokeLength, height: 36)
        spoke.center = CGPoint(x: hub.x + cos(angle) * reach, y: hub.y + sin(angle) * reach)
        spoke.transform = CGAffineTransform(rotationAngle: angle)
        spoke.isHidden = abs(angle) > .pi
        return spoke
    }
}
