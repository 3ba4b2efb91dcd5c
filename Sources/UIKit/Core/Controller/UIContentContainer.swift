// UIContentContainer — after Apple's documentation "UIContentContainer", read 2026-11.
// State: partial. Missing: systemLayoutFittingSizeDidChange(forChildContentContainer:).

import QuartzCore

/// An object that has content whose size and traits change with the window: a view controller.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
  /// In points.
  var preferredContentSize: CGSize { get }
  /// Called after `container`, a child, has asked for another size with its `preferredContentSize`.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size, in points, that `container`, a child, gets where its parent's is `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size changes to `size`, in points; `coordinator` runs animations along with the
  /// change.
  func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)
  /// Called before the traits change to `newCollection`, and before `viewWillTransition(to:with:)`.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {
  /// Tells the children in this controller's view that get another size where the view gets `size`, in
  /// points.
  func tellChildren(of size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    for child in children where isShowing(child) {
      let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if new != child.viewIfLoaded?.bounds.size { child.viewWillTransition(to: new, with: coordinator) }
    }
  }

  func sizeOfChild(_ container: any UIContentContainer, in parentSize: CGSize) -> CGSize {
    let own = viewIfLoaded?.bounds.size
    guard let child = (container as? UIViewController)?.viewIfLoaded?.bounds.size else { return parentSize }
    return child == own ? parentSize : child
  }

  /// The same of a child under or over a bar, which keeps as much of the view from it as now. For containers
  /// with bars.
  func sizeOfChildBesideBars(_ container: any UIContentContainer, in parentSize: CGSize) -> CGSize {
    guard let own = viewIfLoaded?.bounds.size,
      let child = (container as? UIViewController)?.viewIfLoaded?.bounds.size
    else { return parentSize }
    return CGSize(
      width: max(0, parentSize.width - (own.width - child.width)),
      height: max(0, parentSize.height - (own.height - child.height)))
  }
}
