import UIKit

/// The scroll views of a preview by the names under which their state is kept.
@MainActor enum ScrollViews {
  /// Every scroll view at or below `root`, in the order of the view tree: collection views and tables under
  /// their IDs; others
  /// under `scroll:` and their `accessibilityIdentifier`, or a number. Those in which sections of a
  /// collection view scroll by themselves are the collection view's.
  static func named(in root: UIView) -> [(id: String, view: UIScrollView)] {
    var collections = CollectionIDs.named(in: root)[...]
    var found: [(id: String, view: UIScrollView)] = []
    var unnamed = 0
    visit(root) { view in
      if let first = collections.first, first.view === view {
        found.append((first.id, view))
        collections.removeFirst()
      } else if let name = view.accessibilityIdentifier, !name.isEmpty {
        found.append(("scroll:\(name)", view))
      } else {
        unnamed += 1
        found.append(("scroll:\(unnamed)", view))
      }
    }
    return found
  }

  /// Whether a finger scrolls somewhere at or below `view`, in a section that scrolls by itself, too.
  static func isAnyDragged(in view: UIView) -> Bool {
    if let scrollView = view as? UIScrollView, scrollView.isDragging { return true }
    return view.subviews.contains { $0.holdsScrollViews && isAnyDragged(in: $0) }
  }

  private static func visit(_ view: UIView, _ found: (UIScrollView) -> Void) {
    if let scrollView = view as? UIScrollView, !(view is OrthogonalScrollView) { found(scrollView) }
    for subview in view.subviews where subview.holdsScrollViews { visit(subview, found) }
  }
}
