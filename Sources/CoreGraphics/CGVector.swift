// CGVector — after Apple's documentation "CGVector", read 2026-11.
// State: complete.

import Foundation

/// A direction and length in the plane, in points or in points per unit of time as the user of it says.
public struct CGVector: Hashable, Codable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public init() { self.init(dx: 0, dy: 0) }

  public static let zero = CGVector()
}
