// UIListSeparatorConfiguration — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: visual effects (kept).

import QuartzCore

/// The lines above and below one row of a list, as a value. Lengths in points.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line is drawn. Raw values are UIKit's.
  public enum Visibility: Int, Sendable {
    /// As the list's appearance has it for that place.
    case automatic = 0
    case visible = 1
    case hidden = 2
  }

  /// Stands for insets that follow the row's content: from where its text begins.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// Of the line above the row; `automatic` by default.
  public var topSeparatorVisibility = Visibility.automatic
  /// Of the line below the row; `automatic` by default.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// From the row's leading and trailing edges; or `automaticInsets`.
  public var topSeparatorInsets = automaticInsets
  /// From the row's leading and trailing edges; or `automaticInsets`.
  public var bottomSeparatorInsets = automaticInsets
  /// Of both lines. Default: the system's colour of separators.
  public var color = UIColor.separator
  /// Of a row that is selected among several.
  public var multipleSelectionColor = UIColor.separator
  /// Kept, without effect: nothing is blurred.
  public var visualEffect: UIVisualEffect?

  /// That of all rows in lists of that appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// Whether all values are the same, the visual effects as objects.
  public static func == (one: Self, other: Self) -> Bool {
    one.topSeparatorVisibility == other.topSeparatorVisibility
      && one.bottomSeparatorVisibility == other.bottomSeparatorVisibility
      && one.topSeparatorInsets == other.topSeparatorInsets
      && one.bottomSeparatorInsets == other.bottomSeparatorInsets && one.color == other.color
      && one.multipleSelectionColor == other.multipleSelectionColor && one.visualEffect === other.visualEffect
  }

  /// Leaves the visual effect out.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(topSeparatorInsets)
    hasher.combine(bottomSeparatorInsets)
    hasher.combine(color)
    hasher.combine(multipleSelectionColor)
  }
}
