// UITableViewCell — after Apple's documentation "UITableViewCell", read 2026-11.
// State: partial.

import QuartzCore

/// Shows one row after another.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// The name the cell was made with; nil for one that is never used again.
  open var reuseIdentifier: String? { reuseName }
  var reuseName: String?
  /// The table whose cell it is, from before `cellForRowAt` returns it is nil.
  weak var table: UITableView?
  /// As the table said last.
  var row = TableRow()
  /// Whether the row has left and the cell is still seen, on its way out.
  var isDeparting = false

  public init(style: CellStyle, reuseIdentifier: String?) {
    reuseName = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// How nibs make them.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How registered classes are instantiated: pure Swift can call only required initialisers of a metatype, and cells
  /// in the wild write `override init(style:reuseIdentifier:)` without `required`.
  public required convenience init(_registeredStyle style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Called on a cell before it is handed out again; never on a new one.
  open func prepareForReuse() {}

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var isSelected = false
  open var isHighlighted = false
  open var isEditing = false

  /// Takes on what the table says of the row's place, animated within an animation block.
  func adopt(_ row: TableRow) { self.row = row }

  /// The height that the cell would have at that width by its constraints, its content configuration or its text, in
  /// points; nil where nothing says: then the table takes its default (44).
  func fittingHeight(forWidth width: CGFloat) -> CGFloat? { nil }

  /// Where a touch begins to move the row, in the cell's coordinates; nil where there is no grip.
  var gripFrame: CGRect? { nil }
}
