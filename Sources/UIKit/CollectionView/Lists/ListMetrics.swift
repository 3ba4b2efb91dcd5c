// Measures of lists, in points. None of them is documented: each is widely reported of devices, or our
// choice, as it says; nothing else depends on them.

import QuartzCore

enum ListMetrics {
  typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  /// A row until its cell has been asked (widely reported: a row with one line of text).
  static let rowEstimate: CGFloat = 44
  /// A header or footer until its view has been asked (widely reported of tables).
  static let plainBarEstimate: CGFloat = 28
  static let groupedBarEstimate: CGFloat = 38
  /// Above a header that stays on screen (widely reported: since iOS 15).
  static let plainHeaderPadding: CGFloat = 22
  /// Above and below the groups of a grouped list, 35 together (widely reported of tables; the halves are our
  /// choice). Between groups that have headers, those with `groupTop` are all the room there is (widely
  /// reported: 55 or 56).
  static let groupTop: CGFloat = 18
  static let groupBottom: CGFloat = 17
  /// Above and below the sections of a sidebar (our choice).
  static let sidebarGap: CGFloat = 8
  /// Beside cards: as the margins of a screen, in narrow ones and in those from `wideScreen` on (widely
  /// reported).
  static let narrowMargin = ScreenMargins.narrow
  static let wideMargin = ScreenMargins.wide
  static let wideScreen = ScreenMargins.wideScreen

  /// Between the edges of what a list is laid out in and its rows.
  ///
  /// - Parameter width: of the whole screen.
  static func sideInset(_ appearance: Appearance, width: CGFloat) -> CGFloat {
    switch appearance {
    case .plain, .grouped, .sidebarPlain: 0
    case .insetGrouped, .sidebar: width < wideScreen ? narrowMargin : wideMargin
    }
  }

  /// Above the first row or header of a section, and below its last row or footer.
  static func sectionRoom(_ appearance: Appearance, hasHeader: Bool) -> (above: CGFloat, below: CGFloat) {
    switch appearance {
    case .plain: (hasHeader ? plainHeaderPadding : 0, 0)
    case .grouped, .insetGrouped: (groupTop, hasHeader ? 0 : groupBottom)
    case .sidebar, .sidebarPlain: (sidebarGap, sidebarGap)
    }
  }

  static func barEstimate(_ appearance: Appearance) -> CGFloat {
    switch appearance {
    case .plain, .sidebarPlain: plainBarEstimate
    case .grouped, .insetGrouped, .sidebar: groupedBarEstimate
    }
  }
}
