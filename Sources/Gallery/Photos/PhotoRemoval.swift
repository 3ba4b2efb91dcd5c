import UIKit

/// How a photo leaves the strip: its thumbnail collapses, then its neighbours close the gap while the one
/// that takes its place opens. Only after that is it gone.
struct PhotoRemoval: Equatable, Sendable {
  /// In seconds.
  static let collapseDuration: TimeInterval = 0.15
  /// In seconds.
  static let closeDuration: TimeInterval = 0.15

  let item: Int
  private let count: Int
  private let start: CGFloat
  private let openings: [ThumbnailOpening]
  private let collapse: Passage
  private let closing: Passage

  /// Of `count` photos. `start` is where the strip is, in photos from the first, `time` in seconds.
  init(of item: Int, count: Int, from start: CGFloat, openings: [ThumbnailOpening], at time: TimeInterval) {
    self.item = item
    self.count = count
    self.start = start
    self.openings = openings
    collapse = Passage(start: time, duration: Self.collapseDuration)
    closing = Passage(start: time + Self.collapseDuration, duration: count > 1 ? Self.closeDuration : 0)
  }

  /// The photo that comes into focus, as it counts once the other is gone: the one behind, or before the last
  /// one. nil where none is left.
  var successor: Int? { count > 1 ? min(item, count - 2) : nil }

  /// As it counts while the other is still there.
  private var opened: Int? { count > 1 ? (item < count - 1 ? item + 1 : item - 1) : nil }

  func isOver(at time: TimeInterval) -> Bool { closing.isOver(at: time) }

  /// In photos from the first; the strip moves on the way to its end only where the last photo goes.
  func place(at time: TimeInterval) -> CGFloat {
    let gone = start + (CGFloat(item) - start) * collapse.progress(at: time)
    return gone + (CGFloat(successor ?? item) - CGFloat(item)) * closingProgress(at: time)
  }

  func pose(at time: TimeInterval) -> ThumbnailPose {
    let progress = closingProgress(at: time)
    let open = openings.shifted(to: item, by: collapse.progress(at: time)).shifted(to: opened, by: progress)
    return ThumbnailPose(
      openings: open,
      removal: ThumbnailRemoval(item: item, collapse: collapse.progress(at: time), closing: progress))
  }

  private func closingProgress(at time: TimeInterval) -> CGFloat {
    time < closing.start ? 0 : closing.progress(at: time)
  }
}
