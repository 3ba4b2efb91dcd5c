import UIKit

/// The names of collection views and tables in scripts and on the wire.
@MainActor enum CollectionIDs {
  /// Every collection view and table at or below `root` with its ID, in the order of the view tree: its
  /// `accessibilityIdentifier`; a collection view that has none is `main`, the next such `main-2`, and so on;
  /// a table `table`, then `table-2`.
  static func named(in root: UIView) -> [(id: String, view: any ItemsView)] {
    var found: [(id: String, view: any ItemsView)] = []
    var unnamed: [String: Int] = [:]
    visit(root) { view in
      if let id = view.accessibilityIdentifier, !id.isEmpty {
        found.append((id, view))
      } else {
        let name = view is UITableView ? "table" : "main"
        let number = (unnamed[name] ?? 0) + 1
        unnamed[name] = number
        found.append((number == 1 ? name : "\(name)-\(number)", view))
      }
    }
    return found
  }

  private static func visit(_ view: UIView, _ found: (any ItemsView) -> Void) {
    if let items = view as? any ItemsView { found(items) }
    for subview in view.subviews where subview.holdsScrollViews { visit(subview, found) }
  }
}
