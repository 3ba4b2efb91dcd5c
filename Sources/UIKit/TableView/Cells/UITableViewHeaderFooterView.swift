// UITableViewHeaderFooterView — after Apple's documentation "UITableViewHeaderFooterView", read 2026-11.
// State: partial.

import QuartzCore

/// A header or footer of a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  open var reuseIdentifier: String? { reuseName }
  var reuseName: String?
  weak var table: UITableView?
  /// The place that the view has in the table.
  var bar = TableBar()

  public init(reuseIdentifier: String?) {
    reuseName = reuseIdentifier
    super.init(frame: .zero)
  }

  /// How nibs make them.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How registered classes are instantiated.
  public required convenience init(_registeredIdentifier identifier: String?) {
    self.init(reuseIdentifier: identifier)
  }

  open func prepareForReuse() {}

  func adopt(_ bar: TableBar) { self.bar = bar }

  /// As that of cells; nil where nothing says.
  func fittingHeight(forWidth width: CGFloat) -> CGFloat? { nil }
}

/// What a table says of a header or footer.
struct TableBar: Equatable {
  var style = UITableView.Style.plain
  var isFooter = false
  /// Whether it is held at the edge of the screen, over rows.
  var isFloating = false
  /// Text of `titleForHeaderInSection` or its like; nil where the view says its own.
  var title: String?
  var sideMargin: CGFloat = 16
}
