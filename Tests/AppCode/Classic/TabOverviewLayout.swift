import UIKit

/// Browser tabs, leaning back one behind the other.
class TabOverviewLayout: UICollectionViewLayout {
    fileprivate struct Cache {
        var bounds = CGRect.zero
        var attributes = [UICollectionViewLayoutAttributes]()
    }
    fileprivate var cache = Cache()

    @objc dynamic var tilt: CGFloat = 40
    var spacing: CGFloat = 110
    private var observation: NSKeyValueObservation?
    private(set) var tiltChanges = 0

    override init() {
        super.init()
        observation = observe(\.tilt, options: .new) { layout, change in
            layout.tiltChanges += 1
            layout.invalidateLayout()
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var collectionViewContentSize: CGSize {
        guard let view = collectionView else { return .zero }
        return CGSize(width: view.bounds.width,
                      height: CGFloat(view.numberOfItems(inSection: 0)) * spacing + view.bounds.height / 2)
    }

    override func prepare() {
        super.prepare()
        guard let view = collectionView else { return }
        cache.bounds = view.bounds
        cache.attributes = (0..<view.numberOfItems(inSection: 0)).map { item in
            let tab = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            tab.frame = CGRect(x: 20, y: CGFloat(item) * spacing + 20, width: view.bounds.width - 40,
                               height: view.bounds.height * 0.6)
            var transform = CATransform3DIdentity
            transform.m34 = -1.0 / 1000.0
            tab.transform3D = CATransform3DRotate(transform, -tilt * .pi / 180.0, 1, 0, 0)
            tab.zIndex = item
            return tab
        }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return cache.attributes.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return cache.attributes[indexPath.item]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return newBounds.size != cache.bounds.size
    }
}
