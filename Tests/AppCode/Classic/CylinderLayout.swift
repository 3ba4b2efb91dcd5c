import UIKit
import Darwin.C

struct CylinderConfiguration {
    var radius: CGFloat = 240
    var itemSize = CGSize(width: 150, height: 210)
    var fadesBack: Bool = true
    static let standard = CylinderConfiguration()
    static let narrow = CylinderConfiguration(radius: 160, itemSize: CGSize(width: 100, height: 140), fadesBack: false)
}

class CylinderLayout: UICollectionViewLayout {
    private let configuration: CylinderConfiguration

    init(configuration: CylinderConfiguration) {
        self.configuration = configuration
        super.init()
    }

    override convenience init() {
        self.init(configuration: .standard)
    }

    required init?(coder: NSCoder) {
        configuration = .standard
        super.init(coder: coder)
    }

    override var collectionViewContentSize: CGSize {
        guard let view = collectionView else { return .zero }
        return CGSize(width: view.bounds.width + CGFloat(view.numberOfItems(inSection: 0) - 1) * configuration.itemSize.width,
                      height: view.bounds.height)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let view = collectionView else { return nil }
        return (0..<view.numberOfItems(inSection: 0)).compactMap {
            layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
        }.filter { !$0.isHidden }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let view = collectionView else { return nil }
        let face = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let turn = CGFloat(indexPath.item) - view.contentOffset.x / configuration.itemSize.width
        let angle = atan2(configuration.itemSize.width / 2, configuration.radius) * 2 * turn
        face.size = configuration.itemSize
        face.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 900
        transform = CATransform3DTranslate(transform, 0, 0, -configuration.radius)
        transform = CATransform3DRotate(transform, angle, 0, 1, 0)
        transform = CATransform3DTranslate(transform, 0, 0, configuration.radius)
        face.transform3D = transform
        face.isHidden = abs(angle) > .pi / 2
        face.alpha = configuration.fadesBack ? max(0, cos(angle)) : 1
        face.zIndex = Int(cos(angle) * 1000)
        return face
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

#Preview("Cylinder") {
    CylinderLayout(configuration: .standard)
}

#Preview("Narrow cylinder", traits: .landscapeLeft) {
    CylinderLayout(configuration: .narrow)
}
