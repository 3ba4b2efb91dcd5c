// RxCollectionViewDelegateProxy — after RxCocoa's public API.
// State: complete.

import RxSwift
import UIKit

/// Hears a collection view, and passes on to the delegate of the program's.
@preconcurrency @MainActor
public final class RxCollectionViewDelegateProxy: RxScrollViewDelegateProxy,
  UICollectionViewDelegateFlowLayout
{
  let didSelect = PublishSubject<IndexPath>()
  let didDeselect = PublishSubject<IndexPath>()
  let didHighlight = PublishSubject<IndexPath>()
  let didUnhighlight = PublishSubject<IndexPath>()
  let willDisplay = PublishSubject<(UICollectionViewCell, IndexPath)>()
  let didEndDisplaying = PublishSubject<(UICollectionViewCell, IndexPath)>()
  let willDisplayView = PublishSubject<(UICollectionReusableView, String, IndexPath)>()
  let didEndDisplayingView = PublishSubject<(UICollectionReusableView, String, IndexPath)>()

  /// Has no method of its own: each is UIKit's default.
  private final class Silent: UICollectionViewDelegateFlowLayout {}
  private let silent = Silent()
  private var told: any UICollectionViewDelegate {
    forwardToDelegate() as? any UICollectionViewDelegate ?? silent
  }
  private var measured: any UICollectionViewDelegateFlowLayout {
    forwardToDelegate() as? any UICollectionViewDelegateFlowLayout ?? silent
  }

  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  { told.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    told.collectionView(collectionView, didHighlightItemAt: indexPath)
    didHighlight.onNext(indexPath)
  }
  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    told.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    didUnhighlight.onNext(indexPath)
  }
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  { told.collectionView(collectionView, shouldSelectItemAt: indexPath) }
  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  { told.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    told.collectionView(collectionView, didSelectItemAt: indexPath)
    didSelect.onNext(indexPath)
  }
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    told.collectionView(collectionView, didDeselectItemAt: indexPath)
    didDeselect.onNext(indexPath)
  }
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    told.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    willDisplay.onNext((cell, indexPath))
  }
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    told.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    didEndDisplaying.onNext((cell, indexPath))
  }
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    told.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    willDisplayView.onNext((view, elementKind, indexPath))
  }
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    told.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
    didEndDisplayingView.onNext((view, elementKind, indexPath))
  }
  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { told.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath) }
  public func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { told.collectionView(collectionView, performPrimaryActionForItemAt: indexPath) }
  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    told.collectionView(collectionView, canEditItemAt: indexPath)
  }
  public func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { told.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { told.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath) }
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    told.collectionViewDidEndMultipleSelectionInteraction(collectionView)
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    told.collectionView(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
      atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }
  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    told.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    told.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }
  public func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    told.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    told.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    told.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    told.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  public func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { told.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator) }
  public func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { told.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator) }
  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    told.collectionView(
      collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  // MARK: Sizes

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    measured.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    measured.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    measured.collectionView(
      collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    measured.collectionView(
      collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    measured.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    measured.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }
}
