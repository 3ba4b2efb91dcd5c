// How points, sizes and rectangles print — after what they print on Apple's platforms, where Swift's overlay
// for CoreGraphics (in its public repository until 2020) says so.
// State: complete.

import Foundation

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// `(x, y)`, which is also what interpolation and `print` say.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// `(width, height)`, which is also what interpolation and `print` say.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// `(x, y, width, height)` as they are stored, which is also what interpolation and `print` say.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
