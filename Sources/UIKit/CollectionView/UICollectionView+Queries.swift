// Questions about what is shown, and about what the layout says of the rest.

import QuartzCore

extension UICollectionView {
  /// One element on screen, with the attributes that the layout returned for it.
  package struct ShownElement {
    package let attributes: UICollectionViewLayoutAttributes
    package let view: UICollectionReusableView
    /// Where it appears in content coordinates: the bounding box, with the section's own offset applied.
    package let frame: CGRect
    /// That offset; nil for what no section scrolls by itself.
    package let orthogonalOffset: CGPoint?
  }

  /// The elements on screen as of the last layout pass: not hidden, intersecting the bounds; by section, then
  /// item, cells first, then by kind.
  package var shownElements: [ShownElement] {
    elementViews.shown.ids.compactMap { id in
      guard let entry = elementViews.shown[id], !entry.attributes.isHidden else { return nil }
      let offset = scrollingSection(of: id).flatMap(orthogonalOffset)
      let frame = entry.attributes.frame.offsetBy(dx: -(offset?.x ?? 0), dy: -(offset?.y ?? 0))
      guard frame.intersects(bounds) else { return nil }
      return ShownElement(
        attributes: entry.attributes, view: entry.view, frame: frame, orthogonalOffset: offset)
    }
  }

  func shownPaths(of category: ElementCategory, kind: String) -> [IndexPath] {
    elementViews.shown.ids.filter { $0.category == category && $0.kind == kind }.map(\.indexPath)
  }

  func shownViews(of category: ElementCategory, kind: String) -> [UICollectionReusableView] {
    elementViews.shown.ids.filter { $0.category == category && $0.kind == kind }.compactMap {
      elementViews.shown[$0]?.view
    }
  }

  /// The answer of a current layout; nil while nothing can be laid out (no area, or from within `prepare()`
  /// before the first answer).
  func currentAttributes(
    _ question: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    makeLayoutCurrent()
    return pass.canAnswer ? question(layout).map(mirrored) : nil
  }

  /// By what the layout says, not by views: also right between two layout passes.
  func topmostItem(at point: CGPoint) -> IndexPath? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    makeLayoutCurrent()
    guard pass.isLayoutValid else { return nil }
    return layout.topmostPlace(at: unmirrored(point))
  }
}

extension UICollectionViewLayout {
  /// The topmost item that appears at `point`, in the layout's own coordinates; nil where there is none.
  func topmostPlace(at point: CGPoint) -> IndexPath? {
    let around = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let hits = (layoutAttributesForElements(in: around) ?? []).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.isShowable
        && $0.covers(restingPoint(at: point, in: $0.indexPath))
        && collectionView?.hasItem(at: $0.indexPath) ?? false
    }
    return hits.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  /// Where what appears at `point` is while its section is not scrolled.
  private func restingPoint(at point: CGPoint, in item: IndexPath) -> CGPoint {
    guard let section = orthogonalSection(holding: .cell(item)), let view = collectionView,
      let place = view.orthogonalPlace(ofSection: section, in: self)
    else { return point }
    let travel = view.orthogonalTravel(in: place, ofSection: section)
    return place.section.axis == .horizontal
      ? CGPoint(x: point.x + travel, y: point.y) : CGPoint(x: point.x, y: point.y + travel)
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether the transformed bounds hold `point` (content coordinates).
  fileprivate func covers(_ point: CGPoint) -> Bool {
    guard !CATransform3DIsIdentity(transform3D) else { return frame.contains(point) }
    let inverse = CATransform3DGetAffineTransform(transform3D).inverted()
    let local = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(inverse)
    return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      .contains(local)
  }
}
