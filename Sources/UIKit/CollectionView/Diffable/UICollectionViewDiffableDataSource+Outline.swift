// Expanding and collapsing the items of an outline by touch.

import QuartzCore

extension UICollectionViewDiffableDataSource: OutlineSource {
  func outlinePlace(at indexPath: IndexPath) -> (level: Int, isExpanded: Bool)? {
    guard !outlines.isEmpty, let item = itemIdentifier(for: indexPath),
      let section = sectionIdentifier(for: indexPath.section), let outline = outlines[section]?.outline,
      let level = outline.level(of: item)
    else { return nil }
    return (level, outline.isExpanded(item))
  }

  /// Asks the handlers, tells them, and applies what comes of it, animated. An expanded item has, of what
  /// lies below it, what `snapshotForExpandingParent` makes of that.
  func toggleOutline(at indexPath: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: indexPath),
      let section = sectionIdentifier(for: indexPath.section), var snapshot = outlines[section],
      snapshot.contains(item)
    else { return false }
    let handlers = sectionSnapshotHandlers
    if snapshot.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return false }
      handlers.willCollapseItem?(item)
      snapshot.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return false }
      handlers.willExpandItem?(item)
      if let below = handlers.snapshotForExpandingParent?(item, snapshot.snapshot(of: item)) {
        snapshot.replace(childrenOf: item, using: below)
      }
      snapshot.expand([item])
    }
    apply(snapshot, to: section, animatingDifferences: true)
    return true
  }
}
