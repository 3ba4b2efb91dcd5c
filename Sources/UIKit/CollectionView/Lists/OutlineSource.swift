// Outlines: items that lie in each other.

import QuartzCore

/// A data source that knows how its items lie in each other.
@MainActor protocol OutlineSource: AnyObject {
  /// How many items the item lies in, and whether its own are shown; nil for items outside of outlines.
  func outlinePlace(at indexPath: IndexPath) -> (level: Int, isExpanded: Bool)?
  /// Shows or hides what the item holds, as the app's handlers allow. Whether it did.
  func toggleOutline(at indexPath: IndexPath) -> Bool
}
