// Rows that are swiped aside.

import QuartzCore

extension UITableView {
  /// After every layout pass.
  func followSwipes() {}

  /// Brings back the row that is open.
  func closeSwipe(animated: Bool) {}

  /// Whether the touch closes a row, or works its buttons: it presses nothing else.
  func swallows(_ touch: UITouch) -> Bool { false }

  /// Shows the button that confirms that the row is to be deleted.
  func openDeletion(at path: IndexPath) {}
}
