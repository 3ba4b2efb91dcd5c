// UISwipeActionsConfiguration — after Apple's documentation of it, read 2026-11.
// State: complete.

import QuartzCore

/// The buttons that lie behind one side of a row. Taken when the swipe begins: what is changed afterwards
/// does not reach the open row.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: MainActorObject {
  /// The first one lies at the row's edge, and is what a full swipe performs.
  public let actions: [UIContextualAction]
  /// Whether swiping all of the row's width performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Those buttons, from the row's edge inwards; without any, the row cannot be swiped to that side.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init(_object: ())
  }

  /// Without actions.
  public convenience init() { self.init(actions: []) }
}
