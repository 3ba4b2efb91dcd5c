// RxTableViewDelegateProxy — after RxCocoa's public API.
// State: complete.

import RxSwift
import UIKit

/// Hears a table, and passes on to the delegate of the program's.
@preconcurrency @MainActor
public final class RxTableViewDelegateProxy: RxScrollViewDelegateProxy, UITableViewDelegate {
  let didSelect = PublishSubject<IndexPath>()
  let didDeselect = PublishSubject<IndexPath>()
  let didHighlight = PublishSubject<IndexPath>()
  let didUnhighlight = PublishSubject<IndexPath>()
  let willDisplay = PublishSubject<(UITableViewCell, IndexPath)>()
  let didEndDisplaying = PublishSubject<(UITableViewCell, IndexPath)>()
  let accessory = PublishSubject<IndexPath>()

  /// Has no method of its own: each is UIKit's default.
  private final class Silent: UITableViewDelegate {}
  private let silent = Silent()
  private var told: any UITableViewDelegate { forwardToDelegate() as? any UITableViewDelegate ?? silent }

  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    told.tableView(tableView, heightForRowAt: indexPath)
  }
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    told.tableView(tableView, heightForHeaderInSection: section)
  }
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    told.tableView(tableView, heightForFooterInSection: section)
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    told.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    told.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    told.tableView(tableView, estimatedHeightForFooterInSection: section)
  }
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    told.tableView(tableView, viewForHeaderInSection: section)
  }
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    told.tableView(tableView, viewForFooterInSection: section)
  }
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    told.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    willDisplay.onNext((cell, indexPath))
  }
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  { told.tableView(tableView, willDisplayHeaderView: view, forSection: section) }
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  { told.tableView(tableView, willDisplayFooterView: view, forSection: section) }
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    told.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    didEndDisplaying.onNext((cell, indexPath))
  }
  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { told.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }
  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { told.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    told.tableView(tableView, indentationLevelForRowAt: indexPath)
  }
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    told.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    accessory.onNext(indexPath)
  }
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    told.tableView(tableView, shouldHighlightRowAt: indexPath)
  }
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    told.tableView(tableView, didHighlightRowAt: indexPath)
    didHighlight.onNext(indexPath)
  }
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    told.tableView(tableView, didUnhighlightRowAt: indexPath)
    didUnhighlight.onNext(indexPath)
  }
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    told.tableView(tableView, willSelectRowAt: indexPath)
  }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    told.tableView(tableView, didSelectRowAt: indexPath)
    didSelect.onNext(indexPath)
  }
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    told.tableView(tableView, willDeselectRowAt: indexPath)
  }
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    told.tableView(tableView, didDeselectRowAt: indexPath)
    didDeselect.onNext(indexPath)
  }
  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool
  { told.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) }
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    told.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { told.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
  public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  { told.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath) }
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    told.tableViewDidEndMultipleSelectionInteraction(tableView)
  }
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { told.tableView(tableView, editingStyleForRowAt: indexPath) }
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { told.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) }
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  { told.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    told.tableView(tableView, willBeginEditingRowAt: indexPath)
  }
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    told.tableView(tableView, didEndEditingRowAt: indexPath)
  }
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    told.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath)
  }
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    told.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    told.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }
  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { told.tableView(tableView, editActionsForRowAt: indexPath) }
  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    told.tableView(tableView, shouldShowMenuForRowAt: indexPath)
  }
  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { told.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender) }
  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) { told.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender) }
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    told.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    told.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { told.tableView(tableView, willDisplayContextMenu: configuration, animator: animator) }
  public func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { told.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator) }
  public func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { told.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
}
