import QuartzCore

/// A finger or a wheel that holds the content.
struct ScrollDrag: Sendable, Equatable {
  enum Source: Sendable { case finger, wheel }

  let source: Source
  /// Content offset when the drag began, in points; where pages change their length under it, the nearest
  /// page.
  var origin: CGPoint
  /// Axes along which the content follows.
  let axes: Set<ScrollAxis>
  /// Where the content would have been at the start if it followed past the edges point for point.
  private var freeOrigin: CGPoint
  /// How far the hand has moved since, in points; the content moves the other way.
  var translation = CGPoint.zero

  init(source: Source, origin: CGPoint, free: CGPoint, axes: Set<ScrollAxis>) {
    self.source = source
    self.origin = origin
    self.freeOrigin = free
    self.axes = axes
  }

  /// Where the content would be if it followed past the edges point for point.
  var free: CGPoint {
    CGPoint(x: freeOrigin.x - translation.x, y: freeOrigin.y - translation.y)
  }

  /// Goes on from another place: the program has moved the content under the finger.
  mutating func continueFrom(free: CGPoint) {
    freeOrigin = CGPoint(x: free.x + translation.x, y: free.y + translation.y)
  }
}
