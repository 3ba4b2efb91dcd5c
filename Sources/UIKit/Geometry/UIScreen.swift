// UIScreen — after Apple's documentation "UIScreen", read 2026-11.
// State: partial. Missing: everything but size and scale.

import QuartzCore

/// The screen of the running preview: as large as its window.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  /// Pixels per point. One fixed scale per session (uikit-fidelity 6.4); 2 is that of the measured scrolls of 1.6.
  nonisolated static let pixelsPerPoint: CGFloat = 2

  public static var main: UIScreen { UIScreen() }

  /// In points, with the origin at the top left.
  public var bounds: CGRect { UIWindow.current?.bounds ?? .zero }

  /// Pixels per point.
  public var scale: CGFloat { Self.pixelsPerPoint }

  /// Pixels per point.
  public var nativeScale: CGFloat { Self.pixelsPerPoint }
}
