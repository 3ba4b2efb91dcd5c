// Several changes one after the other, in one animation.

import QuartzCore

extension UIView {
  /// How the keyframes of one animation go. Raw values as UIKit's.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Evenly from one keyframe to the next; the only way there is here.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
  }

  /// Animates the keyframes that `animations` adds with `addKeyframe`.
  ///
  /// - Parameters:
  ///   - duration: of them all, in seconds.
  ///   - delay: seconds for which the old values are still drawn.
  ///   - completion: as that of `animate(withDuration:animations:completion:)`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let plain = AnimationOptions(rawValue: options.rawValue & 7)
    animate(
      withDuration: duration, delay: delay, options: [plain, .curveLinear, .overrideInheritedDuration],
      animations: animations, completion: completion)
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
    let transactions = VirtualRunLoop.current.transactions
    guard var block = transactions.block else { return animations() }
    block.delay += block.duration * (frameStartTime.isFinite ? max(0, frameStartTime) : 0)
    block.duration *= frameDuration.isFinite ? max(0, frameDuration) : 0
    // The whole animation waits for its parts; nobody else does.
    block.completion = nil
    // A change in no time is a change at its moment: nothing of it is seen before.
    block.duration = max(block.duration, 1e-6)
    transactions.perform(block, animations)
  }
}
