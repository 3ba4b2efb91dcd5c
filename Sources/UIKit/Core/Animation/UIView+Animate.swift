// Changes of views that take time (Facts 6.3).
//
// The views have their new values at once, for hit testing and for all that ask; what is drawn follows.
// Animatable are frame, bounds, center, transform, alpha and backgroundColor, and the layer's properties
// behind them; not isHidden.

import QuartzCore

extension UIView {
  /// Animates what `animations` changes, slow at both ends.
  ///
  /// - Parameters:
  ///   - duration: in seconds; without any the changes are seen at once.
  ///   - animations: run before this returns.
  ///   - completion: called in the frame in which the last animation has ended, with true; with false where
  ///     one was ended before its time. Called before this returns where there is no time to pass, or nothing
  ///     was changed.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// As `animate(withDuration:animations:completion:)`.
  ///
  /// - Parameter delay: seconds for which the old values are still drawn.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      AnimationOrder(duration: duration, delay: delay, options: options), .curve(options.curve.function),
      animations, completion)
  }

  /// As `animate(withDuration:delay:options:animations:completion:)`, on a spring that comes to rest at the
  /// end of the duration. The curve among the options does not count.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 does not swing; towards 0 it swings ever more.
  ///   - velocity: whole ways per second at the start; 1 for a change of 200 points is 200 points per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      AnimationOrder(duration: duration, delay: delay, options: options),
      .spring(dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity)), animations, completion)
  }

  /// As the one with damping, with the spring in the words of newer systems: `bounce` 0 does not swing, 1
  /// never rests.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, usingSpringWithDamping: 1 - bounce,
      initialSpringVelocity: velocity,
      options: options, animations: animations, completion: completion)
  }

  /// Runs `actionsWithoutAnimation` so that views have and show their new values at once, also inside an
  /// animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    SessionContext.current.transactions.perform(nil, actionsWithoutAnimation)
  }

  /// Whether views animate at all just now.
  public class var areAnimationsEnabled: Bool {
    SessionContext.current.transactions.areViewAnimationsAllowed
  }

  /// Lasts until it is set again, for the whole preview. Animations under way go on.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    SessionContext.current.transactions.areViewAnimationsEnabled = enabled
  }

  /// Seconds that a change made now would take; 0 outside of animations.
  public class var inheritedAnimationDuration: TimeInterval {
    SessionContext.current.transactions.block?.duration ?? 0
  }

  private class func animate(
    _ order: AnimationOrder, _ pace: AnimationBlock.Pace, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let transactions = SessionContext.current.transactions
    let end = AnimationCompletion { completion?($0) }
    var block = order.block(pace, inside: transactions.block)
    block.completion = end
    let takesTime = block.duration > 0 && transactions.areViewAnimationsAllowed
    transactions.perform(takesTime ? block : nil, animations)
    if !takesTime { end.close() }
  }
}

/// An order that the caller of `UIView.animate` has given.
struct AnimationOrder {
  /// In seconds.
  var duration: TimeInterval
  /// In seconds.
  var delay: TimeInterval
  var options: UIView.AnimationOptions

  /// Inside another animation that one's duration, pace and repeats hold, unless the options say otherwise
  /// (Facts 6.3).
  func block(_ pace: AnimationBlock.Pace, inside outer: AnimationBlock?) -> AnimationBlock {
    var block = AnimationBlock(
      duration: duration.isFinite ? duration : 0, delay: delay.isFinite ? max(0, delay) : 0, pace: pace,
      repeats: options.contains(.repeat), autoreverses: options.contains(.autoreverse),
      beginsFromCurrentState: options.contains(.beginFromCurrentState))
    guard let outer else { return block }
    block.driver = outer.driver
    block.keyframes = outer.keyframes
    // A driver or a collector of the outer one counts from its beginning.
    if outer.driver != nil || outer.keyframes != nil { block.delay += outer.delay }
    if !options.contains(.overrideInheritedDuration) { block.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { block.pace = outer.pace }
    if !options.contains(.overrideInheritedOptions) {
      block.repeats = outer.repeats
      block.autoreverses = outer.autoreverses
    }
    return block
  }
}
