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
  case elevated
}

extension UIImage {
  /// How bright a picture may be.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard = 0
    case constrainedHigh
    case high
  }
}
