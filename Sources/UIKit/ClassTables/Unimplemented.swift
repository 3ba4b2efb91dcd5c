// UIKit's behaviour where a delegate has not written a method.

import QuartzCore

/// A delegate of every kind without a method of its own: `_Unimplemented.shared.collectionView(…)` is UIKit's
/// default.
///
/// Adapted sources call it from methods that they add to a class for its subclasses to override.
@preconcurrency @MainActor
public final class _Unimplemented: NSObject, UICollectionViewDataSource,
  UICollectionViewDataSourcePrefetching,
  UICollectionViewDelegateFlowLayout, UIGestureRecognizerDelegate,
  UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching, UITextFieldDelegate, UITextViewDelegate, UITableViewDragDelegate,
  UITableViewDropDelegate, UIContextMenuInteractionDelegate,
  UIEditMenuInteractionDelegate, UIPointerInteractionDelegate, UISearchBarDelegate,
  UISearchControllerDelegate,
  UINavigationControllerDelegate, UINavigationBarDelegate, UITabBarControllerDelegate, UITabBarDelegate,
  UIPickerViewDelegate, UIPageViewControllerDataSource, UIPageViewControllerDelegate,
  UIViewControllerTransitioningDelegate, UISheetPresentationControllerDelegate, UIApplicationDelegate,
  UISceneDelegate, UIImagePickerControllerDelegate,
  UIPopoverPresentationControllerDelegate, UISplitViewControllerDelegate, UIDocumentPickerDelegate,
  UIDocumentInteractionControllerDelegate, UIColorPickerViewControllerDelegate,
  UIFontPickerViewControllerDelegate
{
  /// The one that there is; it has no state.
  public static let shared = _Unimplemented()

  // Not optional, so never asked for: the methods that every data source has.

  /// None: nothing is lifted.
  public func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }

  /// Nothing: dropped things are lost.
  public func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {}

  /// nil: no menu.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// No items.
  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }

  /// A plain cell.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  /// Nothing is made ready.
  public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}

  /// No rows.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// A plain cell of the default style.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Nothing is made ready.
  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}

  /// nil: there is no page before.
  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  /// nil: there is no page after.
  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}

extension _Unimplemented: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  /// None: nothing is lifted.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }

  /// Nothing: dropped things are lost.
  public func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
}
