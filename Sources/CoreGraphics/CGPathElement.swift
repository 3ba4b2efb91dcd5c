// CGPathElement and the enumerations of paths — after Apple's documentation of them, read 2026-11.
// State: complete.

import Foundation

/// One step of a path, its points in the path's own coordinates. An arc is kept as the cubic curves nearest
/// to it.
package enum CGPathElementValue: Equatable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(CGPoint, control: CGPoint)
  case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
  /// A straight line back to where the subpath began.
  case close
}

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint
  case addQuadCurveToPoint
  case addCurveToPoint
  case closeSubpath
}

/// One step of a path as `applyWithBlock` shows it. `points` holds one point for a move or a line, two for a
/// quadratic curve (control, end), three for a cubic one (controls, end), none that means anything for a
/// close; they live as long as the call.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// Which points count as inside where a path runs around them several times.
public enum CGPathFillRule: Int, Sendable {
  /// Those around which the path turns in sum.
  case winding = 0
  /// Those from which a ray outwards crosses the path an odd number of times.
  case evenOdd
}

/// How the ends of open strokes look.
public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round
  case square
}

/// How the corners of strokes look.
public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round
  case bevel
}
