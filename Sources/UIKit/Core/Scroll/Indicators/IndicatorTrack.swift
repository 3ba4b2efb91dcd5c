import Foundation

/// Where a scroll indicator's bar stands on its track along one axis, and how long it is (Facts 1.14).
///
/// The bar is to the track what is seen is to the content; past an edge it is squeezed against the end of the
/// track.
struct IndicatorTrack: Sendable, Equatable {
  /// Of the track, in points.
  let length: CGFloat
  /// The length that the view shows between its insets along the axis, in points.
  let visible: CGFloat
  /// The legal content offsets.
  let range: OffsetRange

  struct Bar: Sendable, Equatable {
    /// From the start of the track, in points.
    var start: CGFloat
    /// In points.
    var length: CGFloat
  }

  /// nil where there is nowhere to scroll, or no room for a bar.
  func bar(at offset: CGFloat) -> Bar? {
    let shortest = ScrollConstants.shortestSqueezedIndicator
    guard range.canScroll, length >= shortest, offset.isFinite else { return nil }
    let way = range.highest - range.lowest
    let part = max(0, visible) / (max(0, visible) + way)
    let natural = min(max(length * part, ScrollConstants.shortestIndicator), length)
    let squeezed = max(natural - abs(range.overshoot(of: offset)), shortest)
    let progress = (range.clamp(offset) - range.lowest) / way
    return Bar(start: progress * (length - squeezed), length: squeezed)
  }
}
