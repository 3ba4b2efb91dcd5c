// A table cell follows its place in the table.

import QuartzCore

extension UITableViewCell {
  /// Takes on what the table says of the row's place, animated within an animation block.
  func adopt(_ row: TableRow) {
    let old = self.row
    guard row != old else { return }
    self.row = row
    if let level = row.indentationLevel, level != old.indentationLevel { indentationLevel = level }
    if row.style != old.style { showBackdrop() }
    if cardCorners != Self.corners(old) { roundCorners() }
    setNeedsLayout()
    if row.editing != old.editing { editingChanged() }
  }

  private func editingChanged() {
    let animated = UIView.inheritedAnimationDuration > 0 && UIView.areAnimationsEnabled
    let isEdited = row.editing != nil
    willTransition(to: Self.editControl(row) == nil ? [] : .showingEditControl)
    isInTransition = true
    if isEditing != isEdited {
      setEditing(isEdited, animated: animated)
    } else {
      accessoriesChanged(animated: animated)
    }
    backdrop.mark?.removeFromSuperview()
    backdrop.mark = nil
    showMark(animated: false)
  }

  // MARK: Cards

  private static func corners(_ row: TableRow) -> CACornerMask? {
    row.style == .insetGrouped ? CACornerMask(isFirst: row.isFirst, isLast: row.isLast) : nil
  }

  var cardCorners: CACornerMask? { Self.corners(row) }

  /// The first and the last row of a card share its corners; what they show is cut off there.
  private func roundCorners() {
    let mask = cardCorners ?? []
    layer.cornerRadius = mask.isEmpty ? 0 : RowCard.radius
    layer.maskedCorners = mask
    clipsToBounds = !mask.isEmpty
  }
}
