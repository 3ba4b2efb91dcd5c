// Transitions between two states of a view. The change is made at once; there is no dissolve or flip.

import QuartzCore

extension UIView {
  /// Makes the changes, and calls `completion` after `duration` seconds of virtual time.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    performWithoutAnimation { animations?() }
    guard let completion else { return }
    VirtualRunLoop.current.schedule(at: CACurrentMediaTime() + max(0, duration)) { completion(true) }
  }

  /// Puts `toView` in the place of `fromView`.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    transition(
      with: fromView, duration: duration, options: options,
      animations: {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }, completion: completion)
  }
}
