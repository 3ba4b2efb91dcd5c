// NSCollectionLayoutVisibleItem — after Apple's documentation of it, read 2026-11.
// State: complete.

import QuartzCore

/// An element of a section while it is on screen, as its section's `visibleItemsInvalidationHandler` may
/// change it (Facts 4.8).
///
/// It comes as the layout has it, whatever the handler did to it before. A change within the handler
/// holds until the handler is called again; a later change is not seen.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// 0…1.
  var alpha: CGFloat { get set }
  /// Higher is drawn on top.
  var zIndex: Int { get set }
  /// Whether the element is not drawn.
  var isHidden: Bool { get set }
  /// In content coordinates; those of the section's own content where it scrolls orthogonally.
  var center: CGPoint { get set }
  /// In the plane; setting it sets `transform3D`. A transform with numbers that are not finite is ignored,
  /// and reported.
  var transform: CGAffineTransform { get set }
  /// About the element's center. A transform with numbers that are not finite is ignored, and reported.
  var transform3D: CATransform3D { get set }
  /// The element's kind; empty for cells.
  var name: String { get }
  /// The element's path in the collection view.
  var indexPath: IndexPath { get }
  /// The bounding box of the transformed bounds, in the coordinates of `center`.
  var frame: CGRect { get }
  /// Origin zero, and the size before the transform.
  var bounds: CGRect { get }
  /// Whether it is a cell, a supplementary view or a decoration.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// nil for cells.
  var representedElementKind: String? { get }
}
