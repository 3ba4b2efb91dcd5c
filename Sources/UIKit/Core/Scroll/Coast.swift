import QuartzCore

/// Content that moves on by itself, both axes at once.
struct Coast: Sendable {
  /// When the hand let go, in seconds of virtual time: the touch's own timestamp, not a frame's.
  let start: TimeInterval
  let horizontal: Glide
  let vertical: Glide

  /// Seconds of virtual time.
  var end: TimeInterval { start + max(horizontal.duration, vertical.duration) }

  /// Whether anything moves at all.
  var moves: Bool { horizontal.duration > 0 || vertical.duration > 0 }

  /// Where it comes to rest, in points.
  var target: CGPoint { CGPoint(x: horizontal.target, y: vertical.target) }

  /// Content offset at `time` (seconds of virtual time), in points.
  func offset(at time: TimeInterval) -> CGPoint {
    guard time < end else { return target }
    return CGPoint(x: horizontal.position(at: time - start), y: vertical.position(at: time - start))
  }

  /// Points per second at `time` (seconds of virtual time).
  func velocity(at time: TimeInterval) -> CGPoint {
    CGPoint(x: horizontal.velocity(at: time - start), y: vertical.velocity(at: time - start))
  }
}
