// Measures of list cells, in points. Apple documents none of them: each is widely reported, or our choice, as
// it says.

import QuartzCore

enum ListCellMetrics {
  /// Above and below what an app's own content view keeps to its margins (widely reported).
  static let verticalMargin: CGFloat = 11
  /// Between an app's own content and the accessory beside it.
  static let accessoryMargin: CGFloat = 8
  /// By which each level lies further in. Our choice: that of table cells (Apple,
  /// `UITableViewCell.indentationWidth`).
  static let indentationWidth: CGFloat = 10
  /// Until accessories have come or gone, or a chevron has turned, in seconds. Our choice.
  static let changeDuration: TimeInterval = 0.3

  /// From a row's edges to what it shows: as beside cards, and beside all on a screen of that width.
  static func margin(screenWidth: CGFloat) -> CGFloat {
    screenWidth < ListMetrics.wideScreen ? ListMetrics.narrowMargin : ListMetrics.wideMargin
  }
}
