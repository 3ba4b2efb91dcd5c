// CGGeometry — after Apple's documentation of CGPoint, CGSize and CGRect, read 2026-11.
// State: complete.

import Foundation

extension CGPoint {
  /// Whether both coordinates are the same; what `==` says.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether width and height are the same; what `==` says.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether both rectangles cover the same place, whichever of their corners they start from; what `==`
  /// says.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

  /// Whether both rectangles have some area, or part of a line, in common. Those that only touch at an edge
  /// have not, although their `intersection` is a rectangle and not null (Facts 2.2, G18); neither has
  /// `CGRect.null`.
  ///
  /// Foundation on Linux says otherwise of rectangles that touch. This one counts in its place wherever
  /// Foundation comes by way of this module: in all of UIKit's kin, and in files whose only import of
  /// Foundation is UIKit's. A file that imports Foundation itself cannot tell the two apart.
  public func intersects(_ rect2: CGRect) -> Bool {
    guard !isNull, !rect2.isNull else { return false }
    return minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY && rect2.minY < maxY
  }
}
