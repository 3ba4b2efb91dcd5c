import UIKit

/// The way of the strip to a thumbnail that was tapped: what was open closes while that one opens.
struct StripGlide: Equatable, Sendable {
  /// In seconds.
  static let duration: TimeInterval = 0.3

  private let start: CGFloat
  private let openings: [ThumbnailOpening]
  private let passage: Passage
  let item: Int

  /// `start` is in photos from the first, `time` in seconds.
  init(from start: CGFloat, openings: [ThumbnailOpening], to item: Int, at time: TimeInterval) {
    self.start = start
    self.openings = openings
    self.item = item
    passage = Passage(start: time, duration: Self.duration)
  }

  func isOver(at time: TimeInterval) -> Bool { passage.isOver(at: time) }

  /// In photos from the first.
  func place(at time: TimeInterval) -> CGFloat {
    start + (CGFloat(item) - start) * passage.progress(at: time)
  }

  func pose(at time: TimeInterval) -> ThumbnailPose {
    ThumbnailPose(openings: openings.shifted(to: item, by: passage.progress(at: time)))
  }

  /// How far whatever is in the middle is open, 0 to 1: neither the old nor the new on the way between them.
  func openness(at time: TimeInterval) -> CGFloat { abs(2 * passage.progress(at: time) - 1) }
}

extension [ThumbnailOpening] {
  /// These on their way to `item` open and all others closed; `progress` is from 0 to 1.
  func shifted(to item: Int?, by progress: CGFloat) -> [ThumbnailOpening] {
    var amounts: [Int: CGFloat] = [:]
    for opening in self { amounts[opening.item] = opening.amount * (1 - progress) }
    if let item { amounts[item, default: 0] += progress }
    return amounts.filter { $0.value > 0 }.sorted { $0.key < $1.key }
      .map { ThumbnailOpening(item: $0.key, amount: $0.value) }
  }
}
