import UIKit

/// What collection views are called in scripts and on the wire.
@MainActor enum CollectionIDs {
  /// Every collection view at or below `root` with its ID, in the order of the view tree: its
  /// `accessibilityIdentifier`; one that has none is `main`, the next such `main-2`, and so on.
  static func named(in root: UIView) -> [(id: String, view: UICollectionView)] {
    var found: [(id: String, view: UICollectionView)] = []
    var unnamed = 0
    visit(root) { view in
      if let id = view.accessibilityIdentifier, !id.isEmpty {
        found.append((id, view))
      } else {
        unnamed += 1
        found.append((unnamed == 1 ? "main" : "main-\(unnamed)", view))
      }
    }
    return found
  }

  private static func visit(_ view: UIView, _ found: (UICollectionView) -> Void) {
    if let collection = view as? UICollectionView { found(collection) }
    for subview in view.subviews { visit(subview, found) }
  }
}
