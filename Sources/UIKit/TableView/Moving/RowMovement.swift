// A row that follows a finger to another place.

import QuartzCore

/// From the touch on its grip until the finger lifts.
struct RowMovement {
  var item: MovedItem
  /// Where the middle of the cell is to be, in content coordinates.
  var y: CGFloat
  /// Scrolls while the row is held near an edge.
  var edgeScroll: EdgeScroll?
}

extension TableContent {
  /// Where a row that stands at `current` belongs when its middle is at `y`: places among the others, without
  /// itself.
  ///
  /// Two rows change places once the one that is moved would lie under its own middle, so that it never goes
  /// back and forth between places of different heights.
  func place(forMiddleAt y: CGFloat, of current: ItemPlace) -> ItemPlace {
    guard y.isFinite, !sections.isEmpty else { return current }
    let height = rect(of: .row(current.item, current.section)).height
    let section = min(section(endingAfter: y), sections.count - 1)
    let rows = sections[section].rows
    let top = start(ofSection: section) + sections[section].rowsStart
    if y < top { return entering(section, fromAbove: true, current) }
    let row = rows.row(endingAfter: y - top)
    guard row < rows.count else { return entering(section, fromAbove: false, current) }
    let rect = rect(of: .row(row, section))
    guard section == current.section else {
      return ItemPlace(section: section, item: y < rect.midY ? row : row + 1)
    }
    if row > current.item {
      return y >= rect.maxY - height ? ItemPlace(section: section, item: row) : current
    }
    if row < current.item { return y < rect.minY + height ? ItemPlace(section: section, item: row) : current }
    return current
  }

  /// Beside the rows of a section: its first place or its last.
  private func entering(_ section: Int, fromAbove: Bool, _ current: ItemPlace) -> ItemPlace {
    let others = sections[section].rows.count - (section == current.section ? 1 : 0)
    return ItemPlace(section: section, item: fromAbove ? 0 : max(0, others))
  }
}

/// A touch on a grip takes the row up at once.
@MainActor final class RowMovementGesture: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  init() {
    super.init(target: nil, action: nil)
    minimumPressDuration = 0
    delegate = self
    addAction { [weak self] _ in self?.follow() }
  }

  private var table: UITableView? { view as? UITableView }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let table, table.isEditing, table.movement == nil else { return false }
    return table.gripPath(under: touch.location(in: table)) != nil
  }

  private func follow() {
    guard let table else { return }
    let y = location(in: table).y
    switch state {
    case .began:
      if let path = table.gripPath(under: location(in: table)) { table.beginMovement(of: path, fingerAt: y) }
    case .changed: table.moveFinger(to: y)
    case .ended: table.endMovement()
    case .possible, .cancelled, .failed: table.cancelMovement()
    }
  }
}
