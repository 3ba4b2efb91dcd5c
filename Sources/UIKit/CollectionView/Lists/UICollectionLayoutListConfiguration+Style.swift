// A list as the style of a section: its rows, its colour, the actions behind its rows.

import QuartzCore

extension UICollectionLayoutListConfiguration: SectionStyle {
  var pinsFirstItem: Bool { headerMode == .firstItemInSection && pinsHeaders }

  var movesItemsUpAndDown: Bool { true }

  var backdrop: UIColor? { backgroundColor ?? appearance.defaultBackground }

  var offersSwipes: Bool {
    leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
  }

  func swipeActions(at path: IndexPath) -> SwipeActions {
    (leadingSwipeActionsConfigurationProvider?(path), trailingSwipeActionsConfigurationProvider?(path))
  }

  func note(
    ofItem item: Int, of count: Int, at path: IndexPath, from dataSource: (any UICollectionViewDataSource)?
  ) -> (any ElementNote)? {
    var row = ListRow(
      item: item, of: count, in: self,
      separators: itemSeparatorHandler?(path, separatorConfiguration) ?? separatorConfiguration)
    if let place = (dataSource as? any OutlineSource)?.outlinePlace(at: path) {
      (row.level, row.isExpanded) = (place.level, place.isExpanded)
    }
    return row
  }

  func note(ofBar kind: String) -> (any ElementNote)? {
    switch kind {
    case UICollectionView.elementKindSectionHeader: ListRow(appearance: appearance, role: .header)
    case UICollectionView.elementKindSectionFooter: ListRow(appearance: appearance, role: .footer)
    default: nil
    }
  }
}

extension ListRow: ElementNote {
  var cardCorners: CACornerMask? {
    appearance == .insetGrouped ? CACornerMask(isFirst: isFirst, isLast: isLast) : nil
  }
}

extension UICollectionViewLayoutAttributes {
  /// The note of a list on its row; nil outside of lists.
  var listRow: ListRow? {
    get { note as? ListRow }
    set { note = newValue }
  }
}
