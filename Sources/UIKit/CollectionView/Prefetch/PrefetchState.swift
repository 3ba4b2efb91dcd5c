// Items that the prefetch data source has been told of, and which way scrolling goes (Facts 2.8).

import QuartzCore

struct PrefetchState {
  /// Items announced that have neither been shown nor called off.
  var announced: Set<IndexPath> = []
  /// Where the content stood at the last look.
  private var lastOffset: CGPoint?
  /// Whether it last moved towards smaller offsets.
  private(set) var isBackwards = false
  /// Which way sections on screen go that scroll by themselves.
  var headings: [Int: PrefetchHeading] = [:]

  mutating func follow(_ offset: CGPoint) {
    let last = lastOffset ?? offset
    if last != offset { isBackwards = offset.x < last.x || offset.y < last.y }
    lastOffset = offset
  }
}

/// An item without a view, and where it appears, in content coordinates.
struct WaitingItem {
  let path: IndexPath
  let frame: CGRect
}
