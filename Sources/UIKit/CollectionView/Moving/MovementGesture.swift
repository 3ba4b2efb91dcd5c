// The long press that moves items in a collection view controller (Facts 2.14).

import QuartzCore

/// Takes up the item under the finger where the data source lets it go; everywhere else the press stays the
/// cell's.
@MainActor final class MovementGesture: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  init() {
    super.init(target: nil, action: nil)
    delegate = self
    addAction { [weak self] _ in self?.follow() }
  }

  private var collectionView: UICollectionView? { view as? UICollectionView }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let collectionView, let path = collectionView.indexPathForItem(at: location(in: collectionView))
    else { return false }
    return collectionView.canMoveItem(at: path)
  }

  private func follow() {
    guard let collectionView else { return }
    let place = location(in: collectionView)
    switch state {
    case .began:
      if let path = collectionView.indexPathForItem(at: place) {
        _ = collectionView.beginInteractiveMovementForItem(at: path)
      }
    case .changed: collectionView.updateInteractiveMovementTargetPosition(place)
    case .ended: collectionView.endInteractiveMovement()
    case .possible, .cancelled, .failed: collectionView.cancelInteractiveMovement()
    }
  }
}
