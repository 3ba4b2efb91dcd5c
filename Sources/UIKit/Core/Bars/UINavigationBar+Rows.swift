// Which rows a navigation bar has, and which of the appearances it shows.

import QuartzCore

extension UINavigationBar {
  /// Whether the bar is as low as on a phone that lies on its side.
  var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

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

  /// An appearance, and whether it is shown without its ground, and without its hairline.
  struct Look {
    let appearance: UINavigationBarAppearance
    let isClear: Bool
    var hasLine = true
  }

  /// Those of the item go before the bar's (Apple's documentation of both).
  var currentLook: Look {
    let standard = item?.standardAppearance ?? standardAppearance
    let compact = isCompact ? item?.compactAppearance ?? compactAppearance : nil
    let under = compact ?? standard
    guard isContentUnder == false else { return Look(appearance: under, isClear: false) }
    let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
    let compactEdge = isCompact ? item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
    if let given = compactEdge ?? edge { return Look(appearance: given, isClear: false) }
    return Look(
      appearance: under, isClear: !(BarGround.legacyColoursStayAtEdge && hasLegacyGround), hasLine: false)
  }

  private var hasLegacyGround: Bool {
    !isTranslucent || barTintColor != nil || barStyle != .default || !backgroundImages.isEmpty
  }
}
