// UIAccessibilityContrast, UIDisplayGamut, UILegibilityWeight, UIUserInterfaceLevel — after Apple,
// read 2026-11.
// State: complete.

/// How far colours are to stand out.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high
}

/// Which colours a screen can show.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB = 0
  /// Holds more saturated reds and greens than sRGB. The session's screen never says it.
  case P3
}

/// Whether text is to be bold.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold
}

/// Whether content lies over other content.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  /// Lies over other content, as a sheet does; the system's backgrounds are lighter there when it is dark.
  case elevated
}

extension UIImage {
  /// How bright a picture may be.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    /// Pictures are no brighter than white.
    case standard = 0
    /// Pictures may be a little brighter than white.
    case constrainedHigh
    /// Pictures may be as bright as the screen can show.
    case high
  }
}
