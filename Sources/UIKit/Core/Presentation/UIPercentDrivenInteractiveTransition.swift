// UIPercentDrivenInteractiveTransition — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: timing curves of the rest, taking hold of it again on its way.

import QuartzCore

/// Holds a transition's animations still and moves them with `update(_:)`, as far as a hand says.
///
/// The time of the container's layers stands while it is held (Apple's documentation: animations are driven
/// by Core Animation's time), goes on from there when it is finished, and runs backwards when it is
/// cancelled.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: MainActorObject,
  UIViewControllerInteractiveTransitioning
{
  /// In seconds, of the animation that is moved.
  open private(set) var duration: CGFloat = 0
  /// 0…1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest goes; 1 is the animation's own speed.
  open var completionSpeed: CGFloat = 1
  /// Kept, without effect: the rest goes at the animation's own pace.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Kept, without effect.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether a hand holds the transition from its start; otherwise it runs by time. True by default.
  open var wantsInteractiveStart = true

  private weak var transition: ControllerTransition?
  /// The layers' own time at the start, in seconds.
  private var start: TimeInterval = 0

  /// Starts at 0, at the animation's own speed.
  public init() { super.init(_object: ()) }

  /// Starts the animator's animation and stops the time of the layers at its beginning.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = transitionContext as? ControllerTransition else { return }
    self.transition = transition
    let seconds = transition.transitionDuration
    duration = seconds.isFinite ? CGFloat(seconds) : 0
    percentComplete = 0
    let layer = transition.timedLayer
    start = layer.convertTime(VirtualRunLoop.current.now, from: nil)
    transition.animator.animateTransition(using: transition)
    layer.speed = 0
    layer.timeOffset = start
  }

  /// - Parameter percentComplete: 0…1; numbers beyond count as the end.
  open func update(_ percentComplete: CGFloat) {
    guard let transition, transition.isInteractive else { return }
    self.percentComplete = percentComplete.isFinite ? min(max(percentComplete, 0), 1) : 0
    transition.timedLayer.timeOffset = start + Double(self.percentComplete * duration)
    transition.updateInteractiveTransition(self.percentComplete)
  }

  /// Kept, without effect: a transition that was let go of is not taken hold of again.
  open func pause() {}

  /// Lets the transition go on to its end.
  open func finish() {
    guard let transition, transition.isInteractive else { return }
    transition.finishInteractiveTransition()
    run(transition, speed: max(completionSpeed, 0.01))
  }

  /// Lets the transition go back to where it came from.
  open func cancel() {
    guard let transition, transition.isInteractive else { return }
    transition.cancelInteractiveTransition()
    let speed = max(completionSpeed, 0.01)
    run(transition, speed: -speed)
    let loop = VirtualRunLoop.current
    loop.schedule(at: loop.now + Double(percentComplete * duration / speed)) { [weak transition] in
      guard let transition, transition.percentComplete == 0 else { return }
      // The code that waits for the animations' end completes the transition; without such code it ends all
      // the same.
      transition.timedLayer.speed = 1
      transition.timedLayer.beginTime = 0
      transition.timedLayer.timeOffset = 0
      transition.containerView.layer.endAllAnimationsBelow()
      transition.completeTransition(false)
    }
  }

  private func run(_ transition: ControllerTransition, speed: CGFloat) {
    let layer = transition.timedLayer
    layer.beginTime =
      layer.superlayer?.convertTime(VirtualRunLoop.current.now, from: nil) ?? VirtualRunLoop.current.now
    layer.speed = Float(speed)
  }
}
