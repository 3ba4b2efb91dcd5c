import UIKit

/// The halves on a drum: every row stands in the middle of the screen, and turns up or down from there.
public final class PizzaDrumLayout: PizzaHalvesLayout {
  /// How far from the middle the drum turns away, in points.
  private static let radius: CGFloat = 200 * 1.1

  public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    items(in: rect).compactMap { shownAttributes(ofRow: $0) }
  }

  /// Past the next pizza, for there is no room before it.
  override var clearDistance: CGFloat { Self.radius + scale(at: 1) * rowHeight / 2 + 30 }

  override func shownAttributes(ofRow row: Int) -> UICollectionViewLayoutAttributes? {
    guard let bounds = collectionView?.bounds else { return nil }
    let attributes = layoutAttributesForItem(at: IndexPath(item: row, section: 0))
    let position = position(ofRow: row)
    let scale = scale(at: position)
    let middle = CGRect(
      x: 0, y: bounds.midY - rowHeight / 2, width: bounds.width, height: rowHeight)
    attributes?.frame = middle.offsetBy(dx: shift(atScale: scale), dy: position * Self.radius)
    attributes?.transform = CGAffineTransform(scaleX: scale, y: scale)
    attributes?.zIndex = order(ofRow: row)
    return attributes
  }

  /// The row in the middle is in front, and those above and below it lie behind one another.
  private func order(ofRow row: Int) -> Int {
    let current = self.row(atOffset: collectionView?.contentOffset.y ?? 0)
    if row == current { return rows.count }
    return row < current ? row : rows.count - row - 1
  }
}

/// The halves of a pizza, each on a drum of its own.
#Preview("Pizza drum") {
  PizzaPairViewController { PizzaDrumLayout(side: $0) }
}
