// Transitions between two states of a view: the old one, as a still picture, fades away over the new one.

import QuartzCore

extension UIView {
  /// Makes the changes. With a transition among the options, what was seen of `view` and all it holds
  /// dissolves into what is seen then.
  ///
  /// - Parameters:
  ///   - duration: in seconds.
  ///   - completion: called at the end with true; with false where the dissolve was ended before its time.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let still = options.hasTransition && duration > 0 && areAnimationsEnabled ? StillView(of: view) : nil
    if let still { (view.superview ?? view).layer.insertSublayer(still.layer, above: view.layer) }
    performWithoutAnimation { animations?() }
    guard let still else {
      guard let completion else { return }
      VirtualRunLoop.current.schedule(at: CACurrentMediaTime() + max(0, duration)) { completion(true) }
      return
    }
    animate(
      withDuration: duration, delay: 0,
      options: options.intersection([.curveLinear, .curveEaseIn, .curveEaseOut])
    ) {
      still.alpha = 0
    } completion: { finished in
      still.layer.removeFromSuperlayer()
      completion?(finished)
    }
  }

  /// Puts `toView` in the place of `fromView`; with `showHideTransitionViews` shows the one and hides the
  /// other.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    // The picture of the old view does not fade with it, but over the new one.
    let place = fromView.superview ?? fromView
    transition(
      with: place, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          fromView.superview?.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}
