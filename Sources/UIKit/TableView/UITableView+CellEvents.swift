// What cells tell their table.

import QuartzCore

extension UITableView {
  /// The detail button of the cell's accessory was tapped.
  func accessoryButtonTapped(in cell: UITableViewCell) {}

  /// The round button at the leading edge (delete or insert) was tapped.
  func editControlTapped(in cell: UITableViewCell) {}

  /// The red confirmation at the trailing edge was tapped.
  func deleteConfirmed(in cell: UITableViewCell) {}

  /// What the cell or bar shows may need another height; asked again in the next layout pass.
  func heightMayHaveChanged(of view: UIView) {}
}
