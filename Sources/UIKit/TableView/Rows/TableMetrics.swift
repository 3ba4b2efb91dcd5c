// Measures of tables, in points. None of them is documented: each is widely reported of devices, or our
// choice, as it says; nothing else depends on them. See `ListMetrics` for those that tables share with lists.

import QuartzCore

enum TableMetrics {
  /// A row for which there is no other height (documented as the default).
  static let rowHeight: CGFloat = 44
  /// Above the first group where it has no header (widely reported).
  static let firstGroupTop: CGFloat = 35
  /// Higher rows and bars are taken for this high: no layer is drawn that large.
  static let mostHeight: CGFloat = 1_000_000
  /// More rows in a section than that are not there: beyond it numbers of points lose their halves.
  static let mostRows = 1 << 40
  /// Sections beyond that are not there: each is asked for its number of rows.
  static let mostSections = 1_000_000
  /// Rows that are asked for their heights at once where the program wants no estimates; the rest keep the
  /// default.
  static let mostRowsAsked = 1_000_000
  /// The room that the index along the edge takes from the rows (widely reported).
  static let indexRoom: CGFloat = 15

  /// The height that a program's answer comes to; nil leaves the choice to the view.
  static func usable(_ height: CGFloat) -> CGFloat? {
    if height == UITableView.automaticDimension { return nil }
    // Others that are negative, and what is no number, UIKit does not allow.
    return height.isNaN ? 0 : min(max(0, height), mostHeight)
  }

  static func appearance(_ style: UITableView.Style) -> UICollectionLayoutListConfiguration.Appearance {
    switch style {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }

  /// Between the table's edges and its rows.
  static func sideInset(_ style: UITableView.Style, width: CGFloat) -> CGFloat {
    // A table too narrow for margins keeps its rows.
    let inset = ListMetrics.sideInset(appearance(style), width: width)
    return width > 4 * inset ? inset : 0
  }

  /// Between the edges of a cell and what it shows.
  static func sideMargin(_ style: UITableView.Style, width: CGFloat) -> CGFloat {
    width < ListMetrics.wideScreen || style == .insetGrouped
      ? ListMetrics.narrowMargin : ListMetrics.wideMargin
  }

  /// Above and below what a section shows.
  ///
  /// - Parameter padding: `sectionHeaderTopPadding`; nil for the style's own.
  static func room(
    _ style: UITableView.Style, isFirst: Bool, header: TableSection.Bar, footer: TableSection.Bar,
    padding: CGFloat?
  ) -> (above: CGFloat, below: CGFloat) {
    let isGrouped = style != .plain
    if header.isThere {
      let own = isGrouped ? 0 : ListMetrics.plainHeaderPadding
      // A first group's header stands where the room before a second one's is (widely reported: 55 or 56 in
      // all).
      let lead = isGrouped && isFirst && !header.isSaid ? ListMetrics.groupTop : 0
      return (max(0, padding ?? own) + lead, isGrouped && !footer.isThere ? ListMetrics.groupBottom : 0)
    }
    guard isGrouped else { return (0, 0) }
    return (isFirst ? firstGroupTop : ListMetrics.groupTop, footer.isThere ? 0 : ListMetrics.groupBottom)
  }
}
