// Which rows of a collection view can be swiped.

import QuartzCore

extension UICollectionView: SwipingList {
  var offersSwipes: Bool { layout.offersSwipes }

  func swipedRow(at point: CGPoint) -> (any SwipedRow)? {
    guard !isEditing, movement == nil else { return nil }
    return indexPathForItem(at: point).flatMap(cellForItem)
  }

  func swipeActions(of row: any SwipedRow) -> SwipeActions {
    guard let cell = row as? UICollectionViewCell, let path = indexPath(for: cell) else { return (nil, nil) }
    return layout.swipeActions(at: path)
  }
}
