// UIViewControllerContextTransitioning — after Apple's documentation, read 2026-11.
// State: partial. Missing: a hand that takes hold again of a transition it had let go of.
//
// With them stand UIViewControllerAnimatedTransitioning and UIViewControllerInteractiveTransitioning.

import QuartzCore

/// The context of a transition between two controllers, as its animator sees it.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  /// Where both controllers' views are while it lasts. The animator adds the new one.
  var containerView: UIView { get }
  /// Always true: transitions without animation have no context.
  var isAnimated: Bool { get }
  /// Whether a hand moves it just now.
  var isInteractive: Bool { get }
  /// Whether it goes back, or went back, to where it came from.
  var transitionWasCancelled: Bool { get }
  /// The style of the presented controller; `none` for a push or a pop.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Always the identity: the screen does not turn on the way.
  var targetTransform: CGAffineTransform { get }
  /// 0…1; the object that holds an interactive transition says how far it is.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// A hand has let go, and the transition goes on to its end.
  func finishInteractiveTransition()
  /// A hand has let go, and the transition goes back.
  func cancelInteractiveTransition()
  /// Without effect: a transition that was let go of is not taken hold of again.
  func pauseInteractiveTransition()
  /// Must be called when all animations are over; false where the transition was cancelled.
  func completeTransition(_ didComplete: Bool)
  /// The controller at either end; nil for other keys.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that moves; nil where that end's view stays as it is.
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
  /// Optional: an animator that can be stopped on its way. Never asked here.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  /// Optional: the transition is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// An animator without animations, as long as the transition.
  public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  { UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut) }
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Moves a transition by hand.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: _OptionalMethodsHaving {
  /// Called at the start in place of `animateTransition(using:)`, where `wantsInteractiveStart` is true.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// Optional.
  var completionSpeed: CGFloat { get }
  /// Optional.
  var completionCurve: UIView.AnimationCurve { get }
  /// Optional: whether a hand moves it from the start.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1: the animation's own speed.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True.
  public var wantsInteractiveStart: Bool { true }
}
