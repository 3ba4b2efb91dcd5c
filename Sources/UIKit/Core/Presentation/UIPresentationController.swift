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
  /// Hears of being dismissed by hand, and may forbid it; not kept alive.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// `presenting` is kept weakly; nil is the presented controller until the presentation begins.
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    presentedIfThere = presentedViewController
    presentingIfThere = presenting
    super.init(_object: ())
  }

  /// Base: that of the presented controller.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// The view that moves; an override may wrap the controller's view.
  open var presentedView: UIView? { presentedViewController.view }
  /// In the container's coordinates. Base: all of it.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Never asked here. Base: true.
  open var shouldPresentInFullscreen: Bool { true }
  /// Never asked here: the presenting controller's view stays in the tree. Base: false.
  open var shouldRemovePresentersView: Bool { false }
  /// Never asked here. Base: `none`, which keeps the style.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// Never asked here. Base: `none`, which keeps the style.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    .none
  }
  /// Kept, without effect.
  open var overrideTraitCollection: UITraitCollection?

  /// Called before the container lays out its subviews. Base: does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its subviews. Base: does nothing.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the view comes, when the container is in the window. Base: does nothing.
  open func presentationTransitionWillBegin() {}
  /// Called when the view has come; `completed` is false where it was taken back. Base: does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the view goes. Base: does nothing.
  open func dismissalTransitionWillBegin() {}
  /// Called when the view has gone; `completed` is false where it was taken back. Base: does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  func transitionWillBegin(isComing: Bool) {
    if isComing { presentationTransitionWillBegin() } else { dismissalTransitionWillBegin() }
  }

  /// UIKit's own animation of coming and going; nil for none.
  var transitions: (any UIViewControllerTransitioningDelegate)? { nil }

  // MARK: Going by hand

  /// Whether the delegate and the controller let a hand dismiss it.
  var mayBeDismissedByHand: Bool {
    let isAllowed =
      delegate?._implementing("presentationControllerShouldDismiss(_:)")?
      .presentationControllerShouldDismiss(self) ?? true
    return isAllowed && !presentedViewController.isModalInPresentation
  }

  /// A hand would dismiss the controller: it goes, or the delegate is told that it may not.
  ///
  /// - Returns: whether it goes.
  @discardableResult final func dismissByHand() -> Bool {
    guard mayBeDismissedByHand else {
      delegate?._implementing("presentationControllerDidAttemptToDismiss(_:)")?
        .presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?._implementing("presentationControllerWillDismiss(_:)")?.presentationControllerWillDismiss(self)
    let presented = presentedViewController
    presented.dismiss(animated: true) { [self] in wasDismissedByHand(presented) }
    return true
  }

  /// The controller that a hand dismissed has gone.
  func wasDismissedByHand(_ presented: UIViewController) {
    delegate?._implementing("presentationControllerDidDismiss(_:)")?.presentationControllerDidDismiss(self)
  }

  // MARK: UIContentContainer

  /// That of the presented controller, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called when the presented controller prefers another size. Base: does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Never asked here. Base: the parent's size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Never called here. Base: does nothing.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
  }
  /// Never called here. Base: does nothing.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

/// Hears of presentations. Popovers ask for adaptation.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: _OptionalMethodsHaving {
  /// As the form with a trait collection, which goes before it.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Asked by popovers where the window is not wide: `none` keeps the bubble, and `popover` and `automatic`
  /// give a sheet.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Asked when a hand would dismiss the controller; false keeps it.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called before a hand dismisses the controller; not where code does.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when a controller that a hand dismissed has gone.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when a hand would have dismissed the controller and was not allowed to.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The style that the controller has.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  {
    controller.presentationStyle
  }
  /// The answer of the form without a trait collection; without one, the style that the controller has.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    _implementing("adaptivePresentationStyle(for:)")?.adaptivePresentationStyle(for: controller)
      ?? controller.presentationStyle
  }
  /// Allows it.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    true
  }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
