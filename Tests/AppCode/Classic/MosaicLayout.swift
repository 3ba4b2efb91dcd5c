import UIKit
import os.log

private let log = OSLog(subsystem: "com.example.mosaic", category: "layout")

/// One large tile and two small ones, turn and turn about.
class MosaicLayout: UICollectionViewLayout {
    private var frames: [CGRect] = []
    var gap: CGFloat = 4

    override func prepare() {
        super.prepare()
        guard let view = collectionView else { return }
        let third = view.bounds.width / 3
        frames = []
        let count = view.numberOfItems(inSection: 0)
        for item in 0..<count {
            let row = item / 3
            let y = CGFloat(row) * third * 2
            let largeIsLeft = row % 2 == 0
            switch item % 3 {
            case 0:
                frames.append(CGRect(x: largeIsLeft ? 0 : third, y: y, width: third * 2, height: third * 2))
            case let small:
                frames.append(CGRect(x: largeIsLeft ? third * 2 : 0, y: y + CGFloat(small - 1) * third,
                                     width: third, height: third))
            }
        }
        frames = frames.map { $0.insetBy(dx: gap / 2, dy: gap / 2) }
        os_log("prepared %d tiles", log: log, type: .debug, count)
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: (frames.map(\.maxY).max() ?? 0) + gap / 2)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        frames.indices.filter { frames[$0].intersects(rect) }
            .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let tile = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        tile.frame = frames[indexPath.item]
        return tile
    }
}
