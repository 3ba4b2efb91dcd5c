import UIKit

class CircularAttributes: UICollectionViewLayoutAttributes {

    @NSCopying var tint: UIColor = UIColor.orange
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var angle: CGFloat = 0 {
        didSet {
            zIndex = Int(angle * 1_000_000)
            transform = CGAffineTransform(rotationAngle: angle)
        }
    }

    override func copy(with zone: NSZone? = nil) -> Any {
        let copied = super.copy(with: zone) as! CircularAttributes
        copied.anchorPoint = anchorPoint
        copied.angle = angle
        copied.tint = tint
        return copied
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CircularAttributes else { return false }
        return other.anchorPoint == anchorPoint && other.angle == angle && super.isEqual(object)
    }
}

class CircularLayout: UICollectionViewLayout {

    let itemSize = CGSize(width: 133, height: 173)

    var radius: CGFloat = 500 {
        didSet { invalidateLayout() }
    }

    private var attributesList = [CircularAttributes]()

    var anglePerItem: CGFloat { return atan(itemSize.width / radius) }

    var angleAtExtreme: CGFloat {
        let count = collectionView!.numberOfItems(inSection: 0)
        return count > 0 ? -CGFloat(count - 1) * anglePerItem : 0
    }

    var angle: CGFloat {
        return angleAtExtreme * collectionView!.contentOffset.x
            / (collectionViewContentSize.width - collectionView!.bounds.width)
    }

    override var collectionViewContentSize: CGSize {
        return CGSize(width: CGFloat(collectionView!.numberOfItems(inSection: 0)) * itemSize.width,
                      height: collectionView!.bounds.height)
    }

    override class var layoutAttributesClass: AnyClass { return CircularAttributes.self }

    override func prepare() {
        super.prepare()
        let centerX = collectionView!.contentOffset.x + collectionView!.bounds.width / 2
        let anchorPointY = ((itemSize.height / 2) + radius) / itemSize.height
        attributesList = (0..<collectionView!.numberOfItems(inSection: 0)).map { i -> CircularAttributes in
            let attributes = CircularAttributes(forCellWith: IndexPath(item: i, section: 0))
            attributes.size = self.itemSize
            attributes.center = CGPoint(x: centerX, y: self.collectionView!.bounds.midY)
            attributes.angle = self.angle + (self.anglePerItem * CGFloat(i))
            attributes.anchorPoint = CGPoint(x: 0.5, y: anchorPointY)
            return attributes
        }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return attributesList
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return attributesList[indexPath.row]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }
}

class CircularCell: UICollectionViewCell {
    @NSCopying var ringColor: UIColor = .white

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        let circular = layoutAttributes as! CircularAttributes
        layer.anchorPoint = circular.anchorPoint
        center.y += (circular.anchorPoint.y - 0.5) * bounds.height
    }
}

class CircularViewController: UIViewController, UICollectionViewDataSource {
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: CircularLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(CircularCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.dataSource = self
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

    func collectionView(_ collectionView: UICollectionView,
                        cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.backgroundColor = UIColor(hue: CGFloat(indexPath.item) / 20, saturation: 0.6, brightness: 0.9, alpha: 1)
        return cell
    }
}
