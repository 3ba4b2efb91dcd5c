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

extension UICollectionViewCompositionalLayout {
  /// The actions that the list has for the item at `path`, by the data source's own path.
  func listSwipeActions(at path: IndexPath) -> SwipeActions {
    guard path.count == 2, let list = list(path.section) else { return (nil, nil) }
    return (
      list.leadingSwipeActionsConfigurationProvider?(path),
      list.trailingSwipeActionsConfigurationProvider?(path)
    )
  }
}

extension UICollectionLayoutListConfiguration {
  var offersSwipes: Bool {
    leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
  }
}
