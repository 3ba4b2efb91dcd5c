// The table tells its views of their places.

import QuartzCore

extension UITableView {
  /// Between the edges of a cell and what it shows, in points.
  var sideMargin: CGFloat { TableMetrics.sideMargin(style, width: bounds.width) }

  /// Points that are not free at the left and at the right, where rows are to keep clear of them.
  var coveredSides: (left: CGFloat, right: CGFloat) {
    guard insetsContentViewsToSafeArea else { return (0, 0) }
    let area = safeAreaInsets
    // An app may answer anything.
    func usable(_ inset: CGFloat) -> CGFloat { inset.isFinite ? max(0, inset) : 0 }
    return (usable(area.left), usable(area.right))
  }

  /// Lays the rows out again where other sides are covered than before.
  func followSides() {
    guard coveredSides != knownSides else { return }
    knownSides = coveredSides
    heightsChanged()
    rowStatesChanged()
  }

  /// Cards stand between what is not free, other rows go on below it.
  private var coveredRoom: (left: CGFloat, right: CGFloat) { style == .insetGrouped ? (0, 0) : coveredSides }

  /// Between the table's edges and its rows, in points: on both sides the same.
  var sideInset: CGFloat {
    let covered = style == .insetGrouped ? max(coveredSides.left, coveredSides.right) : 0
    return TableMetrics.sideInset(style, width: bounds.width) + min(covered, bounds.width / 4)
  }

  /// Cells are told again in the next layout pass.
  func rowStatesChanged() {
    areRowStatesOutdated = true
    setNeedsLayout()
  }

  /// All that the cell of a row does not know by itself.
  func rowState(of element: TableElement) -> TableRow {
    let path = dataPath(element.path)
    let count = content?.sections[element.section].rows.count ?? 0
    var row = TableRow()
    row.style = style
    row.isFirst = element.row == 0
    row.isLast = element.row == count - 1
    row.topSeparator = row.isFirst && style == .grouped ? separator(isOuter: true) : nil
    row.bottomSeparator =
      row.isLast && style == .insetGrouped ? nil : separator(isOuter: row.isLast && style == .grouped)
    row.indentationLevel = indentationLevel(at: path)
    row.editing = isEditing ? editing(at: path) : nil
    row.indexRoom = indexRoom
    row.sideMargin = sideMargin
    (row.leftRoom, row.rightRoom) = coveredRoom
    return row
  }

  /// - Parameter isOuter: whether the line is the edge of a group, which goes from side to side.
  private func separator(isOuter: Bool) -> TableRow.Separator? {
    guard separatorStyle != .none else { return nil }
    return TableRow.Separator(
      color: separatorColor ?? .separator, insets: givenSeparatorInset ?? .zero,
      isFromAutomaticInsets: separatorInsetReference == .fromAutomaticInsets,
      isAutomatic: givenSeparatorInset == nil, isFullWidth: isOuter)
  }

  private func indentationLevel(at path: IndexPath) -> Int? {
    let name = "tableView(_:indentationLevelForRowAt:)"
    guard let delegate, delegate.implements(name) != false else { return nil }
    let level = delegate.tableView(self, indentationLevelForRowAt: path)
    return level == 0 && delegate.implements(name) == nil ? nil : level
  }

  /// Before the cell is asked for its height, and shown.
  func prepare(_ cell: UITableViewCell, as element: TableElement) {
    cell.table = self
    UIView.performWithoutAnimation {
      if let content {
        let rect = content.rect(of: element)
        if cell.bounds.size != rect.size { cell.bounds.size = rect.size }
      }
      cell.adopt(rowState(of: element))
      showState(of: cell, at: dataPath(element.path))
    }
  }

  /// Gives a view that comes on screen the state of its row.
  func showState(of cell: UITableViewCell, at path: IndexPath) {
    let isSelected = selectedPaths.contains(path)
    let isHighlighted = press?.path == path && press?.isHighlighted ?? false
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    if cell.isHighlighted != isHighlighted { cell.setHighlighted(isHighlighted, animated: false) }
  }

  func prepare(_ view: UIView, asBar element: TableElement) {
    UIView.performWithoutAnimation {
      if let content {
        let width = content.rect(of: element).width
        if view.bounds.width != width { view.bounds.size.width = width }
      }
      (view as? UITableViewHeaderFooterView)?.table = self
      tellBar(view, element, isNew: true)
    }
  }

  /// Whether a bar floats changes with every step of scrolling.
  func tellBar(_ view: UIView, _ element: TableElement, isNew: Bool = false) {
    guard element.kind != .row, let view = view as? UITableViewHeaderFooterView, let content else { return }
    var bar = TableBar()
    bar.style = style
    bar.isFooter = element.kind == .footer
    bar.isFloating = seenRect(of: element).minY != content.rect(of: element).minY
    bar.title = (view as? TitleBarView)?.title
    bar.sideMargin = sideMargin + max(coveredRoom.left, coveredRoom.right)
    if isNew || bar != view.bar { view.adopt(bar) }
  }

  /// Tells all cells on screen again: animated within an animation block.
  func tellRowStates() {
    areRowStatesOutdated = false
    for element in shown.all {
      guard let cell = shown[element] as? UITableViewCell, element.kind == .row,
        content?.holds(element) == true
      else { continue }
      let row = rowState(of: element)
      if cell.row != row { cell.adopt(row) }
    }
  }
}
