import UIKit

@MainActor protocol WaterfallLayoutDelegate: AnyObject {
    func aspectRatio(at indexPath: IndexPath) -> CGFloat
}

extension WaterfallLayoutDelegate {
    func aspectRatio(at indexPath: IndexPath) -> CGFloat { 0.7 + CGFloat((indexPath.item * 37) % 60) / 100 }
}

nonisolated enum Shortest {
    static func column(of heights: [CGFloat]) -> Int {
        heights.indices.min { heights[$0] < heights[$1] } ?? 0
    }
}

final class WaterfallLayout: UICollectionViewLayout {
    private final class Defaults: WaterfallLayoutDelegate {}

    weak var delegate: (any WaterfallLayoutDelegate)?
    private let defaults = Defaults()
    private var frames: [CGRect] = []
    private var height: CGFloat = 0

    var columnCount = 3 // 1...8
    var spacing: CGFloat = 8

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let width = (collectionView.bounds.width - spacing * CGFloat(columnCount + 1)) / CGFloat(columnCount)
        var heights = Array(repeating: spacing, count: columnCount)
        frames = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
            let ratio = (delegate ?? defaults).aspectRatio(at: [0, item])
            let column = Shortest.column(of: heights)
            let frame = CGRect(
                x: spacing + CGFloat(column) * (width + spacing), y: heights[column], width: width, height: width / ratio)
            heights[column] = frame.maxY + spacing
            return frame
        }
        height = heights.max() ?? 0
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: height)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        frames.indices.lazy.filter { [frames] in frames[$0].intersects(rect) }
            .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frames[indexPath.item]
        return attributes
    }
}

#Preview("Waterfall", traits: .portrait) {
    let layout = WaterfallLayout()
    layout.columnCount = 2
    return layout
}
