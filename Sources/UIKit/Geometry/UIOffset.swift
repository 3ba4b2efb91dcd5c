// UIOffset — after Apple's documentation "UIOffset", read 2026-11.
// State: complete.

import QuartzCore

/// How far something stands from where it would, in points.
public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let zero = UIOffset()
}
