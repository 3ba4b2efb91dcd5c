// Telling the prefetch data source what comes next (Facts 2.8).

import QuartzCore

extension UICollectionView {
  /// Announces the items of the layout's last answer that lie ahead and are not shown, and those that lie
  /// ahead in sections that scroll by themselves; calls off those that neither holds any more. Ahead is where
  /// scrolling went last; at first, where the content goes on.
  func updatePrefetch() {
    guard isPrefetchingEnabled, movement == nil, let source = prefetchDataSource, let answer = pass.answer
    else { return }
    prefetch.follow(contentOffset)
    let waiting = answer.elements.filter { $0.id.category == .cell && elementViews.shown[$0.id] == nil }
      .map { WaitingItem(path: $0.id.indexPath, frame: appearingFrame(of: $0)) }
    let across = itemsAheadAcross()
    let near = Set((waiting + across).map(\.path))
    let ahead = (waiting.filter { isAhead($0.frame) } + across)
      .sorted { (distance(to: $0.frame), $0.path) < (distance(to: $1.frame), $1.path) }
    let gone = prefetch.announced.subtracting(near).filter { elementViews.shown[.cell($0)] == nil }.sorted()
    var new: [IndexPath] = []
    for path in ahead.map(\.path) where !prefetch.announced.contains(path) && new.last != path {
      new.append(path)
    }

    prefetch.announced = prefetch.announced.intersection(near).union(new)
    if !gone.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: gone) }
    if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new) }
  }

  private func isAhead(_ frame: CGRect) -> Bool {
    let isAfter = frame.minX > bounds.maxX || frame.minY > bounds.maxY
    let isBefore = frame.maxX < bounds.minX || frame.maxY < bounds.minY
    return prefetch.isBackwards ? isBefore : isAfter
  }

  private func distance(to frame: CGRect) -> CGFloat {
    hypot(frame.midX - bounds.midX, frame.midY - bounds.midY)
  }
}
