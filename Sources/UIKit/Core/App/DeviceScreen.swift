/// The device of a session as the app on its screen sees it, in points. Without one the screen is a bare
/// rectangle.
package struct DeviceScreen: Equatable, Sendable {
  /// The safe area and the status bar of a screen held one way round.
  package struct Side: Equatable, Sendable {
    package var safeArea: UIEdgeInsets
    /// 0: no status bar is shown that way round.
    package var statusBarHeight: CGFloat

    package init(safeArea: UIEdgeInsets, statusBarHeight: CGFloat) {
      self.safeArea = safeArea
      self.statusBarHeight = statusBarHeight
    }
  }

  package var upright: Side
  package var onSide: Side
  /// Whether the area at the top that is not free belongs to a cut-out, which stays when the status bar goes.
  package var hasCutout: Bool
  /// Pixels per point of the screen itself.
  package var pixelsPerPoint: CGFloat
  package var isTablet: Bool

  package init(upright: Side, onSide: Side, hasCutout: Bool, pixelsPerPoint: CGFloat, isTablet: Bool) {
    self.upright = upright
    self.onSide = onSide
    self.hasCutout = hasCutout
    self.pixelsPerPoint = pixelsPerPoint
    self.isTablet = isTablet
  }
}
