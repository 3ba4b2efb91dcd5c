// UICollectionViewDataSource, UICollectionViewDataSourcePrefetching — after Apple's documentation,
// read 2026-11.
// State: complete.

import QuartzCore

/// Says how many elements there are and makes their views (Facts 2.7).
@preconcurrency @MainActor public protocol UICollectionViewDataSource: _OptionalMethodsHaving {
  /// Below zero counts as zero.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// A view dequeued from `collectionView` for that path.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Default 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// A view dequeued from `collectionView` for that kind and path. Asked for what the layout returns
  /// attributes of.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Whether the item may be moved by hand. Default: whether the data source is known to have
  /// `collectionView(_:moveItemAt:to:)` (Facts 2.14).
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

  /// The item has been moved by hand: the data are to follow. Called once, at the end.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// Titles for an index along the trailing edge, in order; nil for none. Asked for again when the counts
  /// are.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// The item that a title of the index stands for, which comes to the top when a finger is on it. Default:
  /// the very first.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Whether the data source is known to have `collectionView(_:moveItemAt:to:)`.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { _OptionalMethods.implements(self, "collectionView(_:moveItemAt:to:)") ?? false }

  /// Does nothing: the data stay as they are.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// No index.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The very first item.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }

  /// An empty view.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UnimplementedSupplementaryView(frame: .zero) }
}

/// Returned by data sources that have no supplementary views: "is it implemented?" cannot be asked on Linux
/// (Facts 7.5).
final class UnimplementedSupplementaryView: UICollectionReusableView {}

/// Hears which items will be needed soon (Facts 2.8).
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: _OptionalMethodsHaving {
  /// `indexPaths` are ahead in the direction of scrolling, the nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// `indexPaths` were announced before and are no longer near.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
