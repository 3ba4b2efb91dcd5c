// How sections of a composition scroll by themselves, after Apple's documentation of both types,
// read 2026-11.

import QuartzCore

/// How a section's groups scroll across the layout's direction. Raw values are UIKit's (Facts 4.7).
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// They do not: groups follow each other along the layout's direction.
  case none = 0
  /// As any scroll view.
  case continuous = 1
  /// As any scroll view, and comes to rest with a group at the leading edge.
  case continuousGroupLeadingBoundary = 2
  /// By pages as wide as the container.
  case paging = 3
  /// By groups, one at a time.
  case groupPaging = 4
  /// By groups, one at a time, which rest in the middle.
  case groupPagingCentered = 5
}

/// How an orthogonally scrolling section slows down and bounces (Facts 4.7).
public struct UICollectionLayoutSectionOrthogonalScrollingProperties: Hashable, Sendable {
  /// How soon the section comes to rest after a fling. Raw values are UIKit's.
  public enum DecelerationRate: Int, Sendable {
    /// Fast where groups are paged, otherwise normal.
    case automatic = 0
    case normal
    case fast
  }

  /// Whether the section gives way past its ends. Raw values are UIKit's.
  public enum Bounce: Int, Sendable {
    case automatic = 0
    case always
    case never
  }

  /// The deceleration after a fling; `automatic` by default.
  public var decelerationRate = DecelerationRate.automatic
  /// The elasticity at the two ends; `automatic`, the default, bounces only where the content is longer than
  /// the section.
  public var bounce = Bounce.automatic

  /// Both automatic.
  public init() {}
}
