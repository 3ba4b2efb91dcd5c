// The place of a row in its table, for the cell that shows it.

import QuartzCore

/// Everything about a row that its cell draws and that is not the cell's own.
struct TableRow: Equatable {
  /// A line along the lower or upper edge.
  struct Separator: Equatable {
    var color: UIColor
    /// From the cell's left and right edges, in points.
    var insets: UIEdgeInsets
    /// Whether `insets` are counted from where the cell would begin its separator by itself.
    var isFromAutomaticInsets = false
    /// Whether the cell decides the insets: from where its text begins (left), to its edge (right).
    var isAutomatic = true
    /// Whether the line goes from edge to edge of the cell whatever its insets: around groups.
    var isFullWidth = false
  }

  /// The controls of editing at the cell's edges.
  struct Editing: Equatable {
    var style = UITableViewCell.EditingStyle.none
    /// Whether a round mark for the choice of several rows stands in place of delete and insert.
    var selectsSeveral = false
    /// Whether the content moves aside for the control.
    var indents = true
    /// Whether a grip for moving the row is shown.
    var showsGrip = false
  }

  var style = UITableView.Style.plain
  /// Whether the row is the first, or the last, of its section.
  var isFirst = false
  var isLast = false
  var topSeparator: Separator?
  var bottomSeparator: Separator?
  /// By the delegate's `indentationLevelForRowAt`; nil: as the cell says.
  var indentationLevel: Int?
  /// nil: the table is not being edited.
  var editing: Editing?
  /// At the trailing edge, for the index, in points.
  var indexRoom: CGFloat = 0
  /// The room at the cell's edges that is not free, in points: only backgrounds and separators go there.
  var leftRoom: CGFloat = 0
  var rightRoom: CGFloat = 0
  /// From both edges of the cell to its content at least: the table's margins, in points.
  var sideMargin: CGFloat = 16
}
