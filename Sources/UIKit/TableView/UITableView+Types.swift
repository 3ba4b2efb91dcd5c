// The small types that belong to tables.

import QuartzCore

extension UITableView {
  /// How sections look: rows from edge to edge with headers that stay on screen, groups, or cards.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }
}
