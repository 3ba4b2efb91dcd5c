// Rows that two fingers select.

import QuartzCore

extension UITableView: TwoFingerSelecting {
  /// To be called when it may have changed whether several rows can be selected while they are edited.
  func followTwoFingers() {
    if allowsMultipleSelectionDuringEditing, twoFingers == nil { twoFingers = TwoFingerSelection(self) }
    twoFingers?.pan.isEnabled = allowsMultipleSelectionDuringEditing
  }

  func path(underFingers point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  var countsBySection: [Int] { (0..<numberOfSections).map { numberOfRows(inSection: $0) } }

  func mayBeginSelecting(at path: IndexPath) -> Bool {
    delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path)
      ?? allowsMultipleSelectionDuringEditing
  }

  func beginSelecting(at path: IndexPath) {
    if !isEditing { setEditing(true, animated: true) }
    delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  func endSelecting() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }

  func turn(_ path: IndexPath, selected: Bool) {
    guard hasRow(at: path), selectedPaths.contains(path) != selected else { return }
    if selected { selectByTouch(path, setsOffSegue: false) } else { deselectByTouch(path) }
  }
}
