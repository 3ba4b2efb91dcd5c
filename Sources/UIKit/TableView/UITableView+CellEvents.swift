// The events that cells tell their table.

import QuartzCore

extension UITableView {
  /// The detail button of the cell's accessory was tapped.
  func accessoryButtonTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  /// The round button at the leading edge (delete or insert) was tapped: a row is inserted at once, deleted
  /// after a second tap.
  func editControlTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    switch editingStyle(at: path) {
    case .insert: commit(.insert, at: path)
    case .delete: openDeletion(at: path)
    case .none: break
    }
  }

  /// The red confirmation at the trailing edge was tapped.
  func deleteConfirmed(in cell: UITableViewCell) {
    if let path = indexPath(for: cell) { commit(.delete, at: path) }
  }

  /// The cell or bar may need another height; it is asked again in the next layout pass.
  func heightMayHaveChanged(of view: UIView) { forgetHeight(of: view) }
}
