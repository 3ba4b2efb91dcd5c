import QuartzCore

/// How finely everything is laid out and drawn.
enum ScreenScale {
  /// Pixels per point. One fixed scale per session (Facts 6.4); 2 is that of the measured scrolls
  /// of 1.6.
  static let pixelsPerPoint: CGFloat = 2
}
