// Layouts written for one reading direction in an interface of the other (Facts 2.15, 3.10): they keep their
// own coordinates, and the collection view mirrors what goes in and what comes out.

import QuartzCore

extension UICollectionView {
  var isMirrored: Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
  }

  /// Between the two sides that change places, in points.
  var mirrorWidth: CGFloat { layout.mirrorWidth(for: contentSize) }

  /// A rectangle of this view (content coordinates) in the layout's coordinates.
  func unmirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored, !rect.isNull else { return rect }
    let rect = rect.standardized
    return CGRect(x: mirrorWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Attributes of the layout in this view's coordinates; a copy if that makes a difference.
  func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard isMirrored, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    if let section = layout.orthogonalSection(holding: copy.elementID),
      let place = orthogonalPlace(ofSection: section)
    {
      copy.center = place.mirrored(copy.center)
    } else {
      copy.center.x = mirrorWidth - copy.center.x
    }
    return copy
  }

  /// The elements that the layout places on `rect`, both in this view's coordinates.
  func layoutAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let attributes = layout.layoutAttributesForElements(in: unmirrored(rect)) else { return nil }
    return isMirrored ? attributes.map(mirrored) : attributes
  }

  /// Content that is mirrored begins on the right.
  func showMirroredStart() {
    guard !contentPlace.hasShownStart, contentSize.width > 0 else { return }
    contentPlace.hasShownStart = true
    if isMirrored, contentSize.width > bounds.width { contentOffset.x = _maximumContentOffset.x }
  }
}
