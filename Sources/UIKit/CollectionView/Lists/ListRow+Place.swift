// What a row looks like by its place in the section: corners and separators.

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

extension UICollectionViewCompositionalLayout {
  /// What a list says of its element; nil in other sections, and for what is no row.
  func listRow(of element: CompositionElement) -> ListRow? {
    switch element {
    case .item(let item, let section): listRow(ofItem: item, section: section)
    case .bar(let bar, let section):
      content.flatMap { listRow(ofBar: $0.plans[section].bars[bar].bar.kind, section: section) }
    case .badge, .background, .globalBar: nil
    }
  }

  /// What the list says of that item; nil in other sections.
  private func listRow(ofItem item: Int, section: Int) -> ListRow? {
    guard let list = list(section), let content, content.plans.indices.contains(section) else { return nil }
    let path =
      collectionView?.dataPath(ofShown: IndexPath(item: item, section: section))
      ?? IndexPath(item: item, section: section)
    let common = list.separatorConfiguration
    var row = ListRow(
      item: item, of: content.plans[section].itemCount, in: list,
      separators: list.itemSeparatorHandler?(path, common) ?? common)
    if let place = (collectionView?.dataSource as? any OutlineSource)?.outlinePlace(at: path) {
      (row.level, row.isExpanded) = (place.level, place.isExpanded)
    }
    return row
  }

  /// What the list says of its header or footer; nil in other sections, and for bars of other kinds.
  private func listRow(ofBar kind: String, section: Int) -> ListRow? {
    guard let list = list(section) else { return nil }
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      return ListRow(appearance: list.appearance, role: .header)
    case UICollectionView.elementKindSectionFooter:
      return ListRow(appearance: list.appearance, role: .footer)
    default:
      return nil
    }
  }

  func list(_ section: Int) -> UICollectionLayoutListConfiguration? {
    lists.indices.contains(section) ? lists[section] : nil
  }
}

/// A data source that knows how its items lie in each other.
@MainActor protocol OutlineSource: AnyObject {
  /// How many items the item lies in, and whether its own are shown; nil for items outside of outlines.
  func outlinePlace(at indexPath: IndexPath) -> (level: Int, isExpanded: Bool)?
  /// Shows or hides what the item holds, as the app's handlers allow. Whether it did.
  func toggleOutline(at indexPath: IndexPath) -> Bool
}
