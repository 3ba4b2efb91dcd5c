// Highlight and selection, by touch and by program.

import QuartzCore

/// A finger that came down on a row, until it lifts.
struct RowPress {
  weak var touch: UITouch?
  /// Goes with the row.
  var path: IndexPath
  var isHighlighted: Bool
}

extension UITableView {
  // MARK: By touch

  /// Whether the touch is the table's: on one of its cells, with no other finger pressing.
  func beginPress(_ touches: Set<UITouch>) -> Bool {
    guard maySelect, press == nil, movement == nil, let touch = touches.first, let path = path(under: touch)
    else {
      return false
    }
    if swallows(touch) { return true }
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return true }
    press = RowPress(touch: touch, path: path, isHighlighted: false)
    highlightPressed(true)
    return true
  }

  func movePress(_ touches: Set<UITouch>) -> Bool {
    guard let press, let touch = press.touch, touches.contains(touch) else { return false }
    let isInside = isOver(touch, press.path)
    if isInside != press.isHighlighted { highlightPressed(isInside) }
    return true
  }

  /// Unlike in collection views the highlight goes before the selection comes (widely reported).
  func endPress(_ touches: Set<UITouch>) -> Bool {
    guard let press, let touch = press.touch, touches.contains(touch) else { return false }
    let isTap = press.isHighlighted && isOver(touch, press.path)
    let generation = generation
    finishPress()
    if isTap, generation == self.generation { tap(press.path) }
    return true
  }

  func cancelPress(_ touches: Set<UITouch>) -> Bool {
    guard let touch = press?.touch, touches.contains(touch) else { return false }
    finishPress()
    return true
  }

  func finishPress() {
    if press?.isHighlighted ?? false { highlightPressed(false) }
    press = nil
  }

  private func highlightPressed(_ isOn: Bool) {
    guard let path = press?.path else { return }
    press?.isHighlighted = isOn
    cellForRow(at: path)?.setHighlighted(isOn, animated: false)
    if isOn {
      delegate?.tableView(self, didHighlightRowAt: path)
    } else {
      delegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  private func path(under touch: UITouch) -> IndexPath? {
    var view = touch.view
    while let here = view, here !== self {
      if let cell = here as? UITableViewCell, let path = indexPath(for: cell) { return path }
      view = here.superview
    }
    return nil
  }

  private func isOver(_ touch: UITouch, _ path: IndexPath) -> Bool {
    guard let cell = cellForRow(at: path) else { return false }
    return cell.point(inside: touch.location(in: cell), with: nil)
  }

  /// A lift on a row: where several can be selected it turns the row over; else it selects it, again if need
  /// be. The delegate may name other rows to be selected or deselected.
  private func tap(_ path: IndexPath) {
    if maySelectSeveral, selectedPaths.contains(path) {
      deselectByTouch(path)
    } else {
      selectByTouch(path)
    }
    // After the selection, whether that was allowed or not.
    if hasRow(at: path), delegate?.tableView(self, canPerformPrimaryActionForRowAt: path) ?? false {
      delegate?.tableView(self, performPrimaryActionForRowAt: path)
    }
  }

  func deselectByTouch(_ path: IndexPath) {
    guard let delegate else { return deselect(path) }
    guard let allowed = delegate.tableView(self, willDeselectRowAt: path), selectedPaths.contains(allowed)
    else {
      return
    }
    deselect(allowed)
  }

  private func deselect(_ path: IndexPath) {
    setSelected(false, at: path, animated: false)
    delegate?.tableView(self, didDeselectRowAt: path)
    tellOfSelection()
  }

  func selectByTouch(_ path: IndexPath, setsOffSegue: Bool = true) {
    let chosen = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let chosen, hasRow(at: chosen) else { return }
    if !maySelectSeveral {
      for other in selectedPaths.sorted() where other != chosen { deselectByTouch(other) }
    }
    setSelected(true, at: chosen, animated: false)
    // A storyboard's segue is prepared before the delegate hears of the selection (widely reported).
    if setsOffSegue { cellForRow(at: chosen)?.nibSelection?() }
    delegate?.tableView(self, didSelectRowAt: chosen)
    tellOfSelection()
  }

  private func tellOfSelection() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  // MARK: Rows that may be selected

  var maySelect: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  var maySelectSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// The delegate does not hear of rows that are deselected: the program did it.
  func selectionRulesChanged() {
    if isEditing, !maySelect {
      deselectAll(animated: false)
    } else if !maySelectSeveral, selectedPaths.count > 1 {
      deselectAll(but: selectedPaths.min(), animated: false)
    }
  }

  // MARK: By program

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let path else { return deselectAll(animated: animated) }
    guard hasRow(at: path) else { return warn("selectRow: there is no row at \(path)") }
    if !maySelectSeveral { deselectAll(but: path, animated: animated) }
    setSelected(true, at: path, animated: animated)
    if position != .none { scrollToRow(at: path, at: position, animated: animated) }
  }

  func setSelected(_ isSelected: Bool, at path: IndexPath, animated: Bool) {
    if isSelected { selectedPaths.insert(path) } else { selectedPaths.remove(path) }
    let cell = cellForRow(at: shownPath(path))
    if let cell, cell.isSelected != isSelected { cell.setSelected(isSelected, animated: animated) }
  }

  private func deselectAll(but kept: IndexPath? = nil, animated: Bool) {
    for path in selectedPaths.sorted() where path != kept { setSelected(false, at: path, animated: animated) }
  }
}
