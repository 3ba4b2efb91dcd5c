import QuartzCore
import Testing

@testable import UIKit

// Layouts in the shapes that app code has: they ask super, and change what it returns.

/// Grows what is near the middle; changes copies, and is asked again at every step.
@MainActor private final class ZoomFlow: UICollectionViewFlowLayout {
  private(set) var metricsAsked = 0

  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 100, height: 100)
    minimumLineSpacing = 20
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepare() {
    guard let collectionView else { return }
    let side = (collectionView.bounds.width - itemSize.width) / 2
    sectionInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    super.prepare()
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return nil }
    let middle = collectionView.bounds.midX
    return super.layoutAttributesForElements(in: rect)?.compactMap { original in
      guard let attributes = original.copy() as? UICollectionViewLayoutAttributes else { return nil }
      let distance = min(abs(attributes.center.x - middle) / 200, 1)
      let zoom = 1 + 0.5 * (1 - distance)
      attributes.transform3D = CATransform3DMakeScale(zoom, zoom, 1)
      attributes.zIndex = Int((zoom * 10).rounded())
      return attributes
    }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics
      == true
    {
      metricsAsked += 1
    }
  }

  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let width = collectionView?.bounds.width else { return proposed }
    let rect = CGRect(x: proposed.x, y: 0, width: width, height: 1000)
    let middles = super.layoutAttributesForElements(in: rect)?.map(\.center.x) ?? []
    let nearest = middles.min { abs($0 - proposed.x - width / 2) < abs($1 - proposed.x - width / 2) }
    return CGPoint(x: (nearest ?? 0) - width / 2, y: proposed.y)
  }
}

/// Tags from the left; changes what super returns without copying it, as much code does.
@MainActor private final class TagFlow: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)
    var left = sectionInset.left
    var bottom: CGFloat = -1
    attributes?.forEach { one in
      guard one.representedElementCategory == .cell else { return }
      if one.frame.origin.y >= bottom { left = sectionInset.left }
      one.frame.origin.x = left
      left += one.frame.width + minimumInteritemSpacing
      bottom = max(one.frame.maxY, bottom)
    }
    return attributes
  }
}

/// Headers that stay on screen, by hand: those that super leaves out are fetched one by one.
@MainActor private final class StickyFlow: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard var attributes = super.layoutAttributesForElements(in: rect), let view = collectionView else {
      return nil
    }
    let kind = UICollectionView.elementKindSectionHeader
    var missing = Set(attributes.filter { $0.representedElementCategory == .cell }.map(\.indexPath.section))
    for one in attributes where one.representedElementKind == kind { missing.remove(one.indexPath.section) }
    for section in missing {
      let path = IndexPath(item: 0, section: section)
      if let header = layoutAttributesForSupplementaryView(ofKind: kind, at: path) {
        attributes.append(header)
      }
    }
    for one in attributes where one.representedElementKind == kind {
      let last = IndexPath(
        item: view.numberOfItems(inSection: one.indexPath.section) - 1,
        section: one.indexPath.section)
      guard let bottom = layoutAttributesForItem(at: last)?.frame.maxY else { continue }
      one.frame.origin.y = min(max(view.contentOffset.y, one.frame.minY), bottom - one.frame.height)
      one.zIndex = 1024
    }
    return attributes
  }
}

@MainActor private final class TintAttributes: UICollectionViewLayoutAttributes {
  var tint = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TintAttributes)?.tint = tint
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TintAttributes, super.isEqual(object) else { return false }
    return MainActor.assumeIsolated { other.tint == tint }
  }
}

/// As the preview of a photo browser: sets its item size in `prepare()`, and has attributes of its own.
@MainActor private final class PageFlow: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { TintAttributes.self }
  private(set) var preparations = 0

  override init() {
    super.init()
    scrollDirection = .horizontal
    minimumLineSpacing = 0
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func prepare() {
    super.prepare()
    preparations += 1
    guard let collectionView, itemSize != collectionView.bounds.size else { return }
    itemSize = collectionView.bounds.size
    invalidateLayout()
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.compactMap { $0.copy() as? TintAttributes }.map {
      $0.tint = $0.indexPath.item
      return $0
    }
  }
}

/// Never calls super where it could.
@MainActor private final class SilentFlow: UICollectionViewFlowLayout {
  override func prepare() {}
}

/// Keeps frames of its own, asked from super one by one while it prepares.
@MainActor private final class CachingFlow: UICollectionViewFlowLayout {
  private var kept: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    kept = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
      super.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
    for one in kept { one.frame.origin.x += 5 }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    kept.filter { $0.frame.intersects(rect) }
  }
}

@MainActor @Suite struct `Flow subclasses` {
  private static let tags: [CGFloat] = [100, 80, 90, 60, 200, 40, 150]

  private static func equal(_ count: Int, _ side: CGFloat) -> FlowSectionCase {
    FlowSectionCase(sizes: Array(repeating: CGSize(width: side, height: side), count: count))
  }

  @Test func `a layout that zooms in the middle changes copies and finds its resting place`() {
    let layout = ZoomFlow()
    let rig = FlowRig(layout, size: CGSize(width: 300, height: 200), [Self.equal(30, 100)])
    rig.sections[0].insets = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 100)
    rig.sections[0].lineSpacing = 20
    _ = rig.start()
    let cell = rig.view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(cell?.frame == CGRect(x: 75, y: 25, width: 150, height: 150))

    rig.view.contentOffset.x = 120
    rig.loop.settle()
    #expect(cell?.transform3D.m11 == 1.2)
    #expect(rig.view.cellForItem(at: IndexPath(item: 1, section: 0))?.transform3D.m11 == 1.5)
    #expect(rig.frame(0) == CGRect(x: 100, y: 50, width: 100, height: 100))
    let rest = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 170, y: 0), withScrollingVelocity: .zero)
    #expect(rest.x == 120)
  }

  @Test func `scrolling a layout that is asked at every step asks the delegate for nothing`() {
    let layout = ZoomFlow()
    let rig = FlowRig(layout, size: CGSize(width: 300, height: 200), [Self.equal(30, 100)]).start()
    let before = layout.metricsAsked
    let calls = rig.calls {
      for step in 1...20 {
        rig.view.contentOffset.x = CGFloat(step * 7)
        rig.loop.settle()
      }
    }

    #expect(calls == [])
    #expect(layout.metricsAsked == before)
  }

  @Test func `tags stand from the left, and stay there however often they are asked for`() {
    let layout = TagFlow()
    let section = FlowSectionCase(sizes: Self.tags.map { CGSize(width: $0, height: 30) })
    let rig = FlowRig(layout, [section]).start()
    for _ in 0..<3 {
      layout.invalidateLayout()
      rig.loop.settle()
      let frames = rig.view.visibleCells.map { $0.frame.minX }
      #expect(frames == [0, 110, 200, 0, 70, 280, 0])
    }
    let bounds = rig.view.bounds
    let once = layout.layoutAttributesForElements(in: bounds)?.map(\.frame)
    #expect(layout.layoutAttributesForElements(in: bounds)?.map(\.frame) == once)
  }

  @Test func `headers kept on screen by hand push each other out`() {
    var section = Self.equal(10, 300)
    section.header = 40
    let rig = FlowRig(StickyFlow(), [section, section]).start()
    rig.view.contentOffset.y = 500
    rig.loop.settle()
    func header(_ section: Int) -> CGFloat? {
      rig.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?
        .frame.minY
    }
    #expect(header(0) == 500)

    let end = 40 + 10 * 300 + 9 * 10 as CGFloat
    rig.view.contentOffset.y = end - 30
    rig.loop.settle()
    #expect(header(0) == end - 40)
    #expect(header(1) == end)
  }

  @Test func `an item size set in prepare counts in the same pass, in attributes of the layout's class`() {
    let layout = PageFlow()
    let rig = FlowRig(layout, [Self.equal(3, 50)])
    rig.view.delegate = nil
    _ = rig.start()

    #expect(rig.view.contentSize == CGSize(width: 960, height: 480))
    #expect(layout.preparations <= 3)
    let shown = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 960, height: 480)) ?? []
    #expect(shown.compactMap { ($0 as? TintAttributes)?.tint } == [0, 1, 2])
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)) is TintAttributes)
    rig.window.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    rig.loop.settle()
    #expect(rig.view.contentSize == CGSize(width: 1440, height: 320))
  }

  @Test func `a subclass that does not prepare is answered at the first question`() {
    let rig = FlowRig(SilentFlow(), [Self.equal(3, 100)]).start()

    #expect(rig.view.visibleCells.map(\.frame.minX) == [0, 110, 220])
    #expect(rig.view.contentSize == CGSize(width: 320, height: 100))
  }

  @Test func `super answers from within prepare, and what is done to its answers changes no other`() {
    let layout = CachingFlow()
    let rig = FlowRig(layout, [Self.equal(3, 100)]).start()

    #expect(rig.view.visibleCells.map(\.frame.minX) == [5, 115, 225])
    #expect(rig.frame(0).minX == 0)
  }

  @Test func `without a collection view every question has an answer`() {
    let layout = UICollectionViewFlowLayout()
    layout.prepare()

    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: .infinite)?.isEmpty == true)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(layout.layoutAttributesForItem(at: IndexPath()) == nil)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
  }
}
