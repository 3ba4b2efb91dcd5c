// Measures of list cells, in points. Apple documents none of them: each is widely reported, or our choice, as it says.

import QuartzCore

enum ListCellMetrics {
  /// From a row's edges to what it shows: as a screen's margins, in narrow ones and in those that are at least
  /// `wideScreen` wide (widely reported).
  static let narrowMargin: CGFloat = 16
  static let wideMargin: CGFloat = 20
  static let wideScreen: CGFloat = 414
  /// Above and below what an app's own content view keeps to its margins (widely reported).
  static let verticalMargin: CGFloat = 11
  /// Between an app's own content and the accessory beside it.
  static let accessoryMargin: CGFloat = 8
  /// By which each level lies further in. Our choice: that of table cells (Apple, `UITableViewCell.indentationWidth`).
  static let indentationWidth: CGFloat = 10
  /// Of a card of rows (widely reported of iOS 13 to 18), and of what marks a sidebar's row (our choice).
  static let cardRadius: CGFloat = 10
  /// Until accessories have come or gone, or a chevron has turned, in seconds. Our choice.
  static let changeDuration: TimeInterval = 0.3

  static func margin(screenWidth: CGFloat) -> CGFloat {
    screenWidth < wideScreen ? narrowMargin : wideMargin
  }
}
