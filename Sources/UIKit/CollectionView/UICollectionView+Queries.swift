// Questions about what is shown, and about what the layout says of the rest.

import QuartzCore

extension UICollectionView {
  /// One element on screen, with the attributes that the layout returned for it.
  package typealias ShownElement = (
    attributes: UICollectionViewLayoutAttributes, view: UICollectionReusableView
  )

  /// What is on screen as of the last layout pass: not hidden, intersecting the bounds; by section, then item, cells
  /// first, then by kind.
  package var shownElements: [ShownElement] {
    shown.ids.compactMap { id in
      guard let entry = shown[id], !entry.attributes.isHidden, entry.attributes.frame.intersects(bounds)
      else {
        return nil
      }
      return (entry.attributes, entry.view)
    }
  }

  func shownPaths(of category: ElementCategory, kind: String) -> [IndexPath] {
    shown.ids.filter { $0.category == category && $0.kind == kind }.map(\.indexPath)
  }

  func shownViews(of category: ElementCategory, kind: String) -> [UICollectionReusableView] {
    shown.ids.filter { $0.category == category && $0.kind == kind }.compactMap { shown[$0]?.view }
  }

  /// The answer of a current layout; nil while nothing can be laid out (no area, or from within `prepare()` before
  /// the first answer).
  func currentAttributes(
    _ question: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    makeLayoutCurrent()
    return isLayoutValid || isPreparing ? question(layout).map(mirrored) : nil
  }

  /// By what the layout says, not by views: also right between two layout passes.
  func topmostItem(at point: CGPoint) -> IndexPath? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    makeLayoutCurrent()
    guard isLayoutValid else { return nil }
    return layout.topmostPlace(at: unmirrored(point))
  }
}

extension UICollectionViewLayout {
  /// The topmost item at `point`, in the layout's own coordinates; nil where there is none.
  func topmostPlace(at point: CGPoint) -> IndexPath? {
    let around = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let hits = (layoutAttributesForElements(in: around) ?? []).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.isShowable && $0.covers(point)
        && collectionView?.hasItem(at: $0.indexPath) ?? false
    }
    return hits.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
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
