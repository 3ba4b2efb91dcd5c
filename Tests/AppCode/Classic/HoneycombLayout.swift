import UIKit

public final class HoneycombLayout: UICollectionViewLayout {
	// Tabs, public access, and implicit returns.
	public var cellsPerRow: Int = 4
	public var side: CGFloat = 90
	private var rowHeight: CGFloat { side * 0.75 }
	private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

	public override var collectionViewContentSize: CGSize {
		let rows = (count + cellsPerRow - 1) / cellsPerRow
		return CGSize(width: CGFloat(cellsPerRow) * side + side / 2, height: CGFloat(rows) * rowHeight + side / 4)
	}

	public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
		let firstRow = max(0, Int((rect.minY / rowHeight).rounded(.down)) - 1)
		let lastRow = max(firstRow, Int((rect.maxY / rowHeight).rounded(.up)))
		return (firstRow * cellsPerRow..<max(firstRow * cellsPerRow, min(count, (lastRow + 1) * cellsPerRow)))
			.map { IndexPath(item: $0, section: 0) }
			.compactMap(layoutAttributesForItem(at:))
			.filter { $0.frame.intersects(rect) }
	}

	public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
		let (row, column) = indexPath.item.quotientAndRemainder(dividingBy: cellsPerRow)
		let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
		attributes.frame = CGRect(
			x: CGFloat(column) * side + (row.isMultiple(of: 2) ? 0 : side / 2),
			y: CGFloat(row) * rowHeight, width: side, height: side)
		return attributes
	}
}
