import UIKit
import CoreGraphics
import QuartzCore

class TimelineRail: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// Entries left and right of a rail, which is a decoration view.
class TimelineLayout: UICollectionViewLayout {
    static let railKind = "rail"

    struct Metrics {
        static let railWidth: CGFloat = 4
        static let entryHeight: CGFloat = 96
        static let gap: CGFloat = 18
    }

    private var entries: [UICollectionViewLayoutAttributes] = []

    override init() {
        super.init()
        register(TimelineRail.self, forDecorationViewOfKind: TimelineLayout.railKind)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        register(TimelineRail.self, forDecorationViewOfKind: TimelineLayout.railKind)
    }

    override func prepare() {
        super.prepare()
        entries.removeAll()
        guard let view = collectionView else { return }
        let half = (view.bounds.width - Metrics.railWidth) / 2
        for item in 0..<view.numberOfItems(inSection: 0) {
            let entry = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            let x = item % 2 == 0 ? 0 : half + Metrics.railWidth
            let y = CGFloat(item) * (Metrics.entryHeight / 2 + Metrics.gap)
            entry.frame = CGRect(x: x, y: y, width: half, height: Metrics.entryHeight).insetBy(dx: 8, dy: 0)
            entries.append(entry)
        }
    }

    override var collectionViewContentSize: CGSize {
        return CGSize(width: collectionView?.bounds.width ?? 0, height: entries.last?.frame.maxY ?? 0)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found = entries.filter { rect.intersects($0.frame) }
        if let rail = layoutAttributesForDecorationView(ofKind: TimelineLayout.railKind,
                                                        at: IndexPath(item: 0, section: 0)) {
            found.append(rail)
        }
        return found
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return entries.indices.contains(indexPath.item) ? entries[indexPath.item] : nil
    }

    override func layoutAttributesForDecorationView(ofKind elementKind: String,
                                                    at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let rail = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        let size = collectionViewContentSize
        rail.frame = CGRect(x: (size.width - Metrics.railWidth) / 2, y: 0, width: Metrics.railWidth, height: size.height)
        rail.zIndex = -1
        return rail
    }
}
