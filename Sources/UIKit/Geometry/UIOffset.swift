// UIOffset — after Apple's documentation "UIOffset", read 2026-11.
// State: complete.

import QuartzCore

/// How far something stands from where it would, in points.
public struct UIOffset: Hashable, Sendable {
  /// To the right, in points.
  public var horizontal: CGFloat
  /// Downwards, in points.
  public var vertical: CGFloat

  /// An offset in points; what is left out is 0.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No offset.
  public static let zero = UIOffset()
}
