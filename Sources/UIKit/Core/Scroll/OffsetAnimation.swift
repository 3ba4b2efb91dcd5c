import QuartzCore

/// `setContentOffset(_:animated:)` under way: the same time over any distance, slow at both ends
/// (Facts 1.9).
struct OffsetAnimation: Sendable, Equatable {
  /// Seconds of virtual time.
  let start: TimeInterval
  /// Content offset at the start, in points.
  let from: CGPoint
  /// Content offset at the end, in points.
  let end: CGPoint
  /// Whether a tap on the status bar, or the key that stands for it, has begun it.
  var isToTop = false

  private static let curve = UnitBezier(0.42, 0, 0.58, 1)

  /// Seconds of virtual time.
  var finish: TimeInterval { start + ScrollConstants.animatedScrollDuration }

  /// Content offset at `time` (seconds of virtual time), in points.
  func offset(at time: TimeInterval) -> CGPoint {
    guard time < finish else { return end }
    let part = Self.curve.progress(at: (time - start) / ScrollConstants.animatedScrollDuration)
    return CGPoint(x: from.x + (end.x - from.x) * part, y: from.y + (end.y - from.y) * part)
  }

  /// The same in the time that is left, from `point` on, to `end`.
  func leading(through point: CGPoint, at time: TimeInterval, to end: CGPoint) -> OffsetAnimation {
    let part =
      time < finish ? Self.curve.progress(at: (time - start) / ScrollConstants.animatedScrollDuration) : 1
    let left = 1 - part
    // At the very end there is no way left to lead through.
    guard left > 0.001 else { return OffsetAnimation(start: start, from: point, end: end, isToTop: isToTop) }
    let from = CGPoint(x: (point.x - end.x * part) / left, y: (point.y - end.y * part) / left)
    return OffsetAnimation(start: start, from: from, end: end, isToTop: isToTop)
  }
}
