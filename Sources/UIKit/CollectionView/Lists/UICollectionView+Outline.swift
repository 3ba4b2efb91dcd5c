// The work of a row's accessories on the list: its outline, its order.

import QuartzCore

extension UICollectionView {
  /// Shows or hides what the item on screen holds, where the data source shows outlines and its handlers
  /// allow it.
  ///
  /// - Returns: whether it did.
  @discardableResult func toggleOutline(at indexPath: IndexPath) -> Bool {
    guard let source = dataSource as? any OutlineSource else { return false }
    return source.toggleOutline(at: dataPath(ofShown: indexPath))
  }

  /// Moves the row of `cell` up and down as the finger of `gesture` goes: what a reorder accessory does with
  /// its pan. The row is taken up when the gesture begins, where the data source lets it go.
  func reorder(_ cell: UICollectionViewCell, following gesture: UIGestureRecognizer) {
    let finger = gesture.location(in: self).y
    switch gesture.state {
    case .began:
      guard let path = indexPath(for: cell), beginInteractiveMovementForItem(at: path) else { return }
      // The finger is not at the middle of the row, and the row must not jump there.
      dragging.reorderGrip = cell.center.y - finger
    case .changed:
      updateInteractiveMovementTargetPosition(CGPoint(x: cell.center.x, y: finger + dragging.reorderGrip))
    case .ended:
      endInteractiveMovement()
    case .cancelled:
      cancelInteractiveMovement()
    case .possible, .failed:
      break
    }
  }
}
