// UICollectionViewController — after Apple's documentation "UICollectionViewController", read 2026-11.
// State: partial. Missing: layout transitions of a navigation controller.

import QuartzCore

/// Shows a collection view, whose data source and delegate it is (Facts 2.15). Its `view` is another one,
/// which the collection view fills: what is added there lies still while the content scrolls.
///
/// The protocols' methods are stated here and not left to their defaults, so that subclasses override them as
/// they do on Apple's platforms (Facts 7.5).
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// The layout that the collection view is made with: one from a nib has brought its own.
  public var collectionViewLayout: UICollectionViewLayout {
    nibScene == nil ? givenLayout : loadedCollectionView?.collectionViewLayout ?? givenLayout
  }
  private let givenLayout: UICollectionViewLayout
  private(set) var loadedCollectionView: UICollectionView?

  /// The view is made with `layout` when it is first asked for.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    givenLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// How nibs make them.
  public required init?(coder: NSCoder) {
    givenLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    decodeNib(coder, as: UICollectionViewController.self)
  }

  /// Loaded with the view when first asked for. One that is set takes the former one's place in the view.
  open var collectionView: UICollectionView! {
    get {
      if !isViewLoaded { _ = view }
      return loadedCollectionView
    }
    set {
      guard newValue !== loadedCollectionView else { return }
      movementGesture.view?.removeGestureRecognizer(movementGesture)
      let former = loadedCollectionView
      loadedCollectionView = newValue
      place(newValue, insteadOf: former)
      installMovementGesture()
    }
  }

  private func place(_ new: UICollectionView?, insteadOf former: UICollectionView?) {
    // A nib gives it as the view itself.
    let holder = viewIfLoaded.flatMap { $0 === new ? nil : $0 }
    let isPlaced = former != nil && former?.superview === holder
    let place = holder?.subviews.firstIndex { $0 === former } ?? 0
    if isPlaced { former?.removeFromSuperview() }
    guard let new else { return }
    let wrapper = holder ?? UIView(frame: new.frame)
    // A view that an app has put somewhere stays there.
    if new.superview == nil || holder == nil {
      new.frame = isPlaced ? former?.frame ?? wrapper.bounds : wrapper.bounds
      new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if holder == nil { view = wrapper }
      wrapper.insertSubview(new, at: place)
    }
  }

  /// Whether a long press takes up an item that the data source lets go (Facts 2.14).
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { installMovementGesture() }
  }
  private let movementGesture = MovementGesture()

  private func installMovementGesture() {
    movementGesture.view?.removeGestureRecognizer(movementGesture)
    if installsStandardGestureForInteractiveMovement {
      loadedCollectionView?.addGestureRecognizer(movementGesture)
    }
  }

  open override func loadView() {
    if loadNibView() {
      if loadedCollectionView != nil { return }
      view = nil
    }
    let collectionView = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: givenLayout)
    collectionView.dataSource = self
    collectionView.delegate = self
    self.collectionView = collectionView
  }

  // MARK: UICollectionViewDataSource

  /// One section, unless overridden.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// No items, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }

  /// Overridden wherever there are items; a blank cell otherwise.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  /// An empty view, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UnimplementedSupplementaryView(frame: .zero) }

  /// Whether a subclass is known to have `collectionView(_:moveItemAt:to:)`.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    _OptionalMethods.implements(self, "collectionView(_:moveItemAt:to:)") ?? false
  }
  /// Does nothing; overridden where items can be moved.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// No index, unless overridden.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// The very first item, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }

  // MARK: UICollectionViewDelegate

  /// Every item, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// Does nothing, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// Every item, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Every item, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Does nothing, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// The proposal, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// A plain transition layout of the two, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// Where only one item can be selected, and while nothing is edited, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.allowsMultipleSelection && !collectionView.isEditing }
  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  /// Every item, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Where several items can be selected while they are edited, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { collectionView.allowsMultipleSelectionDuringEditing }
  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Does nothing, unless overridden.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
  /// The answer of the form before iOS 15, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }
  /// The proposal, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  /// No menu, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// No menu, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// The cell as it stands, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing; never called.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  // MARK: UIScrollViewDelegate

  /// Does nothing, unless overridden.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing, unless overridden.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing, unless overridden: the content comes to rest where its speed takes it.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing, unless overridden.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing, unless overridden.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing, unless overridden.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing, unless overridden.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Does nothing, unless overridden.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
