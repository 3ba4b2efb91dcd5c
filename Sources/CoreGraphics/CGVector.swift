// CGVector — after Apple's documentation "CGVector", read 2026-11.
// State: complete.

import Foundation

/// A direction and length in the plane, in points or in points per unit of time as the user of it says.
public struct CGVector: Hashable, Codable, Sendable {
  /// Part along x; positive to the right.
  public var dx: CGFloat
  /// Part along y; positive downwards, as in UIKit.
  public var dy: CGFloat

  /// A vector of the two parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector without length.
  public init() { self.init(dx: 0, dy: 0) }

  /// The vector without length.
  public static let zero = CGVector()
}
