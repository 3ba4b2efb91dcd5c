// Telling the prefetch data source which rows come next (Facts 2.8).

import QuartzCore

struct RowPrefetch {
  /// Rows announced that have neither been shown nor called off.
  var announced: Set<IndexPath> = []
  var heading: PrefetchHeading?
}

extension UITableView {
  /// Rows announced at a time at most.
  private static let mostAnnounced = 1_000

  /// Announces the rows within a screen ahead that are not shown; calls off those that are near no more.
  /// Ahead is where scrolling went last; at first, where the content goes on.
  func updatePrefetch() {
    guard isPrefetchingEnabled, movement == nil, let source = prefetchDataSource, let content else { return }
    var heading = prefetch.heading ?? PrefetchHeading(at: contentOffset.y)
    heading.follow(offsetRange(along: .vertical).clamp(contentOffset.y))
    prefetch.heading = heading

    let screen = bounds.height
    let before = waiting(content.rows(from: bounds.minY - screen, to: bounds.minY, limit: Self.mostAnnounced))
    let after = waiting(content.rows(from: bounds.maxY, to: bounds.maxY + screen, limit: Self.mostAnnounced))
    let near = Set(before + after)
    let ahead = heading.isBackwards ? before.reversed() : after
    let gone = prefetch.announced.subtracting(near).filter { cellForRow(at: $0) == nil }.sorted()
    let new = ahead.filter { !prefetch.announced.contains($0) }

    prefetch.announced = prefetch.announced.intersection(near).union(new)
    if !gone.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: gone) }
    if !new.isEmpty { source.tableView(self, prefetchRowsAt: new) }
  }

  private func waiting(_ rows: [ItemPlace]) -> [IndexPath] {
    rows.filter { shown[.row($0.item, $0.section)] == nil }.map(\.path)
  }
}
