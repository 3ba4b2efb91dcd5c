// The two layouts between which a transition layout stands.

import QuartzCore

/// Knows which of two layouts is out of date, and asks each in its own reading direction.
@MainActor final class LayoutPair {
  /// One of the two.
  @MainActor final class Part {
    let layout: UICollectionViewLayout
    /// As of its last preparation; nothing that is no size.
    private(set) var contentSize = CGSize.zero
    var isOutdated = true

    init(_ layout: UICollectionViewLayout) { self.layout = layout }

    func prepare() {
      guard isOutdated else { return }
      layout.prepare()
      adoptPrepared()
    }

    /// The layout has been prepared.
    func adoptPrepared() {
      isOutdated = false
      let size = layout.collectionViewContentSize
      if size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 { contentSize = size }
    }

    /// In the collection view's coordinates, as is the answer. Attributes that cannot be shown are left out.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
      let answer = layout.layoutAttributesForElements(in: isMirrored ? mirrored(rect) : rect) ?? []
      return answer.filter(\.isShowable).map { mirrored(appearing($0)) }
    }

    /// nil where the layout has no such element that can be shown.
    func element(_ id: ElementID) -> UICollectionViewLayoutAttributes? {
      guard let attributes = layout.elementAttributes(id), attributes.isShowable else { return nil }
      return mirrored(appearing(attributes))
    }

    /// No section scrolls by itself between two layouts: its elements are where they appear.
    private func appearing(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
    {
      guard let section = layout.orthogonalSection(holding: attributes.elementID), let view = layout.owner,
        let place = view.orthogonalPlace(ofSection: section, in: layout)
      else { return attributes }
      let travel = view.orthogonalTravel(in: place, ofSection: section)
      let way =
        place.section.axis == .horizontal ? CGPoint(x: travel, y: 0) : CGPoint(x: 0, y: travel)
      return attributes.appearing(scrolledBy: way) ?? attributes
    }

    private var isMirrored: Bool {
      guard let view = layout.owner else { return false }
      return layout.flipsHorizontallyInOppositeLayoutDirection
        && view.effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    }

    private var mirrorWidth: CGFloat { layout.mirrorWidth(for: contentSize) }

    private func mirrored(_ rect: CGRect) -> CGRect {
      CGRect(x: mirrorWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    private func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
    {
      guard isMirrored, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
        return attributes
      }
      copy.center.x = mirrorWidth - copy.center.x
      return copy
    }
  }

  let current: Part
  let next: Part

  init(_ current: UICollectionViewLayout, _ next: UICollectionViewLayout) {
    (self.current, self.next) = (Part(current), Part(next))
  }

  var all: [Part] { [current, next] }

  func prepare() {
    for part in all { part.prepare() }
  }

  func markOutdated(_ layout: UICollectionViewLayout) {
    for part in all where part.layout === layout { part.isOutdated = true }
  }

  /// As for a reload: counts and everything.
  func invalidate() {
    for part in all {
      part.isOutdated = true
      let context = part.layout.makeInvalidationContext()
      context.markEverything()
      part.layout.systemInvalidate(with: context)
    }
  }
}
