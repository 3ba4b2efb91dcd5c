// Which row of a list or a table is swiped.

import QuartzCore

/// The state of a list's swipes.
@MainActor struct Swiping {
  fileprivate(set) var gesture: SwipeGesture?
  /// The latest row that was swiped; it may be closed by now.
  fileprivate(set) weak var latest: RowSwipe?
  /// The content offset at which it was swiped.
  fileprivate var offset = CGPoint.zero
}

typealias SwipeActions = (leading: UISwipeActionsConfiguration?, trailing: UISwipeActionsConfiguration?)

/// A collection view or a table.
@preconcurrency @MainActor protocol SwipingList: UIScrollView {
  var swiping: Swiping { get set }
  /// Whether any row may have actions.
  var offersSwipes: Bool { get }
  /// The row at `point` (content coordinates) if a finger may swipe it; nil as long as none may be swiped.
  func swipedRow(at point: CGPoint) -> (any SwipedRow)?
  /// Asked when the swipe of the row begins.
  func swipeActions(of row: any SwipedRow) -> SwipeActions
}

extension SwipingList {
  /// The row that is open, or on its way.
  var openSwipe: RowSwipe? { swiping.latest }

  /// After every layout pass: lists with actions get their gesture, and scrolling closes the open row.
  func followSwipes() {
    if swiping.gesture == nil, offersSwipes {
      let gesture = SwipeGesture()
      swiping.gesture = gesture
      addGestureRecognizer(gesture)
    }
    if let open = openSwipe, open.isOpen, contentOffset != swiping.offset { open.handle(.dismissed) }
  }

  /// The swipe of the row at `point` (content coordinates), if that has actions on `side` or is open.
  func swipe(at point: CGPoint, showing side: SwipeSide) -> RowSwipe? {
    guard let row = swipedRow(at: point) else { return nil }
    if let swipe = row.swipe, swipe.isOpen {
      swiping.offset = contentOffset
      return swipe
    }
    let actions = swipeActions(of: row)
    row.swipe?.end()
    let swipe = RowSwipe(row, leading: actions.leading, trailing: actions.trailing)
    guard swipe.hasActions(side) else { return nil }
    begin(swipe, of: row)
    return swipe
  }

  private func begin(_ swipe: RowSwipe, of row: any SwipedRow) {
    openSwipe?.handle(.dismissed)
    row.swipe = swipe
    swiping.latest = swipe
    swiping.offset = contentOffset
  }

  /// As if a finger had swiped the row.
  func openTrailingActions(_ actions: UISwipeActionsConfiguration?, of row: any SwipedRow) {
    // A tap that closes a row does nothing else.
    guard swiping.gesture?.closesRow != true else { return }
    let opened = RowSwipe(row, leading: nil, trailing: actions)
    guard opened.hasActions(.trailing), row.swipe?.isOpen != true else { return }
    row.swipe?.end()
    begin(opened, of: row)
    opened.handle(.panBegan)
    opened.handle(.panned(translation: SwipeSide.trailing.sign))
    opened.handle(.released(velocity: SwipeSide.trailing.sign * 2 * SwipeMetrics.decisiveSpeed))
  }

  /// Whether the touch closes a row, or works its buttons: it presses nothing else.
  func swallows(_ touch: UITouch) -> Bool {
    guard let gesture = swiping.gesture, touch.gestureRecognizers?.contains(gesture) ?? false else {
      return false
    }
    return gesture.closesRow
  }
}
