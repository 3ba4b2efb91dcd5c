// UITraitEnvironmentLayoutDirection, UIUserInterfaceSizeClass, UIUserInterfaceStyle — after Apple,
// read 2026-11.
// State: complete.

/// Which way the language runs, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact
  case regular
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light
  case dark
}
