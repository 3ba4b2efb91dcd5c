import QuartzCore

/// The system's margins at the sides of a screen, in points (widely reported).
enum ScreenMargins {
  static let narrow: CGFloat = 16
  static let wide: CGFloat = 20
  /// The width from which the wide ones are.
  static let wideScreen: CGFloat = 414
}
