/// The optional methods of the delegate protocols of UIKit and of other modules of Apple's, as far as they
/// are here.
enum UIKitProtocols {
  /// The optional methods of a protocol and of those that it inherits from. Empty for what is no such
  /// protocol.
  static func methods(of name: String) -> Set<String> {
    var all = methods[name] ?? AppleModuleProtocols.methods[name] ?? []
    for parent in parents[name] ?? AppleModuleProtocols.parents[name] ?? [] {
      all.formUnion(methods(of: parent))
    }
    return all
  }

  /// Optional methods that belong to `UICollectionViewDelegateFlowLayout` alone.
  static var flowMethods: Set<String> { methods["UICollectionViewDelegateFlowLayout"] ?? [] }

  private static let parents: [String: [String]] = [
    "UICollectionViewDelegate": ["UIScrollViewDelegate"],
    "UICollectionViewDelegateFlowLayout": ["UICollectionViewDelegate"],
    "UITableViewDelegate": ["UIScrollViewDelegate"],
    "UITextViewDelegate": ["UIScrollViewDelegate"],
    "UISheetPresentationControllerDelegate": ["UIAdaptivePresentationControllerDelegate"],
    "UIPopoverPresentationControllerDelegate": ["UIAdaptivePresentationControllerDelegate"],
    "UIPageControlTimerProgressDelegate": ["UIPageControlProgressDelegate"],
    "UIWindowSceneDelegate": ["UISceneDelegate"],
  ]

  /// Names of optional methods that classes of UIKit have as properties too: without a call,
  /// `view?.numberOfSections` asks for the property.
  static let propertyNames: Set<String> = [
    "adaptivePresentationStyle", "collectionView", "completer", "fileOutput",
    "mailComposeController", "metadataOutput",
    "navigationBar", "navigationController", "numberOfSections", "presentationController",
    "searchBar", "tabBar", "tabBarController", "tableView",
  ]

  /// The actions of an edit menu, which every responder has here. Whether a class has written one tells
  /// whether it can do it. Not among the others: `delete` and `copy` are names of much else.
  static let standardEditActions: Set<String> = [
    "cut(_:)", "copy(_:)", "paste(_:)", "select(_:)", "selectAll(_:)", "delete(_:)",
    "makeTextWritingDirectionLeftToRight(_:)", "makeTextWritingDirectionRightToLeft(_:)",
    "toggleBoldface(_:)", "toggleItalics(_:)", "toggleUnderline(_:)", "increaseSize(_:)", "decreaseSize(_:)",
  ]

  /// Whether UIKit asks objects for a method of that name.
  static func isAskedFor(_ name: String) -> Bool {
    allMethods.contains(name) || standardEditActions.contains(name)
  }

  /// All optional methods.
  static let allMethods: Set<String> = Set(methods.values.joined()).union(AppleModuleProtocols.allMethods)

  /// Those whose defaults `_Unimplemented` has.
  static let ownMethods: Set<String> = Set(
    uikitMethods.filter { $0.key != "UIViewControllerAnimatedTransitioning" }.values.joined())

  private static let methods = uikitMethods.merging(ShownModuleProtocols.methods) { own, _ in own }

  private static let uikitMethods: [String: Set<String>] = [
    "UIScrollViewDelegate": [
      "scrollViewDidScroll(_:)", "scrollViewWillBeginDragging(_:)",
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
      "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewWillBeginDecelerating(_:)",
      "scrollViewDidEndDecelerating(_:)", "scrollViewDidEndScrollingAnimation(_:)",
      "scrollViewDidChangeAdjustedContentInset(_:)", "scrollViewShouldScrollToTop(_:)",
      "scrollViewDidScrollToTop(_:)", "viewForZooming(in:)", "scrollViewWillBeginZooming(_:with:)",
      "scrollViewDidZoom(_:)", "scrollViewDidEndZooming(_:with:atScale:)",
    ],
    "UICollectionViewDelegate": [
      "collectionView(_:shouldHighlightItemAt:)", "collectionView(_:didHighlightItemAt:)",
      "collectionView(_:didUnhighlightItemAt:)", "collectionView(_:shouldSelectItemAt:)",
      "collectionView(_:shouldDeselectItemAt:)", "collectionView(_:didSelectItemAt:)",
      "collectionView(_:didDeselectItemAt:)", "collectionView(_:willDisplay:forItemAt:)",
      "collectionView(_:didEndDisplaying:forItemAt:)",
      "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
      "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
      "collectionView(_:targetContentOffsetForProposedContentOffset:)",
      "collectionView(_:canPerformPrimaryActionForItemAt:)",
      "collectionView(_:performPrimaryActionForItemAt:)", "collectionView(_:canEditItemAt:)",
      "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)",
      "collectionView(_:didBeginMultipleSelectionInteractionAt:)",
      "collectionViewDidEndMultipleSelectionInteraction(_:)",
      "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
      "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
      "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
      "collectionView(_:contextMenuConfigurationForItemAt:point:)",
      "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)",
      "collectionView(_:willDisplayContextMenu:animator:)",
      "collectionView(_:willEndContextMenuInteraction:animator:)",
      "collectionView(_:willPerformPreviewActionForMenuWith:animator:)",
    ],
    "UICollectionViewDataSource": [
      "numberOfSections(in:)", "collectionView(_:viewForSupplementaryElementOfKind:at:)",
      "collectionView(_:canMoveItemAt:)", "collectionView(_:moveItemAt:to:)", "indexTitles(for:)",
      "collectionView(_:indexPathForIndexTitle:at:)",
    ],
    "UIDynamicAnimatorDelegate": ["dynamicAnimatorWillResume(_:)", "dynamicAnimatorDidPause(_:)"],
    "UICollisionBehaviorDelegate": [
      "collisionBehavior(_:beganContactFor:with:at:)", "collisionBehavior(_:endedContactFor:with:)",
      "collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)",
      "collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)",
    ],
    "UICollectionViewDataSourcePrefetching": ["collectionView(_:cancelPrefetchingForItemsAt:)"],
    "UICollectionViewDragDelegate": [
      "collectionView(_:itemsForAddingTo:at:point:)", "collectionView(_:dragPreviewParametersForItemAt:)",
      "collectionView(_:dragSessionWillBegin:)", "collectionView(_:dragSessionDidEnd:)",
      "collectionView(_:dragSessionAllowsMoveOperation:)",
      "collectionView(_:dragSessionIsRestrictedToDraggingApplication:)",
    ],
    "UICollectionViewDropDelegate": [
      "collectionView(_:canHandle:)", "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)",
      "collectionView(_:dropSessionDidEnter:)", "collectionView(_:dropSessionDidExit:)",
      "collectionView(_:dropSessionDidEnd:)", "collectionView(_:dropPreviewParametersForItemAt:)",
    ],
    "UITableViewDragDelegate": [
      "tableView(_:dragSessionWillBegin:)", "tableView(_:dragSessionDidEnd:)",
      "tableView(_:dragPreviewParametersForRowAt:)",
    ],
    "UITableViewDropDelegate": [
      "tableView(_:canHandle:)", "tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)",
      "tableView(_:dropSessionDidEnter:)", "tableView(_:dropSessionDidExit:)",
      "tableView(_:dropSessionDidEnd:)",
    ],
    "UICollectionViewDelegateFlowLayout": [
      "collectionView(_:layout:sizeForItemAt:)", "collectionView(_:layout:insetForSectionAt:)",
      "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
      "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
      "collectionView(_:layout:referenceSizeForHeaderInSection:)",
      "collectionView(_:layout:referenceSizeForFooterInSection:)",
    ],
    "UITableViewDataSource": [
      "numberOfSections(in:)", "tableView(_:titleForHeaderInSection:)",
      "tableView(_:titleForFooterInSection:)", "tableView(_:canEditRowAt:)", "tableView(_:canMoveRowAt:)",
      "tableView(_:commit:forRowAt:)", "tableView(_:moveRowAt:to:)", "sectionIndexTitles(for:)",
      "tableView(_:sectionForSectionIndexTitle:at:)",
    ],
    "UITableViewDelegate": [
      "tableView(_:heightForRowAt:)", "tableView(_:heightForHeaderInSection:)",
      "tableView(_:heightForFooterInSection:)", "tableView(_:estimatedHeightForRowAt:)",
      "tableView(_:estimatedHeightForHeaderInSection:)", "tableView(_:estimatedHeightForFooterInSection:)",
      "tableView(_:viewForHeaderInSection:)", "tableView(_:viewForFooterInSection:)",
      "tableView(_:willDisplay:forRowAt:)", "tableView(_:willDisplayHeaderView:forSection:)",
      "tableView(_:willDisplayFooterView:forSection:)", "tableView(_:didEndDisplaying:forRowAt:)",
      "tableView(_:didEndDisplayingHeaderView:forSection:)",
      "tableView(_:didEndDisplayingFooterView:forSection:)", "tableView(_:indentationLevelForRowAt:)",
      "tableView(_:accessoryButtonTappedForRowWith:)", "tableView(_:shouldHighlightRowAt:)",
      "tableView(_:didHighlightRowAt:)", "tableView(_:didUnhighlightRowAt:)", "tableView(_:willSelectRowAt:)",
      "tableView(_:didSelectRowAt:)", "tableView(_:willDeselectRowAt:)", "tableView(_:didDeselectRowAt:)",
      "tableView(_:canPerformPrimaryActionForRowAt:)", "tableView(_:performPrimaryActionForRowAt:)",
      "tableView(_:shouldBeginMultipleSelectionInteractionAt:)",
      "tableView(_:didBeginMultipleSelectionInteractionAt:)",
      "tableViewDidEndMultipleSelectionInteraction(_:)", "tableView(_:editingStyleForRowAt:)",
      "tableView(_:titleForDeleteConfirmationButtonForRowAt:)", "tableView(_:shouldIndentWhileEditingRowAt:)",
      "tableView(_:willBeginEditingRowAt:)", "tableView(_:didEndEditingRowAt:)",
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
      "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
      "tableView(_:trailingSwipeActionsConfigurationForRowAt:)", "tableView(_:editActionsForRowAt:)",
      "tableView(_:shouldShowMenuForRowAt:)", "tableView(_:canPerformAction:forRowAt:withSender:)",
      "tableView(_:performAction:forRowAt:withSender:)",
      "tableView(_:contextMenuConfigurationForRowAt:point:)",
      "tableView(_:previewForHighlightingContextMenuWithConfiguration:)",
      "tableView(_:willDisplayContextMenu:animator:)",
      "tableView(_:willEndContextMenuInteraction:animator:)",
      "tableView(_:willPerformPreviewActionForMenuWith:animator:)",
    ],
    "UITableViewDataSourcePrefetching": [
      "tableView(_:cancelPrefetchingForRowsAt:)"
    ],
    "UIContextMenuInteractionDelegate": [
      "contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)",
      "contextMenuInteraction(_:willDisplayMenuFor:animator:)",
      "contextMenuInteraction(_:willEndFor:animator:)",
      "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)",
    ],
    "UIEditMenuInteractionDelegate": [
      "editMenuInteraction(_:menuFor:suggestedActions:)", "editMenuInteraction(_:targetRectFor:)",
    ],
    "UIPointerInteractionDelegate": [
      "pointerInteraction(_:regionFor:defaultRegion:)", "pointerInteraction(_:styleFor:)",
    ],
    "UITextFieldDelegate": [
      "textFieldShouldBeginEditing(_:)", "textFieldDidBeginEditing(_:)", "textFieldShouldEndEditing(_:)",
      "textFieldDidEndEditing(_:)", "textField(_:shouldChangeCharactersIn:replacementString:)",
      "textFieldShouldClear(_:)", "textFieldShouldReturn(_:)", "textFieldDidEndEditing(_:reason:)",
      "textFieldDidChangeSelection(_:)",
    ],
    "UITextViewDelegate": [
      "textViewShouldBeginEditing(_:)", "textViewShouldEndEditing(_:)", "textViewDidBeginEditing(_:)",
      "textViewDidEndEditing(_:)", "textView(_:shouldChangeTextIn:replacementText:)", "textViewDidChange(_:)",
      "textViewDidChangeSelection(_:)", "textView(_:primaryActionFor:defaultAction:)",
      "textView(_:shouldInteractWith:in:interaction:)", "textView(_:shouldInteractWith:in:)",
    ],
    "NSTextStorageDelegate": [
      "textStorage(_:willProcessEditing:range:changeInLength:)",
      "textStorage(_:didProcessEditing:range:changeInLength:)",
    ],
    "UISearchBarDelegate": [
      "searchBarShouldBeginEditing(_:)", "searchBarTextDidBeginEditing(_:)", "searchBarTextDidEndEditing(_:)",
      "searchBarShouldEndEditing(_:)", "searchBar(_:shouldChangeTextIn:replacementText:)",
      "searchBarBookmarkButtonClicked(_:)", "searchBarResultsListButtonClicked(_:)",
      "searchBar(_:selectedScopeButtonIndexDidChange:)",
      "searchBar(_:textDidChange:)", "searchBarSearchButtonClicked(_:)", "searchBarCancelButtonClicked(_:)",
    ],
    "UINavigationControllerDelegate": [
      "navigationController(_:willShow:animated:)", "navigationController(_:didShow:animated:)",
      "navigationController(_:animationControllerFor:from:to:)",
      "navigationController(_:interactionControllerFor:)",
    ],
    "UISearchControllerDelegate": [
      "willPresentSearchController(_:)", "didPresentSearchController(_:)", "willDismissSearchController(_:)",
      "didDismissSearchController(_:)", "presentSearchController(_:)",
    ],
    "UITabBarControllerDelegate": [
      "tabBarController(_:shouldSelect:)", "tabBarController(_:didSelect:)",
    ],
    "UIPickerViewDelegate": [
      "pickerView(_:widthForComponent:)", "pickerView(_:rowHeightForComponent:)",
      "pickerView(_:titleForRow:forComponent:)", "pickerView(_:attributedTitleForRow:forComponent:)",
      "pickerView(_:viewForRow:forComponent:reusing:)", "pickerView(_:didSelectRow:inComponent:)",
    ],
    "UIImagePickerControllerDelegate": [
      "imagePickerController(_:didFinishPickingMediaWithInfo:)", "imagePickerControllerDidCancel(_:)",
    ],
    "UIDocumentPickerDelegate": [
      "documentPicker(_:didPickDocumentsAt:)", "documentPicker(_:didPickDocumentAt:)",
      "documentPickerWasCancelled(_:)",
    ],
    "UIDocumentInteractionControllerDelegate": [
      "documentInteractionControllerViewControllerForPreview(_:)",
      "documentInteractionControllerRectForPreview(_:)", "documentInteractionControllerViewForPreview(_:)",
      "documentInteractionControllerWillBeginPreview(_:)", "documentInteractionControllerDidEndPreview(_:)",
      "documentInteractionControllerWillPresentOptionsMenu(_:)",
      "documentInteractionControllerDidDismissOptionsMenu(_:)",
      "documentInteractionControllerWillPresentOpenInMenu(_:)",
      "documentInteractionControllerDidDismissOpenInMenu(_:)",
      "documentInteractionController(_:willBeginSendingToApplication:)",
      "documentInteractionController(_:didEndSendingToApplication:)",
    ],
    "UIColorPickerViewControllerDelegate": [
      "colorPickerViewController(_:didSelect:continuously:)", "colorPickerViewControllerDidSelectColor(_:)",
      "colorPickerViewControllerDidFinish(_:)",
    ],
    "UIFontPickerViewControllerDelegate": [
      "fontPickerViewControllerDidPickFont(_:)", "fontPickerViewControllerDidCancel(_:)",
    ],
    "UISplitViewControllerDelegate": [
      "splitViewController(_:showDetail:sender:)", "splitViewController(_:collapseSecondary:onto:)",
      "splitViewController(_:separateSecondaryFrom:)",
      "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
      "splitViewController(_:willChangeTo:)",
    ],
    "UIPageViewControllerDataSource": ["presentationCount(for:)", "presentationIndex(for:)"],
    "UIPageViewControllerDelegate": [
      "pageViewController(_:willTransitionTo:)",
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
    ],
    "UIViewControllerTransitioningDelegate": [
      "animationController(forPresented:presenting:source:)", "animationController(forDismissed:)",
      "interactionControllerForPresentation(using:)", "interactionControllerForDismissal(using:)",
      "presentationController(forPresented:presenting:source:)",
    ],
    "UIViewControllerAnimatedTransitioning": ["interruptibleAnimator(using:)", "animationEnded(_:)"],
    "UIAdaptivePresentationControllerDelegate": [
      "adaptivePresentationStyle(for:)", "adaptivePresentationStyle(for:traitCollection:)",
      "presentationControllerShouldDismiss(_:)",
      "presentationControllerWillDismiss(_:)", "presentationControllerDidDismiss(_:)",
      "presentationControllerDidAttemptToDismiss(_:)",
    ],
    "UIPopoverPresentationControllerDelegate": [
      "prepareForPopoverPresentation(_:)", "popoverPresentationControllerShouldDismissPopover(_:)",
      "popoverPresentationControllerDidDismissPopover(_:)",
    ],
    "UIPageControlProgressDelegate": [
      "pageControlProgress(_:initialProgressForPage:)", "pageControlProgressVisibilityDidChange(_:)",
    ],
    "UIPageControlTimerProgressDelegate": [
      "pageControlTimerProgress(_:shouldAdvanceToPage:)", "pageControlTimerProgressDidChange(_:)",
    ],
    "UISheetPresentationControllerDelegate": [
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"
    ],
    "UITabBarDelegate": ["tabBar(_:didSelect:)"],
    "UINavigationBarDelegate": ["navigationBar(_:shouldPop:)"],
    "UIApplicationDelegate": [
      "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
      "applicationDidBecomeActive(_:)", "applicationWillResignActive(_:)",
      "applicationDidEnterBackground(_:)",
      "applicationWillEnterForeground(_:)", "applicationWillTerminate(_:)",
      "applicationDidReceiveMemoryWarning(_:)", "application(_:configurationForConnecting:options:)",
      "application(_:didDiscardSceneSessions:)", "application(_:supportedInterfaceOrientationsFor:)",
    ],
    "UISceneDelegate": [
      "scene(_:willConnectTo:options:)", "sceneDidDisconnect(_:)", "sceneDidBecomeActive(_:)",
      "sceneWillResignActive(_:)", "sceneWillEnterForeground(_:)", "sceneDidEnterBackground(_:)",
      "scene(_:openURLContexts:)",
    ],
    "UIGestureRecognizerDelegate": [
      "gestureRecognizerShouldBegin(_:)", "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
      "gestureRecognizer(_:shouldReceive:)", "gestureRecognizer(_:shouldRequireFailureOf:)",
      "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
    ],
  ]
}
