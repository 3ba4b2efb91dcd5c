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

/// Kind of a step, which says how many points belong to it.
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
  /// Says how many of `points` belong to the step.
  public var type: CGPathElementType
  /// The step's points, in the path's coordinates; they live only as long as the call.
  public var points: UnsafeMutablePointer<CGPoint>

  /// A step around points that the caller owns; they are not copied.
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
  /// The stroke stops exactly at the end of the line.
  case butt = 0
  /// A half circle, as wide as the line, goes past the end.
  case round
  /// Half a square, as wide as the line, goes past the end.
  case square
}

/// How the corners of strokes look.
public enum CGLineJoin: Int32, Sendable {
  /// Outer edges run on until they meet in a point, up to the miter limit.
  case miter = 0
  /// An arc rounds the corner.
  case round
  /// A straight edge cuts the corner off.
  case bevel
}
