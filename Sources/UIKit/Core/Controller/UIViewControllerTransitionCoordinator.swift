// UIViewControllerTransitionCoordinator — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: presentations that nobody animates, for which there is no coordinator.

import QuartzCore

/// Tells those who go along with a transition about it.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether it takes time.
  var isAnimated: Bool { get }
  /// How the controller is presented; `none` for a transition that presents nothing.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a hand began it.
  var initiallyInteractive: Bool { get }
  /// Whether a hand may stop it on its way.
  var isInterruptible: Bool { get }
  /// Whether a hand moves it just now.
  var isInteractive: Bool { get }
  /// Whether it went back to where it came from.
  var isCancelled: Bool { get }
  /// In seconds; 0 where it is not animated.
  var transitionDuration: TimeInterval { get }
  /// How much of its time is over, 0…1.
  var percentComplete: CGFloat { get }
  /// How fast the rest of an interactive transition goes; 1 is the speed of the animation.
  var completionVelocity: CGFloat { get }
  /// The pace of the animations that go along.
  var completionCurve: UIView.AnimationCurve { get }
  /// nil where the transition has no such controller.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// nil where the transition has no such view.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view that holds those that take part.
  var containerView: UIView { get }
  /// How far the interface is turned.
  var targetTransform: CGAffineTransform { get }
}

/// Lets a controller go along with a transition, such as a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// `animation` runs with the transition and `completion` after it. The answer is whether `animation` will
  /// run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// As `animate(alongsideTransition:completion:)`, for views that are not in `containerView` but in `view`.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// `handler` runs when a hand lets go of the transition, or takes hold of it again.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// The older name of `notifyWhenInteractionChanges(_:)`.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` with the transition. The answer is whether it will run.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Runs `animation` with the transition, for views that are in `view`. The answer is whether it will run.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}

/// Whose controller is meant: that before the transition or that after it.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// UIKit's name for the key.
  public let rawValue: String
  /// Takes any name; UIKit knows only the two below.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is seen before the transition.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The controller that is seen after the transition.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// Whose view is meant: that before the transition or that after it.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// UIKit's name for the key.
  public let rawValue: String
  /// Takes any name; UIKit knows only the two below.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that is seen before the transition.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is seen after the transition.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
