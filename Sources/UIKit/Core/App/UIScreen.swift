// UIScreen — after Apple's documentation "UIScreen", read 2026-11.
// State: partial. Missing: modes, mirroring, screens beside the main one.

import QuartzCore

/// The screen of the running preview: as large as the page shows it, whatever windows an app makes.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  nonisolated static let pixelsPerPoint = ScreenScale.pixelsPerPoint

  /// The screen of the running preview: a new object each time, with the same values.
  public static var main: UIScreen { UIScreen() }

  /// In points, with the origin at the top left.
  public var bounds: CGRect { CGRect(origin: .zero, size: SessionContext.current.screenSize ?? .zero) }

  /// Pixels per point.
  public var scale: CGFloat { Self.pixelsPerPoint }

  /// Pixels per point of the device's own screen; without a device as `scale`, in which everything is laid
  /// out and drawn.
  public var nativeScale: CGFloat { SystemBars.current.screen?.pixelsPerPoint ?? Self.pixelsPerPoint }

  /// In pixels; of a device as it is held upright, whichever way round it is.
  public var nativeBounds: CGRect {
    let isOnSide = SystemBars.current.screen != nil && bounds.width > bounds.height
    let size = isOnSide ? CGSize(width: bounds.height, height: bounds.width) : bounds.size
    return CGRect(x: 0, y: 0, width: size.width * nativeScale, height: size.height * nativeScale)
  }

  /// Frames per second.
  public var maximumFramesPerSecond: Int { VirtualRunLoop.framesPerSecond }

  /// Kept, without effect; 0…1.
  public var brightness: CGFloat {
    get { 1 }
    set {}
  }

  /// The main screen alone.
  public static var screens: [UIScreen] { [main] }

  /// Always false: the screen is not filmed.
  public var isCaptured: Bool { false }
}
