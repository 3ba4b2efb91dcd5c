import UIKit

/// A deck: the card in front can be swiped away to the left, and those to come lie scaled down behind it.
public final class CardStackLayout: SnappingListLayout {
  /// The scale of a card that lies as far back as a deck of this size goes.
  public var minScale: CGFloat = 0.4

  public override init() {
    super.init()
    distance = 50
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    distance = 50
  }

  /// Most cards that lie behind the one in front. In a larger deck only some have a place: cards then peek
  /// out by less than a sixteenth of a point, which is invisible, and a frame costs as much as it shows.
  private static let mostBehind = 1000
  /// Of the cards behind, so many next to the front are all there: they are about to come out.
  private static let nextInLine = 4

  /// How far the last card is to the right when the first is in front, in points.
  private var far: CGFloat { CGFloat(max(count - 1, 1)) * pitch }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let bounds = collectionView?.bounds, pitch > 0 else { return [] }
    // The cards that have been swiped away lie side by side; all others are behind the one in front.
    let swiped = items(from: rect.minX, to: min(rect.maxX, bounds.midX))
    // In a window that is narrower than the insets an item has no width.
    let half = max(itemWidth, 0) / 2
    let column = bounds.midX - half...bounds.midX + half
    let isColumnSeen = rect.minX <= column.upperBound && rect.maxX >= column.lowerBound
    let behind = isColumnSeen ? cardsBehind(from: firstBehind(mid: bounds.midX)) : []
    let all = Set(swiped).union(behind).sorted()
    return all.compactMap { item in
      guard let card = layoutAttributesForItem(at: IndexPath(item: item, section: 0)) else { return nil }
      pull(card, mid: bounds.midX)
      return card.frame.intersects(rect) ? card : nil
    }
  }

  /// The card where it is in front: what `scrollToItem` brings into the middle.
  public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    attributes?.zIndex = -indexPath.item
    return attributes
  }

  /// The first card whose middle may be right of `mid`.
  private func firstBehind(mid: CGFloat) -> Int {
    let first = floor((mid - inset - itemWidth / 2) / pitch)
    return Int(min(max(first, 0), CGFloat(count)))
  }

  /// The cards from `first` to the last, or of too many every so manieth of the deck, and the last.
  private func cardsBehind(from first: Int) -> [Int] {
    let most = max(Self.mostBehind, 1)
    let step = (count + most - 1) / most
    guard step > 1, first < count else { return Array(first..<count) }
    let next = first..<Swift.min(first + Self.nextInLine, count)
    let others = stride(from: (next.upperBound + step - 1) / step * step, to: count, by: step)
    return Array(next) + Array(others) + [count - 1]
  }

  /// Puts a card whose middle is right of `mid` under the one in front.
  private func pull(_ card: UICollectionViewLayoutAttributes, mid: CGFloat) {
    let distance = card.center.x - mid
    guard distance > 0 else { return }
    let scale = minScale + abs(1 - distance / far) * (1 - minScale)
    card.transform = CGAffineTransform(scaleX: scale, y: scale)
    card.center = CGPoint(x: mid, y: card.center.y + 200 * (1 - scale))
  }
}
