// UIForceTouchCapability, UISceneCaptureState, UIUserInterfaceActiveAppearance — after Apple, read 2026-11.
// State: complete.

/// Whether a screen feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable
  case available
}

/// Whether somebody films a scene.
public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active
}

/// Whether a window is the one that is used.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active
}
