// The small types that belong to tables.

import QuartzCore

extension UITableView {
  /// How sections look: rows from edge to edge with headers that stay on screen, groups, or cards.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// Where a row is to stand after scrolling. `none` is the shortest way that brings all of it into view.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    /// In from the right edge and out over it.
    case right = 1
    case left = 2
    /// From above and up.
    case top = 3
    case bottom = 4
    /// At once.
    case none = 5
    /// Opens and closes like a slit.
    case middle = 6
    /// The table chooses: it fades.
    case automatic = 100
  }

  /// The edges from which `separatorInset` is counted.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }

  /// When a view on screen is asked for its height again; see `UICollectionView.SelfSizingInvalidation`.
  public typealias SelfSizingInvalidation = UICollectionView.SelfSizingInvalidation

  /// Leaves a height to the view: its constraints, its configuration or its text.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// A title of the index that would stand for a search field. Drawn as a magnifying glass.
  public nonisolated static let indexSearch = "{search}"
  /// Posted when a touch has changed the selection; the table is the object.
  public nonisolated static let selectionDidChangeNotification = Foundation.Notification.Name(
    "UITableViewSelectionDidChangeNotification")
}
