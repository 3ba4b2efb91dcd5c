// UIScreen — after Apple's documentation "UIScreen", read 2026-11.
// State: partial. Missing: modes, mirroring, screens beside the main one.

import QuartzCore

/// The screen of the running preview: as large as the page shows it, whatever windows an app makes.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  /// Pixels per point. One fixed scale per session (uikit-fidelity 6.4); 2 is that of the measured scrolls of 1.6.
  nonisolated static let pixelsPerPoint: CGFloat = 2

  public static var main: UIScreen { UIScreen() }

  /// In points, with the origin at the top left.
  public var bounds: CGRect { CGRect(origin: .zero, size: VirtualRunLoop.current.screenSize ?? .zero) }

  /// Pixels per point.
  public var scale: CGFloat { Self.pixelsPerPoint }

  /// Pixels per point.
  public var nativeScale: CGFloat { Self.pixelsPerPoint }

  /// In pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * nativeScale, height: bounds.height * nativeScale)
  }

  /// Frames per second.
  public var maximumFramesPerSecond: Int { VirtualRunLoop.framesPerSecond }

  /// Kept, without effect; 0…1.
  public var brightness: CGFloat {
    get { 1 }
    set {}
  }

  public static var screens: [UIScreen] { [main] }

  /// Whether somebody films the screen. Nobody does.
  public var isCaptured: Bool { false }
}
