// NSCollectionLayoutEnvironment, NSCollectionLayoutContainer — after Apple's documentation of the two,
// read 2026-11.
// State: complete.

import QuartzCore

/// The room that something is laid out in (Facts 4.2). In points.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
  /// With the insets.
  var contentSize: CGSize { get }
  /// Without the insets.
  var effectiveContentSize: CGSize { get }
  /// Insets of the content; `effectiveContentSize` leaves them out.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// As `contentInsets`.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The surroundings that sections and custom groups are made for.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The room that the section or group has.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The one implementation of both.
final class CompositionEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }

  init(_ contentSize: CGSize, insets: NSDirectionalEdgeInsets = .zero, _ traits: UITraitCollection) {
    self.contentSize = contentSize
    contentInsets = insets
    traitCollection = traits
  }
}
