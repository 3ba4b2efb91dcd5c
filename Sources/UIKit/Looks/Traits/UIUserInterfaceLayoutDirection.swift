// UIUserInterfaceLayoutDirection, UISemanticContentAttribute — after Apple's documentation of the two,
// read 2026-11.
// State: complete.

import QuartzCore

/// Which way an interface runs: where its lines and its leading edges begin.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft
}

extension UIUserInterfaceLayoutDirection {
  /// As the language of the session's screen runs. A preview in another language is a new one, so it never
  /// changes.
  static var session: UIUserInterfaceLayoutDirection {
    SessionContext.isRightToLeft ? .rightToLeft : .leftToRight
  }
}

/// Says what a view's content is, and so whether it runs the other way in languages from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Follows the language.
  case unspecified = 0
  /// Controls of a player: always from left to right.
  case playback
  /// Controls of directions in space: always from left to right.
  case spatial
  /// From left to right in every language.
  case forceLeftToRight
  /// From right to left in every language.
  case forceRightToLeft
}
