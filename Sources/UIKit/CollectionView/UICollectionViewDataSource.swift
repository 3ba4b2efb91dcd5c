// UICollectionViewDataSource, UICollectionViewDataSourcePrefetching — after Apple's documentation, read 2026-11.
// State: partial. Missing: moving items, index titles.

import QuartzCore

/// Says how many elements there are and makes their views (uikit-fidelity 2.7).
@preconcurrency @MainActor public protocol UICollectionViewDataSource: _OptionalMethodsHaving {
  /// Below zero counts as zero.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// A view dequeued from `collectionView` for that path.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Default 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// A view dequeued from `collectionView` for that kind and path. Asked for what the layout returns attributes of.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UnimplementedSupplementaryView(frame: .zero) }
}

/// What a data source returns that has no supplementary views: "is it implemented?" cannot be asked on Linux
/// (uikit-fidelity 7.5).
final class UnimplementedSupplementaryView: UICollectionReusableView {}

/// Hears which items will be needed soon (uikit-fidelity 2.8).
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: _OptionalMethodsHaving {
  /// `indexPaths` are ahead in the direction of scrolling, the nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// `indexPaths` were announced before and are no longer near.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
