import UIKit

/// Days as sections, appointments as items, hours down the side as supplementary views.
class CalendarWeekLayout: UICollectionViewLayout {
    enum ElementKind: String, CaseIterable {
        case hourLabel, dayHeader
    }

    var hourHeight: CGFloat = 50
    var headerHeight: CGFloat = 40
    var hourColumnWidth: CGFloat = 48
    var showsHours = true

    private var dayWidth: CGFloat {
        guard let view = collectionView else { return 0 }
        return (view.bounds.width - (showsHours ? hourColumnWidth : 0)) / CGFloat(max(1, view.numberOfSections))
    }

    override var collectionViewContentSize: CGSize {
        return CGSize(width: collectionView?.bounds.width ?? 0, height: headerHeight + 24 * hourHeight)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let appointment = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let start = CGFloat((indexPath.item * 5 + indexPath.section * 3) % 22)
        appointment.frame = CGRect(
            x: (showsHours ? hourColumnWidth : 0) + CGFloat(indexPath.section) * dayWidth,
            y: headerHeight + start * hourHeight, width: dayWidth, height: hourHeight * 1.5
        ).insetBy(dx: 1, dy: 1)
        return appointment
    }

    override func layoutAttributesForSupplementaryView(ofKind elementKind: String,
                                                       at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let label = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        switch ElementKind(rawValue: elementKind) {
        case .hourLabel?:
            label.frame = CGRect(x: 0, y: headerHeight + CGFloat(indexPath.item) * hourHeight,
                                 width: hourColumnWidth, height: hourHeight)
        case .dayHeader?:
            label.frame = CGRect(x: (showsHours ? hourColumnWidth : 0) + CGFloat(indexPath.section) * dayWidth,
                                 y: max(0, collectionView?.contentOffset.y ?? 0), width: dayWidth, height: headerHeight)
            label.zIndex = 10
        case nil:
            return nil
        }
        return label
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let view = collectionView else { return nil }
        var all: [UICollectionViewLayoutAttributes] = []
        for section in 0..<view.numberOfSections {
            for item in 0..<min(6, view.numberOfItems(inSection: section)) {
                layoutAttributesForItem(at: IndexPath(item: item, section: section)).map { all.append($0) }
            }
            layoutAttributesForSupplementaryView(ofKind: ElementKind.dayHeader.rawValue,
                                                 at: IndexPath(item: 0, section: section)).map { all.append($0) }
        }
        for hour in 0..<24 where showsHours {
            layoutAttributesForSupplementaryView(ofKind: ElementKind.hourLabel.rawValue,
                                                 at: IndexPath(item: hour, section: 0)).map { all.append($0) }
        }
        return all.filter { $0.frame.intersects(rect) }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }
}
