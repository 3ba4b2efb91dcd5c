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
  /// Whether both rectangles cover the same place, whichever of their corners they start from; what `==` says.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
