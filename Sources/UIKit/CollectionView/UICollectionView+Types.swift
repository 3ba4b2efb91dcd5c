// The collection view's small types and constants.

import Foundation

extension UICollectionView {
  /// The axis along which a layout lays out its lines.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// Says who makes an element's view: the data source (cells and supplementary views) or the layout
  /// (decoration views).
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  /// Where an item is to stand after `scrollToItem`: at most one position per axis. Empty is the shortest way
  /// that brings it into view (Facts 2.12).
  public struct ScrollPosition: OptionSet, Sendable {
    /// One bit for each position.
    public let rawValue: UInt
    /// Takes any bits, also those of no position.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The item's top at the top inset.
    public static let top = ScrollPosition(rawValue: 1)
    /// Its middle halfway between the top and bottom insets.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// Its bottom at the bottom inset.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// Its left side at the left inset.
    public static let left = ScrollPosition(rawValue: 8)
    /// Its middle halfway between the left and right insets.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// Its right side at the right inset.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of a flow layout's headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a flow layout's footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

extension UICollectionView {
  /// The occasions on which a view on screen is asked for its size again, where the layout lets views have
  /// sizes (Facts 2.9). Raw values as UIKit's.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Nothing but an invalidation of the layout.
    case disabled = 0
    /// `invalidateIntrinsicContentSize()` of the view, and for cells another content configuration.
    case enabled
    /// The same, and every layout of what the cell's content view holds.
    case enabledIncludingConstraints
  }
}
