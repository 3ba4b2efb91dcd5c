import UIKit

/// A wheel of sectors that turns as one scrolls; the one on top is the chosen one, and grows.
public final class DrumLayout: UICollectionViewLayout {
  /// How many sectors show.
  public var visibleCount = 5 {
    didSet { if visibleCount != oldValue { invalidateLayout() } }
  }
  /// In points: how thick the wheel is.
  public var itemHeight: CGFloat = 70 {
    didSet { if itemHeight != oldValue { invalidateLayout() } }
  }
  /// How much larger than the others the chosen sector is.
  public var maxScale: CGFloat = 1.7 {
    didSet { if maxScale != oldValue { invalidateLayout() } }
  }

  /// Of the sectors that all stand in one place, so many are there at most: the last ones, which cover the
  /// others.
  private static let mostInOnePlace = 1000

  private(set) var geometry = DrumGeometry(size: .zero, visible: 5, itemHeight: 70)
  private var count = 0
  private var offset: CGFloat = 0

  public override class var layoutAttributesClass: AnyClass { SectorAttributes.self }

  public override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    count = collectionView.numberOfSections == 0 ? 0 : collectionView.numberOfItems(inSection: 0)
    geometry = DrumGeometry(size: collectionView.bounds.size, visible: visibleCount, itemHeight: itemHeight)
    // An offset that is the end up to its rounding is the end: the last sector stands upright there.
    let end = collectionViewContentSize.width - geometry.size.width
    let x = collectionView.contentOffset.x
    offset = abs(x - end) < 1e-6 ? end : x
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  public override var collectionViewContentSize: CGSize {
    CGSize(
      width: geometry.size.width + CGFloat(max(count - 1, 0)) * geometry.pitch, height: geometry.size.height)
  }

  public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard count > 0, geometry.pitch > 0 else { return [] }
    // Out of sight all sectors stand in one place, which shows only in a window too low for the wheel itself.
    let seesHidden = attributes(forItem: 0, angle: .pi).frame.intersects(rect)
    let hidden = seesHidden ? max(0, count - Self.mostInOnePlace)..<count : 0..<0
    return itemsInSight.union(hidden).sorted().compactMap { item in
      let attributes = attributes(forItem: item, angle: angle(ofItem: item))
      return attributes.frame.intersects(rect) ? attributes : nil
    }
  }

  /// The sector as it stands when it is the chosen one: what `scrollToItem` brings into the middle.
  public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.item < count else { return nil }
    let attributes = attributes(forItem: indexPath.item, angle: 0)
    attributes.center.x = geometry.size.width / 2 + CGFloat(indexPath.item) * geometry.pitch
    return attributes
  }

  public override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let pitch = geometry.pitch
    guard pitch > 0 else { return proposedContentOffset }
    return CGPoint(
      x: floor((proposedContentOffset.x + pitch / 2) / pitch) * pitch, y: proposedContentOffset.y)
  }

  // MARK: Change of size

  private var sectorsBeforeResize: CGFloat?

  public override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    let old = DrumGeometry(size: oldBounds.size, visible: visibleCount, itemHeight: itemHeight)
    sectorsBeforeResize = old.pitch > 0 ? oldBounds.minX / old.pitch : nil
  }

  /// The chosen sector stays on top when the size changes.
  public override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    let x = sectorsBeforeResize.map { $0 * geometry.pitch } ?? proposedContentOffset.x
    return CGPoint(x: x, y: proposedContentOffset.y)
  }

  public override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    sectorsBeforeResize = nil
  }

  // MARK: The wheel

  /// The item at the top, counted from the first; past the ends where the content is.
  private var middle: Int {
    let middle = offset / geometry.pitch
    return middle.isFinite ? Int(min(max(middle, -1e9), 1e9)) : 0
  }

  /// Where on the wheel the item stands, in sectors from the first: the last ones also before the first, and
  /// the first ones after the last, so that the wheel has no hole at its ends.
  private func place(ofItem item: Int) -> Int {
    guard count > 2 * visibleCount + 2 else { return nearestPlace(ofItem: item) }
    if middle < visibleCount, item >= count - visibleCount { return item - count }
    if middle >= count - visibleCount, item < visibleCount { return count + item }
    return item
  }

  /// For a wheel with so few sectors that its two ends show at once.
  private func nearestPlace(ofItem item: Int) -> Int {
    let top = offset / geometry.pitch
    let places = [item, item - count, item + count]
    return places.min { abs(CGFloat($0) - top) < abs(CGFloat($1) - top) } ?? item
  }

  private func angle(ofItem item: Int) -> CGFloat {
    geometry.angle(at: geometry.pitch * CGFloat(place(ofItem: item)) - offset)
  }

  /// The items that may stand on the upper half of the wheel, wherever on it.
  private var itemsInSight: Set<Int> {
    let reach = (CGFloat.pi / 2 + geometry.sectorAngle) / geometry.sectorAngle + 1
    guard reach.isFinite, reach < CGFloat(count) / 2 else { return Set(0..<count) }
    let side = Int(reach) + 1
    let places = middle - side...middle + side
    return Set([0, -count, count].flatMap { shift in places.map { $0 + shift } })
      .filter { (0..<count).contains($0) }
  }

  private func attributes(forItem item: Int, angle: CGFloat) -> SectorAttributes {
    let attributes = SectorAttributes(forCellWith: IndexPath(item: item, section: 0))
    let scale = max(maxScale - abs(angle) / geometry.sectorAngle, 1)
    let radius = geometry.middleRadius
    attributes.size = geometry.itemSize
    attributes.center = CGPoint(
      x: geometry.size.width / 2 + offset + radius * sin(angle), y: geometry.centerY - radius * cos(angle))
    attributes.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale)
    attributes.zIndex = Int(scale * 10)
    attributes.angle = geometry.sectorAngle
    attributes.outerRadius = (geometry.outerRadius + itemHeight * (scale - 1) / 2) / scale
    attributes.innerRadius = geometry.innerRadius / scale
    return attributes
  }
}
