import QuartzCore

/// Directions with a strength, as behaviours have them.
extension CGVector {
  /// - Parameter angle: radians clockwise from the right.
  init(angle: CGFloat, magnitude: CGFloat) {
    self.init(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// Radians clockwise from the right.
  var angle: CGFloat { atan2(dy, dx) }
  var magnitude: CGFloat { hypot(dx, dy) }
}
