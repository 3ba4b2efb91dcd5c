import Combine
import UIKit
import os

let globalLeading: CGFloat = 14
private let isStaggered = true

/// A grid in which every kind of constant appears at least once.
final class KnobsEverywhereLayout: UICollectionViewLayout {
    enum Alignment { case leading, centre, trailing }
    enum Constants {
        static let tile = CGSize(width: 72, height: 54)
        static let insets = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
        static let tint: UIColor = .systemIndigo
        static let shade = UIColor(red: 0.1, green: 0.4, blue: 0.8, alpha: 1)
        static let columns = 4
        static let alignment: Alignment = .centre
        static let negative: CGFloat = -3
        static let ratio = 1.5
    }

    private let logger = Logger(subsystem: "com.example", category: "knobs")
    private let turned = PassthroughSubject<Int, Never>()
    var gap: CGFloat = 6
    lazy var lazily: CGFloat = 9

    private var columns: Int { max(1, Constants.columns) }

    override func prepare() {
        super.prepare()
        turned.send(columns)
        logger.debug("prepared with \(self.columns) columns")
    }

    override var collectionViewContentSize: CGSize {
        guard let view = collectionView else { return .zero }
        let rows = (view.numberOfItems(inSection: 0) + columns - 1) / columns
        return CGSize(width: view.bounds.width,
                      height: Constants.insets.top + CGFloat(rows) * (Constants.tile.height * CGFloat(Constants.ratio) + gap)
                          + Constants.insets.bottom)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let view = collectionView else { return nil }
        let tile = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let (row, column) = indexPath.item.quotientAndRemainder(dividingBy: columns)
        let used = CGFloat(columns) * Constants.tile.width + CGFloat(columns - 1) * gap
        let free = view.bounds.width - Constants.insets.left - Constants.insets.right - used - globalLeading
        let lead: CGFloat
        switch Constants.alignment {
        case .leading: lead = 0
        case .centre: lead = free / 2
        case .trailing: lead = free
        }
        tile.frame = CGRect(
            x: globalLeading + Constants.insets.left + lead + CGFloat(column) * (Constants.tile.width + gap)
                + (isStaggered && row % 2 == 1 ? Constants.negative : 0),
            y: Constants.insets.top + CGFloat(row) * (Constants.tile.height * CGFloat(Constants.ratio) + gap),
            width: Constants.tile.width, height: Constants.tile.height * CGFloat(Constants.ratio))
        return tile
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let view = collectionView else { return nil }
        return (0..<view.numberOfItems(inSection: 0))
            .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            .filter { $0.frame.intersects(rect) }
    }
}
