// Rows of a table that are swiped aside: which can be, and what lies behind them.

import QuartzCore

extension UITableView: SwipingList {
  var offersSwipes: Bool { dataSource != nil }

  func swipedRow(at point: CGPoint) -> (any SwipedRow)? {
    guard !isEditing, movement == nil else { return nil }
    return indexPathForRow(at: point).flatMap(cellForRow)
  }

  func swipeActions(of row: any SwipedRow) -> SwipeActions {
    guard let cell = row as? UITableViewCell, let path = indexPath(for: cell), canEditRow(at: path) else {
      return (nil, nil)
    }
    let leading = delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    // The delegate may have changed the rows.
    guard indexPath(for: cell) == path else { return (nil, nil) }
    return (leading, trailingActions(of: cell, at: path))
  }

  /// The delegate's in the newest form that it has; else a button that deletes.
  private func trailingActions(of cell: UITableViewCell, at path: IndexPath) -> UISwipeActionsConfiguration? {
    if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return own }
    if let actions = delegate?.tableView(self, editActionsForRowAt: path) {
      let configuration = UISwipeActionsConfiguration(actions: actions.map { contextual($0, cell) })
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
    guard editingStyle(at: path) == .delete,
      dataSource?.implements("tableView(_:commit:forRowAt:)") != false
    else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let delete = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self, weak cell] _, _, complete in
      if let cell { self?.deleteConfirmed(in: cell) }
      complete(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// An action of the form before iOS 11. The row closes when it has been performed, and does not leave by
  /// itself.
  private func contextual(_ action: UITableViewRowAction, _ cell: UITableViewCell) -> UIContextualAction {
    let new = UIContextualAction(style: .normal, title: action.title) {
      [weak self, weak cell] _, _, complete in
      if let cell, let path = self?.indexPath(for: cell) { action.handler(action, path) }
      complete(true)
    }
    new.backgroundColor = action.backgroundColor ?? (action.style == .normal ? .systemGray : .systemRed)
    return new
  }

  /// Brings back the row that is open.
  func closeSwipe(animated: Bool) {
    if animated { openSwipe?.handle(.dismissed) } else { openSwipe?.end() }
  }

  /// Shows what lies at the trailing edge of the row: by default the button that confirms that it is to be
  /// deleted.
  func openDeletion(at path: IndexPath) {
    guard let cell = cellForRow(at: path) else { return }
    openTrailingActions(trailingActions(of: cell, at: path), of: cell)
  }

  /// The row of the cell has been swiped, or has come back.
  func swipeChanged(of cell: UITableViewCell) {
    let path = indexPath(for: cell)
    guard cell.swipe != nil else {
      delegate?.tableView(self, didEndEditingRowAt: path)
      return
    }
    if let path { delegate?.tableView(self, willBeginEditingRowAt: path) }
  }
}
