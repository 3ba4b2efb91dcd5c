// Bringing an item to a place on screen (Facts 2.12).

import QuartzCore

extension UICollectionView {
  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    makeLayoutCurrent()
    guard let offset = offset(showing: indexPath, at: position) else { return }
    scrollSection(to: indexPath, position, animated: animated)
    setContentOffset(offset, animated: animated)
    // The delegate may have gone elsewhere by now; then it counts for nothing.
    contentPlace.landing =
      layout.estimatesSizes ? .init(indexPath: indexPath, position: position, offset: offset) : nil
    if contentPlace.landing != nil { setNeedsLayout() }
  }

  /// The section's own part of it: to the legal place that is nearest to where the item stands as wanted.
  private func scrollSection(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard let section = layout.orthogonalSection(holding: .cell(indexPath)),
      let place = orthogonalPlace(ofSection: section),
      let item = layout.unpinnedAttributesForItem(at: indexPath).map(mirrored)
    else { return }
    let axis = place.section.axis
    let inset = place.contentInset
    let viewport = ItemAlignment.Viewport(
      length: place.frame.size[axis], leadingInset: inset.leading(along: axis),
      trailingInset: inset.trailing(along: axis), contentLength: place.section.contentSize[axis])
    let (start, end) = item.frame.offsetBy(dx: -place.frame.minX, dy: -place.frame.minY).span(along: axis)
    let alignment = axis == .horizontal ? position.horizontalAlignment : position.verticalAlignment
    var offset = place.offset(travel: orthogonalTravel(in: place, ofSection: section))
    offset[axis] = alignment.offset(forItemFrom: start, to: end, in: viewport, current: offset[axis])
    scroll(section: section, to: offset, animated: animated)
  }

  func offset(showing indexPath: IndexPath, at position: ScrollPosition) -> CGPoint? {
    guard pass.canAnswer else { return nil }
    guard hasItem(at: indexPath), let item = layout.unpinnedAttributesForItem(at: indexPath).map(mirrored),
      item.isShowable
    else {
      warn("scrollToItem: there is no item at \(indexPath)")
      return nil
    }
    let insets = adjustedContentInset
    let across = ItemAlignment.Viewport(
      length: bounds.width, leadingInset: insets.left, trailingInset: insets.right,
      contentLength: contentSize.width)
    let down = ItemAlignment.Viewport(
      length: bounds.height, leadingInset: insets.top, trailingInset: insets.bottom,
      contentLength: contentSize.height)
    var frame = item.frame
    if let section = layout.orthogonalSection(holding: .cell(indexPath)),
      let place = orthogonalPlace(ofSection: section)
    {
      // Across, the section scrolls: what shows of it is all there.
      if place.section.axis == .horizontal {
        (frame.origin.x, frame.size.width) = (place.frame.minX, place.frame.width)
      } else {
        (frame.origin.y, frame.size.height) = (place.frame.minY, place.frame.height)
      }
    }
    return CGPoint(
      x: position.horizontalAlignment.offset(
        forItemFrom: frame.minX, to: frame.maxX, in: across, current: contentOffset.x),
      y: position.verticalAlignment.offset(
        forItemFrom: frame.minY, to: frame.maxY, in: down, current: contentOffset.y))
  }
}

extension UICollectionView.ScrollPosition {
  /// UIKit raises for two positions on one axis; here the first of left, centre, right counts.
  fileprivate var horizontalAlignment: ItemAlignment {
    if contains(.left) { return .leading }
    if contains(.centeredHorizontally) { return .center }
    return contains(.right) ? .trailing : .nearest
  }

  /// As `horizontalAlignment`, of top, centre, bottom.
  fileprivate var verticalAlignment: ItemAlignment {
    if contains(.top) { return .leading }
    if contains(.centeredVertically) { return .center }
    return contains(.bottom) ? .trailing : .nearest
  }
}
