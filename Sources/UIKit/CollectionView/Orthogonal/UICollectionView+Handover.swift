// Elements that come from one scroll view into another, or go where they are in no sight: they are drawn
// where they were when that begins (Facts 2.10, 4.7).

import QuartzCore

extension UICollectionView {
  /// A view that has been on screen is to be put into what holds `element` now: gives it the place there at
  /// which it is drawn where it was. Its own animations go on.
  func hand(_ view: UICollectionReusableView, over element: PlacedElement) {
    guard takeInHand(view, for: element), let old = view.superview else { return }
    let new = element.scrollsWith.flatMap { orthogonal.views[$0] } ?? self
    let (from, to) = (drawnOrigin(of: old), drawnOrigin(of: new))
    view.center = CGPoint(x: view.center.x + from.x - to.x, y: view.center.y + from.y - to.y)
  }

  private func drawnOrigin(of holder: UIView) -> CGPoint {
    (holder as? OrthogonalScrollView)?.drawnOrigin ?? .zero
  }

  /// Where `attributes`, of an element under its new name, belong in what holds `view` still.
  func place(of attributes: UICollectionViewLayoutAttributes, seenFrom view: UIView) -> CGPoint {
    var center = attributes.center
    if let section = layout.orthogonalSection(holding: attributes.elementID),
      let offset = orthogonalOffset(ofSection: section)
    {
      center = CGPoint(x: center.x - offset.x, y: center.y - offset.y)
    }
    guard let holder = view.superview as? OrthogonalScrollView else { return center }
    return CGPoint(
      x: center.x - holder.frame.minX + holder.contentOffset.x,
      y: center.y - holder.frame.minY + holder.contentOffset.y)
  }
}

extension UICollectionReusableView {
  /// The place that is drawn at `point` (content coordinates of the collection view), in the coordinates of
  /// what holds the view.
  func placeInHolder(_ point: CGPoint) -> CGPoint {
    guard let origin = (superview as? OrthogonalScrollView)?.drawnOrigin else { return point }
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }
}

extension OrthogonalScrollView {
  /// Where the origin of its content is drawn just now, in the collection view's content coordinates.
  fileprivate var drawnOrigin: CGPoint {
    let drawn = layer.presented
    let size = drawn.bounds.size
    let corner = CGPoint(x: drawn.position.x - size.width / 2, y: drawn.position.y - size.height / 2)
    return CGPoint(x: corner.x - drawn.bounds.minX, y: corner.y - drawn.bounds.minY)
  }
}
