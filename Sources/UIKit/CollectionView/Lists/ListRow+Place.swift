// The looks of a row by its place in the section: corners and separators.

import QuartzCore

extension ListRow {
  /// - Parameters:
  ///   - separators: those of the item; visibilities that are automatic are decided here.
  ///   - count: of the items in the section, the header among them where that is the first item.
  init(
    item: Int, of count: Int, in list: UICollectionLayoutListConfiguration,
    separators: UIListSeparatorConfiguration
  ) {
    self.init(appearance: list.appearance)
    let first = list.headerMode == .firstItemInSection ? 1 : 0
    if item < first {
      role = .header
      return
    }
    isFirst = item == first
    isLast = item == count - 1
    guard list.showsSeparators else { return }
    topSeparator = separator(
      separators, separators.topSeparatorVisibility, separators.topSeparatorInsets, isOuter: isFirst,
      isAutomatic: isFirst && list.appearance.hasOuterSeparators)
    bottomSeparator = separator(
      separators, separators.bottomSeparatorVisibility, separators.bottomSeparatorInsets, isOuter: isLast,
      isAutomatic: !isLast || list.appearance.hasOuterSeparators)
  }

  /// The line; nil where there is none.
  private func separator(
    _ configuration: UIListSeparatorConfiguration, _ visibility: UIListSeparatorConfiguration.Visibility,
    _ insets: NSDirectionalEdgeInsets, isOuter: Bool, isAutomatic: Bool
  ) -> Separator? {
    guard visibility == .visible || visibility == .automatic && isAutomatic else { return nil }
    // The lines around a group go from edge to edge.
    let automatic = isOuter && appearance == .grouped ? NSDirectionalEdgeInsets.zero : nil
    return Separator(
      color: configuration.color, multipleSelectionColor: configuration.multipleSelectionColor,
      insets: insets == UIListSeparatorConfiguration.automaticInsets ? automatic : insets)
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// Whether there are lines above the first row and below the last (widely reported: not around cards).
  fileprivate var hasOuterSeparators: Bool { self == .plain || self == .grouped }

  /// Behind the rows. Sidebars: our choice.
  @MainActor var defaultBackground: UIColor {
    switch self {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }
}
