// Bringing an item to a place on screen (uikit-fidelity 2.12).

import QuartzCore

extension UICollectionView {
  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    makeLayoutCurrent()
    guard let offset = offset(showing: indexPath, at: position) else { return }
    setContentOffset(offset, animated: animated)
  }

  private func offset(showing indexPath: IndexPath, at position: ScrollPosition) -> CGPoint? {
    guard isLayoutValid || isPreparing else { return nil }
    guard hasItem(at: indexPath), let item = layout.layoutAttributesForItem(at: indexPath).map(mirrored),
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
    let frame = item.frame
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
