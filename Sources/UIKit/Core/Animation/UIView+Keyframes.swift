// Several changes one after the other, in one animation.

import QuartzCore

extension UIView {
  /// How the keyframes of one animation go. Raw values as UIKit's.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// UIKit's bits: flags, and a number for the way from one keyframe to the next.
    public let rawValue: UInt
    /// Takes the bits as they are, also those that mean nothing.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Kept, without effect: `layoutIfNeeded()` within the animation lays out with it.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Kept, without effect: views can be touched while they move, at the end of their way.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Sets out from what is drawn and ends what moves the same property. Without it both add up.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// For ever, all keyframes together.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// There and back again; the view's own values are those of the last keyframe.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Inside another animation: the duration is this one's own.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Inside another animation: repeat and autoreverse are this one's own.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Evenly from one keyframe to the next; the default.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Not at all: a value holds until the end of the next keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At one speed through all of them; their times do not count.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// On a smooth curve through all of them.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// On that curve, at one speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var mode: KeyframeCollector.Mode {
      switch rawValue >> 10 & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }

    /// The options that other animations have, too.
    fileprivate var plain: AnimationOptions { AnimationOptions(rawValue: rawValue & 0x23F) }
  }

  /// Animates the keyframes that `animations` adds with `addKeyframe`. A change outside of them takes the
  /// whole time.
  ///
  /// - Parameters:
  ///   - duration: of them all, in seconds.
  ///   - delay: seconds for which the old values are still drawn.
  ///   - completion: as that of `animate(withDuration:animations:completion:)`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let transactions = SessionContext.current.transactions
    let outer = transactions.block
    let order = AnimationOrder(duration: duration, delay: delay, options: options.plain)
    let end = AnimationCompletion { completion?($0) }
    var block = order.block(.even, inside: outer)
    block.pace = .even
    block.completion = end
    guard block.duration > 0, transactions.areViewAnimationsAllowed else {
      transactions.perform(nil, animations)
      return end.close()
    }
    // Keyframes within a keyframe are keyframes of the outer animation, in the time that theirs has.
    if block.keyframes != nil { return transactions.perform(block, animations) }
    let collector = KeyframeCollector(options.mode, of: block)
    block.keyframes = collector
    transactions.perform(block) {
      animations()
      collector.finish()
    }
  }

  /// Inside `animateKeyframes`: what `animations` changes.
  ///
  /// - Parameters:
  ///   - frameStartTime: when it begins, as a part of the whole duration, 0…1.
  ///   - frameDuration: how long it takes, as a part of the whole duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    let transactions = SessionContext.current.transactions
    guard var block = transactions.block else { return animations() }
    block.delay += block.duration * (frameStartTime.isFinite ? max(0, frameStartTime) : 0)
    block.duration *= frameDuration.isFinite ? max(0, frameDuration) : 0
    // The whole animation waits for its parts; nothing else does.
    block.completion = nil
    // A change in no time is a change at its moment: nothing of it is seen before.
    block.duration = max(block.duration, 1e-6)
    transactions.perform(block, animations)
  }
}
