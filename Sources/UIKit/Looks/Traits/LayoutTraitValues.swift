// UITraitEnvironmentLayoutDirection, UIUserInterfaceSizeClass, UIUserInterfaceStyle — after Apple,
// read 2026-11.
// State: complete.

/// Which way the language runs, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft
}

/// How much room a window offers along one axis, roughly.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  /// Little room, as across a phone that is held upright.
  case compact
  /// Plenty of room, as on a tablet.
  case regular
}

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Has no say: as an override it leaves the style of the surroundings.
  case unspecified = 0
  case light
  case dark
}
