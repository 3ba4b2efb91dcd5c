import UIKit

/// One half of the screen: rows that shrink towards the seam as they leave the middle, each with a caption
/// that stays where it is and fades instead.
public class PizzaHalvesLayout: TableLayout {
  /// Which half of the screen the rows are on, and so where their seam is.
  public enum Side: Sendable { case left, right }

  public let side: Side

  /// The row that the half rests on, or last did: a flick that would end on it was too weak.
  public var restingRow = 0

  /// Whether the rows have captions. They do not while both halves show the same.
  public var showsCaptions = true {
    didSet { if showsCaptions != oldValue { invalidateLayout() } }
  }

  /// How far from the middle a row has shrunk as far as it does, in points.
  private static let reach: CGFloat = 200
  private static let captionHeight: CGFloat = 60

  public init(side: Side) {
    self.side = side
    super.init()
  }

  public required init?(coder: NSCoder) {
    side = .left
    super.init(coder: coder)
  }

  /// In points: smaller on the smallest phones, however they are held.
  public static func rowHeight(onScreen size: CGSize) -> CGFloat {
    min(size.width, size.height) <= 320 ? 230 : 300
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  // MARK: Rows and offsets

  /// The middle of the view in content coordinates.
  var middle: CGFloat { collectionView?.bounds.midY ?? 0 }

  /// Which row is in the middle at this content offset; the first or the last past the ends.
  public func row(atOffset y: CGFloat) -> Int {
    guard let bounds = collectionView?.bounds, rowHeight > 0 else { return 0 }
    let row = floor((y + bounds.height / 2) / rowHeight)
    return Int(min(max(row, 0), CGFloat(max(rows.count - 1, 0))))
  }

  /// The content offset at which the row is in the middle.
  public func offset(ofRow row: Int) -> CGFloat {
    CGFloat(row) * rowHeight + rowHeight / 2 - (collectionView?.bounds.height ?? 0) / 2
  }

  /// How far a row is from the middle: 0 in it, ±1 where it has shrunk as far as it does.
  func position(ofRow row: Int) -> CGFloat {
    // With no reach at all, a row has shrunk as soon as it leaves the middle.
    min(max((rows[row].midY - middle) / max(Self.reach, .leastNormalMagnitude), -1), 1)
  }

  func scale(at position: CGFloat) -> CGFloat { 1 - 0.6 * abs(position) }

  /// From the middle to where nothing of the pizza at rest in it, nor of the next, lies on the seam, in
  /// points.
  var clearDistance: CGFloat { rowHeight / 2 + 30 }

  /// How far a row of this scale moves sideways, so that it ends 2 pt before the seam.
  func shift(atScale scale: CGFloat) -> CGFloat {
    let width = collectionView?.bounds.width ?? 0
    let shift = (width - width * scale) / 2 - 2
    return side == .left ? shift : -shift
  }

  // MARK: Elements

  public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let shown = items(in: reaching(rect)).compactMap { shownAttributes(ofRow: $0) } + captions()
    return shown.filter { $0.frame.intersects(rect) }
  }

  /// Rows come up to a quarter closer to the middle than they are in the table.
  private func reaching(_ rect: CGRect) -> CGRect {
    let top = min(rect.minY - rowHeight / 2 - middle, 0) / 0.75
    let bottom = max(rect.maxY + rowHeight / 2 - middle, 0) / 0.75
    return CGRect(x: rect.minX, y: middle + top, width: rect.width, height: bottom - top)
  }

  /// The cell of a row as it shows at the present offset. Its frame is set before the transform, which keeps
  /// the centre; the other order would scale the size away.
  func shownAttributes(ofRow row: Int) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForItem(at: IndexPath(item: row, section: 0))
    let scale = scale(at: position(ofRow: row))
    let distance = rows[row].midY - middle
    attributes?.frame = rows[row].offsetBy(dx: shift(atScale: scale), dy: -distance / 4 * scale)
    attributes?.transform = CGAffineTransform(scaleX: scale, y: scale)
    attributes?.alpha = scale
    return attributes
  }

  /// Those that can be seen at all: hidden ones that take part in layout make scrolling slow.
  private func captions() -> [UICollectionViewLayoutAttributes] {
    guard showsCaptions else { return [] }
    let reach = CGRect(x: 0, y: middle - Self.reach, width: 1, height: 2 * Self.reach)
    return items(in: reach.insetBy(dx: 0, dy: -rowHeight / 2)).compactMap { row in
      let caption = captionAttributes(ofRow: row)
      return caption.alpha > 0 ? caption : nil
    }
  }

  public override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == UICollectionView.elementKindSectionHeader, rows.indices.contains(indexPath.item)
    else {
      return nil
    }
    return captionAttributes(ofRow: indexPath.item)
  }

  private func captionAttributes(ofRow row: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: row, section: 0))
    guard let collectionView else { return attributes }
    let bounds = collectionView.bounds
    let margin = max(collectionView.layoutMargins.left, collectionView.layoutMargins.right)
    let position = position(ofRow: row)
    attributes.frame = CGRect(
      x: margin, y: bounds.minY + (bounds.height - rowHeight) / 2 - Self.captionHeight,
      width: max(bounds.width - 2 * margin, 0), height: Self.captionHeight)
    attributes.transform = CGAffineTransform(translationX: 0, y: 20 * position)
    attributes.alpha = 1 - abs(position)
    attributes.zIndex = 2
    return attributes
  }

  // MARK: Where scrolling ends

  /// The row at the proposed offset. If the half has not left that row, the flick was too weak: it stops
  /// where it is and glides back slowly, instead of snapping back as fast as it was flicked.
  public override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView, !rows.isEmpty else { return proposedContentOffset }
    let row = row(atOffset: proposedContentOffset.y)
    // A wheel asks where to without letting go.
    let isRelease = collectionView.isDragging && !collectionView.isDecelerating
    guard row == restingRow, isRelease else {
      return CGPoint(x: proposedContentOffset.x, y: offset(ofRow: row))
    }
    collectionView.scrollToItem(
      at: IndexPath(item: row, section: 0), at: .centeredVertically, animated: true)
    return collectionView.contentOffset
  }

  /// A half that changes its size stays on its row.
  public override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    CGPoint(x: proposedContentOffset.x, y: offset(ofRow: restingRow))
  }
}
