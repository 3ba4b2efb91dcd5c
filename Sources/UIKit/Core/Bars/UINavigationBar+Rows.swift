// Which rows a navigation bar has, and which of the appearances it shows.

import QuartzCore

extension UINavigationBar {
  /// The rows for `item` with nothing scrolled away.
  func rows(for item: UINavigationItem?) -> BarRows {
    var rows = BarRows(buttons: isCompact ? BarMetrics.compactRow : BarMetrics.row)
    guard let item else { return rows }
    if item.prompt?.isEmpty == false { rows.buttons += BarMetrics.prompt }
    if let search = item.searchController {
      rows.search = max(0, search.searchBar.intrinsicContentSize.height - BarMetrics.searchTrim)
      rows.hidesSearch = item.hidesSearchBarWhenScrolling && !search.isActive
      if search.isActive, search.hidesNavigationBarDuringPresentation {
        rows.buttons = 0
        return rows
      }
    }
    let isLarge = prefersLargeTitles && !isCompact && item.inheritsLargeTitle
    if isLarge, item.titleView == nil, item.title?.isEmpty == false { rows.title = BarMetrics.largeTitle }
    return rows
  }

  /// An automatic title is as that of the item below, and the first one as the bar prefers.
  func resolveLargeTitles() {
    var isLarge = true
    for item in items ?? [] {
      if item.largeTitleDisplayMode != .automatic { isLarge = item.largeTitleDisplayMode == .always }
      item.inheritsLargeTitle = isLarge
    }
  }

  var hasBackgroundImage: Bool { !backgroundImages.isEmpty }

  /// The appearances of the item go before the bar's (Apple's documentation of both).
  var currentLook: BarLook<UINavigationBarAppearance> {
    let standard = item?.standardAppearance ?? standardAppearance
    let compact = isCompact ? item?.compactAppearance ?? compactAppearance : nil
    let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
    let compactEdge = isCompact ? item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
    return BarLook(standard: compact ?? standard, edge: compactEdge ?? edge, of: self)
  }
}
