// UITableView — after Apple's documentation "UITableView", read 2026-11.
// State: partial.

import QuartzCore

/// Shows rows in sections, one below the other, and makes only the cells on screen.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// How sections look. It cannot change.
  public let style: Style

  /// `frame` is in the superview's coordinates.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// How nibs make them.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }
}
