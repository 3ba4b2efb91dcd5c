// NSCollectionLayoutVisibleItem — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: being handed to anybody; UIDynamicItem.

import QuartzCore

/// An element of a section while it is on screen, as its section's `visibleItemsInvalidationHandler` may change it
/// (uikit-fidelity 4.8). What is changed holds until the handler is called again.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  /// In content coordinates; those of the section's own content where it scrolls orthogonally.
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  /// The element's kind; empty for cells.
  var name: String { get }
  var indexPath: IndexPath { get }
  /// As `center`.
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// nil for cells.
  var representedElementKind: String? { get }
}
