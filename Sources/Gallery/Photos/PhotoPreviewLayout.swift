import UIKit

/// One photo per page; pages move apart as they come and go.
public final class PhotoPreviewLayout: UICollectionViewFlowLayout {
  /// Between two pages that are both on screen, in points.
  public var pageGap: CGFloat = 44 {
    didSet { if pageGap != oldValue { invalidateLayout() } }
  }

  public override init() {
    super.init()
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    scrollDirection = .horizontal
    minimumLineSpacing = 0
    minimumInteritemSpacing = 0
  }

  public override class var layoutAttributesClass: AnyClass { ParallaxAttributes.self }

  public override func prepare() {
    if let size = collectionView?.bounds.size, itemSize != size { itemSize = size }
    super.prepare()
  }

  /// How far a page is from the middle depends on every step of the offset.
  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  /// Without the pages that only touch the screen: those count as being on it, and at rest there would be two
  /// of them.
  public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let bounds = collectionView?.bounds else { return [] }
    return super.layoutAttributesForElements(in: rect)?.compactMap { flow in
      guard let page = parallax(flow) else { return nil }
      let isBesideScreen = page.frame.minX == bounds.maxX || page.frame.maxX == bounds.minX
      return isBesideScreen ? nil : page
    }
  }

  public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).flatMap(parallax)
  }

  private func parallax(_ flow: UICollectionViewLayoutAttributes) -> ParallaxAttributes? {
    guard let bounds = collectionView?.bounds, bounds.width > 0,
      let page = flow.copy() as? ParallaxAttributes
    else { return nil }
    let distance = (page.center.x - bounds.midX) / bounds.width
    if abs(distance) < 1 {
      page.parallaxValue = distance
      page.transform = CGAffineTransform(translationX: pageGap * distance, y: 0)
    }
    return page
  }

  // MARK: Change of size

  private var pageBeforeResize: CGFloat?

  public override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    pageBeforeResize = oldBounds.width > 0 ? (oldBounds.minX / oldBounds.width).rounded() : nil
  }

  /// The page that fills most of the screen fills all of it when the size changes.
  public override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    guard let pageBeforeResize, let width = collectionView?.bounds.width else { return proposedContentOffset }
    return CGPoint(x: pageBeforeResize * width, y: proposedContentOffset.y)
  }

  public override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    pageBeforeResize = nil
  }
}
