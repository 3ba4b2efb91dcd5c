// UIDynamicItem — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: collision bounds: all items are rectangles.

import QuartzCore

/// Something that can be moved and turned. Lengths in points.
@preconcurrency @MainActor public protocol UIDynamicItem: AnyObject {
  /// In the coordinates of what holds it.
  var center: CGPoint { get set }
  /// Its size; the origin says nothing.
  var bounds: CGRect { get }
  /// About the centre.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
