// UICollectionLayoutListConfiguration — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: contentHuggingElements (kept).

import QuartzCore

/// How a list section looks, as a value: `NSCollectionLayoutSection.list(using:layoutEnvironment:)` makes a
/// section of it. Lengths in points.
public struct UICollectionLayoutListConfiguration {
  /// The looks of a list. Raw values are UIKit's.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge, headers that stay on screen.
    case plain = 0
    /// Rows from edge to edge, in groups apart from each other.
    case grouped = 1
    /// As `grouped`, each group a rounded card away from the edges.
    case insetGrouped = 2
    /// Rows of their own, each rounded while it is selected, in the first column of a split view.
    case sidebar = 3
    /// As `sidebar`, from edge to edge.
    case sidebarPlain = 4
  }

  /// The kinds of headers above the rows.
  public enum HeaderMode: Int, Sendable {
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1
    /// The section's first item.
    case firstItemInSection = 2
  }

  /// The kinds of footers below the rows.
  public enum FooterMode: Int, Sendable {
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }

  /// The elements that are only as large as they have to be.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    /// One bit for each element.
    public let rawValue: UInt
    /// Takes any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The header of the section is as high as its content, without the least height that the appearance has
    /// for it.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }

  /// The separators of the item at that path, from those that the list would give it.
  public typealias ItemSeparatorHandler =
    @MainActor (
      _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

  /// The actions behind the item at that path; nil: it cannot be swiped.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The look that the list was made for.
  public let appearance: Appearance
  /// False draws no separators, whatever the configurations of separators say.
  public var showsSeparators: Bool
  /// That of every item unless `itemSeparatorHandler` returns another.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Asked for items that come on screen; nil: all have `separatorConfiguration`.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Behind the rows, over all of the collection view; nil: the appearance's own.
  public var backgroundColor: UIColor?
  /// Asked when a row is swiped from its leading edge.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Asked when a row is swiped from its trailing edge.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Whether there is something above the rows; `none` by default.
  public var headerMode = HeaderMode.none
  /// Whether there is something below the rows; `none` by default.
  public var footerMode = FooterMode.none
  /// Above the header of the section; nil: the appearance's own.
  public var headerTopPadding: CGFloat?
  /// Kept, without effect: headers are as high as their views ask.
  public var contentHuggingElements: ContentHuggingElements = []

  /// A list of that look with its separators, without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    // Sidebars have none (widely reported).
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
  }
}
