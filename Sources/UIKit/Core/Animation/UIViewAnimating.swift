// UIViewAnimating, UIViewImplicitlyAnimating — after Apple's documentation of the two, read 2026-11.
// State: complete.

import QuartzCore

/// How far an animator has come. Raw values as UIKit's.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or over: its animations are not on the views.
  case inactive = 0
  /// Running or paused.
  case active
  /// Stopped, and not finished yet.
  case stopped
}

/// Where an animation is, or is left. Raw values as UIKit's.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where the animations lead to.
  case end = 0
  /// Where the views were before.
  case start
  /// Wherever the views are drawn.
  case current
}

/// An animation that can be started, paused, scrubbed, turned round and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
  /// Whether the animations are on the views.
  var state: UIViewAnimatingState { get }
  /// Whether it moves, or waits for the end of its delay.
  var isRunning: Bool { get }
  /// Whether it goes from the end back to the start.
  var isReversed: Bool { get set }
  /// The part of the way that is done, 0…1, in the direction in which it goes.
  var fractionComplete: CGFloat { get set }
  /// Starts, or goes on from where it was paused. Nothing happens where it runs already.
  func startAnimation()
  /// - Parameter delay: in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stops where it is, and keeps the animations so that it can go on.
  func pauseAnimation()
  /// Leaves the views where they are drawn.
  ///
  /// - Parameter withoutFinishing: whether that is all, and no completion is called; otherwise
  ///   `finishAnimation(at:)` has to follow.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Called after `stopAnimation(false)`: puts the views at `finalPosition` and tells the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator of what closures change.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that are animated for the whole time, or for the rest of it.
  func addAnimations(_ animation: @escaping () -> Void)
  /// - Parameter delayFactor: the part of the time left, 0…1, that passes before `animation` is seen to
  ///   begin.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Called once the animation is finished, with where it was left.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// - Parameters:
  ///   - parameters: pace of the rest; nil leaves it.
  ///   - durationFactor: of the animator's duration, for the rest; 0 leaves the time that remains.
  func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat)
}
