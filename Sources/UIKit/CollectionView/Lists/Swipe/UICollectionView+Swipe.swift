// Which rows can be swiped, and which one is.

import QuartzCore

extension UICollectionView {
  /// What a collection view knows of swipes.
  struct Swiping {
    var gesture: SwipeGesture?
    /// The latest row that was swiped; it may be closed by now.
    weak var latest: RowSwipe?
    /// The content offset at which it was swiped.
    var offset = CGPoint.zero
    /// From the finger down to the middle of the row that it moves by its reorder accessory, in points.
    var grip: CGFloat = 0
  }

  /// The row that is open, or on its way.
  var openSwipe: RowSwipe? { swiping.latest }

  /// After every layout pass: lists with actions get their gesture, and scrolling closes the open row.
  func followSwipes() {
    if swiping.gesture == nil, layout.offersSwipes {
      let gesture = SwipeGesture()
      swiping.gesture = gesture
      addGestureRecognizer(gesture)
    }
    if let open = openSwipe, open.isOpen, contentOffset != swiping.offset { open.handle(.dismissed) }
  }

  /// The swipe of the row at `point` (content coordinates), if that has actions on `side` or is open.
  func swipe(at point: CGPoint, showing side: SwipeSide) -> RowSwipe? {
    guard !isEditing, movement == nil, let path = indexPathForItem(at: point),
      let cell = cellForItem(at: path)
    else { return nil }
    if let swipe = cell.swipe, swipe.isOpen {
      swiping.offset = contentOffset
      return swipe
    }
    let actions = layout.swipeActions(at: path)
    cell.swipe?.end()
    let swipe = RowSwipe(cell, leading: actions.leading, trailing: actions.trailing)
    guard swipe.hasActions(side) else { return nil }
    openSwipe?.handle(.dismissed)
    cell.swipe = swipe
    swiping.latest = swipe
    swiping.offset = contentOffset
    return swipe
  }

  /// Whether the touch closes a row, or works its buttons: it presses nothing else.
  func swallows(_ touch: UITouch) -> Bool {
    guard let gesture = swiping.gesture, touch.gestureRecognizers?.contains(gesture) ?? false else {
      return false
    }
    return gesture.closesRow
  }
}

extension UICollectionViewCompositionalLayout {
  /// The actions that the list has for the item at `path`, by the data source's own path.
  func listSwipeActions(
    at path: IndexPath
  ) -> (leading: UISwipeActionsConfiguration?, trailing: UISwipeActionsConfiguration?) {
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
