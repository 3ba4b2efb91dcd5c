// A list's description of one of its rows, for the cell that shows it.

import QuartzCore

/// The place of a row, a header or a footer in its list, carried by the layout attributes.
struct ListRow: Hashable, Sendable {
  typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  enum Role: Hashable, Sendable {
    case item
    /// The supplementary view above the rows, or the first item where the list makes that its header.
    case header
    case footer
  }

  /// A line that is to be drawn.
  struct Separator: Hashable, Sendable {
    var color: UIColor
    /// In a row that is selected among several.
    var multipleSelectionColor: UIColor
    /// From the row's leading and trailing edges, in points; nil: the cell decides, by where its content
    /// begins. So it does at an edge that is that of `UIListSeparatorConfiguration.automaticInsets`.
    var insets: NSDirectionalEdgeInsets?
  }

  var appearance: Appearance
  var role = Role.item
  /// Whether the row is the first, or the last, of those that lie together: the corners of a card are round
  /// there.
  var isFirst = false
  var isLast = false
  /// Along the upper edge of the row; nil: none.
  var topSeparator: Separator?
  /// Along the lower edge of the row; nil: none.
  var bottomSeparator: Separator?
  /// How many items the item lies in, in the outline that its section shows; 0 outside of outlines.
  var level = 0
  /// Whether the item's own items are shown; false outside of outlines.
  var isExpanded = false
}
