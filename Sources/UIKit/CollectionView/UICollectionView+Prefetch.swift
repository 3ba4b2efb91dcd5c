// Telling the prefetch data source what comes next (uikit-fidelity 2.8).

import QuartzCore

extension UICollectionView {
  struct PrefetchState {
    /// Items announced that have neither been shown nor called off.
    var announced: Set<IndexPath> = []
    /// Where the content stood at the last look.
    var lastOffset: CGPoint?
    /// Whether it last moved towards smaller offsets.
    var isBackwards = false
  }

  /// Announces the items of the layout's last answer that lie ahead and are not shown; calls off those that the
  /// answer no longer holds. Ahead is where scrolling went last; at first, where the content goes on.
  func updatePrefetch() {
    guard isPrefetchingEnabled, movement == nil, let source = prefetchDataSource, let answer else { return }
    let last = prefetch.lastOffset ?? contentOffset
    if last != contentOffset { prefetch.isBackwards = contentOffset.x < last.x || contentOffset.y < last.y }
    prefetch.lastOffset = contentOffset

    let waiting = answer.elements.filter { $0.id.category == .cell && shown[$0.id] == nil }
    let ahead = waiting.map { (path: $0.id.indexPath, frame: appearingFrame(of: $0)) }
      .filter { isAhead($0.frame) }
      .sorted { (distance(to: $0.frame), $0.path) < (distance(to: $1.frame), $1.path) }
      .map(\.path)
    let near = Set(waiting.map(\.id.indexPath))
    let gone = prefetch.announced.subtracting(near).filter { shown[.cell($0)] == nil }.sorted()
    let new = ahead.filter { !prefetch.announced.contains($0) }

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
