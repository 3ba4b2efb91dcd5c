// Rows that are edited: deleted, inserted, moved.

import QuartzCore

extension UITableView {
  /// Seconds in which controls come and go.
  static let editingDuration: TimeInterval = 0.3

  func changeEditing(to editing: Bool, animated: Bool) {
    // Also where nothing else changes: so apps close a row by themselves.
    closeSwipe(animated: animated)
    guard editing != isBeingEdited else { return }
    cancelMovement()
    isBeingEdited = editing
    selectionRulesChanged()
    guard animated, window != nil, UIView.areAnimationsEnabled, hasBeenLaidOut else {
      tellOfEditing(animated: false)
      return
    }
    layoutIfNeeded()
    UIView.animate(withDuration: Self.editingDuration) { [self] in
      tellOfEditing(animated: true)
      layoutIfNeeded()
    }
  }

  private func tellOfEditing(animated: Bool) {
    for cell in shown.all.compactMap({ shown[$0] as? UITableViewCell }) where cell.isEditing != isEditing {
      cell.setEditing(isEditing, animated: animated)
    }
    tellRowStates()
    // The content beside the controls may need another height.
    heightsChanged()
  }

  func editing(at path: IndexPath) -> TableRow.Editing {
    var editing = TableRow.Editing()
    if canEditRow(at: path) {
      editing.style = editingStyle(at: path)
      editing.selectsSeveral = allowsMultipleSelectionDuringEditing
      editing.indents = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    } else {
      editing.indents = false
    }
    editing.showsGrip = canMoveRow(at: path)
    return editing
  }

  func canEditRow(at path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) ?? false }

  func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
    delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Whether the data source lets the row go: it has to have both methods, or at least not to lack the one
  /// that moves.
  func canMoveRow(at path: IndexPath) -> Bool {
    guard let dataSource, dataSource.implements("tableView(_:moveRowAt:to:)") != false else { return false }
    return dataSource.tableView(self, canMoveRowAt: path)
  }

  /// The user has asked for it: the data source does it.
  func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
    guard style != .none, hasRow(at: path) else { return }
    dataSource?.tableView(self, commit: style, forRowAt: path)
  }
}
