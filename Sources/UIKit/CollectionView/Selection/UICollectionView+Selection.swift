// Highlight and selection, by touch and by program (Facts 2.13).

import QuartzCore

extension UICollectionView {
  // MARK: By touch

  /// Whether the touch is the collection view's: on one of its cells, with no other finger pressing.
  func beginPress(_ touches: Set<UITouch>) -> Bool {
    guard maySelect, selection.press == nil, movement == nil, let touch = touches.first,
      let indexPath = indexPath(under: touch)
    else {
      return false
    }
    if swallows(touch) { return true }
    guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else { return true }
    selection.press = .init(touch: touch, indexPath: indexPath, isHighlighted: false)
    highlightPressed(true)
    return true
  }

  func movePress(_ touches: Set<UITouch>) -> Bool {
    guard let press = selection.press, let touch = press.touch, touches.contains(touch) else { return false }
    let isInside = isOver(touch, press.indexPath)
    if isInside != press.isHighlighted { highlightPressed(isInside) }
    return true
  }

  /// Selection before `didUnhighlight`, in the order of UIKit's headers.
  func endPress(_ touches: Set<UITouch>) -> Bool {
    guard let press = selection.press, let touch = press.touch, touches.contains(touch) else { return false }
    if press.isHighlighted, isOver(touch, press.indexPath) { tap(press.indexPath) }
    finishPress()
    return true
  }

  func cancelPress(_ touches: Set<UITouch>) -> Bool {
    guard let touch = selection.press?.touch, touches.contains(touch) else { return false }
    finishPress()
    return true
  }

  func finishPress() {
    if selection.press?.isHighlighted ?? false { highlightPressed(false) }
    selection.press = nil
  }

  private func highlightPressed(_ isOn: Bool) {
    guard let indexPath = selection.press?.indexPath else { return }
    selection.press?.isHighlighted = isOn
    cellForItem(at: indexPath)?.isHighlighted = isOn
    if isOn {
      delegate?.collectionView(self, didHighlightItemAt: indexPath)
    } else {
      delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    }
  }

  private func indexPath(under touch: UITouch) -> IndexPath? {
    var view = touch.view
    while let here = view, here !== self {
      if let cell = here as? UICollectionViewCell, let indexPath = indexPath(for: cell) { return indexPath }
      view = here.superview
    }
    return nil
  }

  private func isOver(_ touch: UITouch, _ indexPath: IndexPath) -> Bool {
    guard let cell = cellForItem(at: indexPath) else { return false }
    return cell.point(inside: touch.location(in: cell), with: nil)
  }

  /// A finger has lifted on an item. In multiple selection that turns the item over; else it selects it,
  /// again if need be, after the others have been deselected without being asked.
  private func tap(_ indexPath: IndexPath) {
    if cellForItem(at: indexPath)?.togglesOutline == true, toggleOutline(at: indexPath) { return }
    if maySelectSeveral, selection.paths.contains(indexPath) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      setSelected(false, at: indexPath)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
    } else if delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true {
      selectByTouch(indexPath)
    }
    // After the selection, whether that was allowed or not.
    if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: indexPath) ?? false {
      delegate?.collectionView(self, performPrimaryActionForItemAt: indexPath)
    }
  }

  private func selectByTouch(_ indexPath: IndexPath) {
    if !maySelectSeveral {
      for other in selection.paths.sorted() where other != indexPath {
        setSelected(false, at: other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    setSelected(true, at: indexPath)
    cellForItem(at: indexPath)?.nibSelection?()
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  // MARK: Rules

  var maySelect: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  var maySelectSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// No delegate is told of deselected items: the program did it.
  func selectionRulesChanged() {
    if isEditing, !maySelect {
      deselectAll()
    } else if !maySelectSeveral {
      keepOneSelection()
    }
  }

  func editingChanged() {
    selectionRulesChanged()
    openSwipe?.handle(.dismissed)
    for id in elementViews.shown.ids {
      guard let cell = elementViews.shown[id]?.view as? UICollectionViewCell else { continue }
      cell.configurations.isEditing = isEditing
      cell.setNeedsUpdateConfiguration()
    }
  }

  // MARK: By program

  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard maySelect else { return }
    guard let indexPath, hasItem(at: indexPath) else {
      if let indexPath { warn("selectItem: there is no item at \(indexPath)") } else { deselectAll() }
      return
    }
    if !maySelectSeveral { deselectAll(but: indexPath) }
    setSelected(true, at: indexPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
    selection.set(indexPath, isSelected: isSelected)
    let cell = cellForItem(at: shownPath(indexPath))
    if let cell, cell.isSelected != isSelected { cell.isSelected = isSelected }
  }

  private func deselectAll(but kept: IndexPath? = nil) {
    for indexPath in selection.paths.sorted() where indexPath != kept { setSelected(false, at: indexPath) }
  }

  func keepOneSelection() {
    if selection.paths.count > 1 { deselectAll(but: selection.paths.min()) }
  }

  /// Forgets all of it without telling anybody: the items are no longer the same.
  func clearSelection() {
    selection.paths = []
    selection.press = nil
  }

  /// Gives a view that comes on screen the state of its item.
  func showState(of cell: UICollectionViewCell, at indexPath: IndexPath) {
    let isSelected = selection.paths.contains(indexPath)
    let isHighlighted = selection.isHighlighted(indexPath)
    cell.configurations.isEditing = isEditing
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
  }
}
