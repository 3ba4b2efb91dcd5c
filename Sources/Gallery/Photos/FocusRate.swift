import UIKit

/// How far thumbnails open that are in the middle, over time: closed while a finger drags the strip, open at
/// rest.
struct FocusRate: Equatable, Sendable {
  /// Seconds from closed to open; what has less far to go takes less.
  static let openDuration: TimeInterval = 0.15

  private var from: CGFloat
  private(set) var target: CGFloat
  private var passage = Passage(start: 0, duration: 0)

  /// At rest.
  init(_ value: CGFloat = 1) {
    from = value
    target = value
  }

  /// 0 to 1, at `time` (seconds).
  func value(at time: TimeInterval) -> CGFloat {
    from + (target - from) * passage.progress(at: time)
  }

  func isMoving(at time: TimeInterval) -> Bool { from != target && !passage.isOver(at: time) }

  /// Sets out for `target` from wherever it is; on the way there already, it goes on.
  mutating func turn(to target: CGFloat, at time: TimeInterval) {
    guard target != self.target else { return }
    from = value(at: time)
    self.target = target
    passage = Passage(start: time, duration: Self.openDuration * TimeInterval(abs(target - from)))
  }
}
