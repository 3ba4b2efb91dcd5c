// UIPresentationController — after Apple's documentation "UIPresentationController", read 2026-11.
// State: partial. Missing: adaptation to size classes but for popovers, traits of its own.

import QuartzCore

/// Says where a presented controller's view stands, and what stands around it.
@preconcurrency @MainActor open class UIPresentationController: MainActorObject, UIContentContainer {
  /// A blank one where that has gone.
  public var presentedViewController: UIViewController { presentedIfThere ?? UIViewController() }
  // Weak: the presented controller keeps this object, from when it is asked for its sheet.
  private weak var presentedIfThere: UIViewController?
  /// The controller that presents; until it does, the one that was given, or the presented one itself.
  open internal(set) var presentingViewController: UIViewController {
    get { presentingIfThere ?? presentedViewController }
    set { presentingIfThere = newValue }
  }
  private weak var presentingIfThere: UIViewController?
  /// nil before the presentation begins.
  open internal(set) var containerView: UIView?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    presentedIfThere = presentedViewController
    presentingIfThere = presenting
    super.init(_object: ())
  }

  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// What moves; an override may wrap the controller's view.
  open var presentedView: UIView? { presentedViewController.view }
  /// In the container's coordinates. Base: all of it.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting controller's view leaves the tree for the time of it.
  open var shouldRemovePresentersView: Bool { false }
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    .none
  }
  /// Kept, without effect.
  open var overrideTraitCollection: UITraitCollection?

  /// Around the layout of the container.
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: UIContentContainer

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
  }
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

/// Hears of presentations. Popovers ask for adaptation.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: _OptionalMethodsHaving {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  {
    controller.presentationStyle
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    _implementing("adaptivePresentationStyle(for:)")?.adaptivePresentationStyle(for: controller)
      ?? controller.presentationStyle
  }
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    true
  }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
