import UIKit

/// A row of small thumbnails, of which the one in the middle opens to its picture's own shape.
public final class ThumbnailLayout: UICollectionViewLayout {
  /// How far thumbnails open that are in the middle: 0 leaves all of them equal, 1 opens one as wide as its
  /// picture.
  public var rate: CGFloat {
    didSet { if rate != oldValue { invalidateLayout() } }
  }

  /// The pose of the thumbnails while something else than the offset decides it; nil: the ones in the middle
  /// are open.
  var pose: ThumbnailPose? {
    didSet { if pose != oldValue { invalidateLayout() } }
  }

  /// Width by height of an item's picture; asked of open thumbnails only.
  var aspectRatio: (Int) -> CGFloat = { _ in ThumbnailMetrics().closedAspectRatio }

  private var count = 0

  public override init() {
    rate = 1
    super.init()
  }

  public required init?(coder: NSCoder) {
    rate = 1
    super.init(coder: coder)
  }

  /// The row for the present bounds.
  var strip: ThumbnailStrip {
    ThumbnailStrip(count: count, viewportWidth: collectionView?.bounds.width ?? 0)
  }

  public override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    count = collectionView.numberOfSections == 0 ? 0 : collectionView.numberOfItems(inSection: 0)
    // The first and the last can stand in the middle.
    let strip = strip
    let inset = UIEdgeInsets(top: 0, left: strip.far, bottom: 0, right: strip.far)
    if collectionView.contentInset != inset { collectionView.contentInset = inset }
  }

  public override var collectionViewContentSize: CGSize { strip.contentSize }

  /// The middle depends on every step of the offset.
  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  private var thumbnails: PosedThumbnails {
    let strip = strip
    let place = strip.place(atOffset: collectionView?.contentOffset.x ?? 0)
    return strip.posed(
      pose ?? .focus(at: place, rate: rate, count: strip.count), aspectRatio: aspectRatio)
  }

  public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let thumbnails = thumbnails
    return thumbnails.items(from: rect.minX, to: rect.maxX).map { attributes(of: thumbnails[$0], $0) }
  }

  public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard (0..<count).contains(indexPath.item) else { return nil }
    return attributes(of: thumbnails[indexPath.item], indexPath.item)
  }

  private func attributes(
    of element: ThumbnailStrip.Element, _ item: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.center = element.center
    attributes.size = element.size
    attributes.transform = CGAffineTransform(translationX: element.shift, y: 0)
    attributes.alpha = element.alpha
    return attributes
  }

  // MARK: Where it rests

  /// With a thumbnail in the middle.
  public override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let strip = strip
    let place = strip.place(atOffset: proposedContentOffset.x)
    guard let item = strip.nearestItem(toPlace: place) else { return proposedContentOffset }
    return CGPoint(x: strip.offset(atPlace: CGFloat(item)), y: proposedContentOffset.y)
  }

  // MARK: Change of size

  private var placeBeforeResize: CGFloat?

  public override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    var old = strip
    old.viewportWidth = oldBounds.width
    placeBeforeResize = old.place(atOffset: oldBounds.minX)
  }

  /// The thumbnail in the middle stays there when the size changes.
  public override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    let x = placeBeforeResize.map(strip.offset(atPlace:)) ?? proposedContentOffset.x
    return CGPoint(x: x, y: proposedContentOffset.y)
  }

  public override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    placeBeforeResize = nil
  }
}
