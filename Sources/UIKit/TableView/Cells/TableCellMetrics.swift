// Measures of table cells, in points. None of them is documented: each is as files of Interface Builder have
// it, widely reported, or our choice, as it says. Those that list cells have, too, are in `ListCellMetrics`.

import QuartzCore

enum TableCellMetrics {
  /// A row with one line of text (documented as the default height).
  static let leastHeight: CGFloat = 44
  /// Above and below the lines of a text, except with a subtitle (as in list contents).
  static let textMargin: CGFloat = 11
  /// Above a text with a subtitle, between the two, and below: 55.5 in all (as Interface Builder writes it,
  /// at 2 pixels a point).
  static let subtitleTop: CGFloat = 10
  static let subtitleGap: CGFloat = 1
  static let subtitleBottom: CGFloat = 9.5
  /// Between the image and the text (widely reported).
  static let imageGap: CGFloat = 16
  /// Between the texts of `value1` at least. Our choice.
  static let valueGap: CGFloat = 6
  /// The column of the first text of `value2`, and what is between it and the second one (widely reported: 91
  /// and 6).
  static let value2Column: CGFloat = 91
  static let value2Gap: CGFloat = 6
  /// Of the texts of `value2`. Reported of iOS 6, in bold; uncertain since.
  static let value2TextSize: CGFloat = 12
  static let value2DetailSize: CGFloat = 15
  /// Of the second text of `subtitle`: 12 points (as Interface Builder writes it), at the standard size.
  static let subtitleStyle = UIFont.TextStyle.caption1
  /// From the content view's leading edge to its text, and from the text to an accessory behind it, in a cell
  /// whose margins are covered (as in list contents).
  static let innerLeading: CGFloat = 16
  static let innerTrailing: CGFloat = 8
  /// Until a mark of selection has come or gone, in seconds. Our choice.
  static let markDuration: TimeInterval = 0.3
}
