// UIViewControllerContextTransitioning, UIViewControllerTransitioningDelegate — after Apple's documentation,
// read 2026-11.
// State: complete.
//
// With them stand UIViewControllerAnimatedTransitioning and UIViewControllerInteractiveTransitioning.

import QuartzCore

/// What a transition between two controllers hands to who animates it.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  /// Where both controllers' views are while it lasts. The animator adds the new one.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// Whether a hand moves it just now.
  var isInteractive: Bool { get }
  /// Whether it goes back, or went back, to where it came from.
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var targetTransform: CGAffineTransform { get }
  /// 0…1; whoever holds an interactive transition says how far it is.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()
  /// Must be called when all animations are over; false where the transition was cancelled.
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// In the container's coordinates; zero where the view is not there at the beginning.
  func initialFrame(for viewController: UIViewController) -> CGRect
  /// In the container's coordinates; zero where the view is not there at the end.
  func finalFrame(for viewController: UIViewController) -> CGRect
}

/// Animates a transition.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: _OptionalMethodsHaving {
  /// In seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Adds the new view to the container, animates, and calls `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Optional: an animator that can be stopped on its way.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  /// Optional: the transition is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  { UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut) }
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Moves a transition by hand.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: _OptionalMethodsHaving {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// Optional.
  var completionSpeed: CGFloat { get }
  /// Optional.
  var completionCurve: UIView.AnimationCurve { get }
  /// Optional: whether a hand moves it from the start.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

/// Says how a controller is presented and dismissed. Every method is optional; nil leaves it to UIKit.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: _OptionalMethodsHaving {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }
  public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { nil }
  public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { nil }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}
