// UIViewPropertyAnimator — after Apple's documentation "UIViewPropertyAnimator", read 2026-11.
// State: partial. Missing: copying; fraction and running state tell no observers.

import QuartzCore

/// Animates what closures change, and can be paused, scrubbed, turned round and stopped on the way.
///
/// The closures run when the animator becomes active, by the first of `startAnimation()`, `pauseAnimation()`
/// and setting `fractionComplete`. The views have their new values from then on; what is drawn follows.
///
/// An animator that runs is kept until it is over. One that is paused or stopped has to be finished, or
/// stopped without finishing, before its last reference goes: UIKit raises an exception there, and here the
/// preview ends.
@preconcurrency @MainActor open class UIViewPropertyAnimator: MainActorObject, UIViewImplicitlyAnimating {
  private typealias Animation = (change: () -> Void, delayFactor: Double)

  /// In seconds, without the delay.
  public let duration: TimeInterval
  /// The pace, as it was given to the initialiser.
  public let timingParameters: UITimingCurveProvider?
  /// Seconds between the start and the first movement.
  open private(set) var delay: TimeInterval = 0
  /// Inactive before the first start and after the end.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Kept, without effect: views can be touched while they move, at the end of their way.
  open var isUserInteractionEnabled = true
  /// Kept, without effect, as `isUserInteractionEnabled`.
  open var isManualHitTestingEnabled = false
  /// Where it cannot be interrupted, orders to pause, scrub and stop are reported and do nothing.
  open var isInterruptible = true
  /// Whether a paused animation goes with `fractionComplete` evenly; otherwise at its pace.
  open var scrubsLinearly = true
  /// Whether it stays active, paused, when it has arrived, and calls no completion.
  open var pausesOnCompletion = false

  private var pending: [Animation] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var run: AnimatorRun?
  /// Held while it runs.
  private var keeper: UIViewPropertyAnimator?
  private var startsReversed = false

  /// - Parameters:
  ///   - duration: in seconds; a spring of mass and stiffness takes its own.
  ///   - parameters: its pace.
  public init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) {
    let own = parameters.springTimingParameters?.ownDuration
    self.duration = own ?? (duration.isFinite ? max(0, duration) : 0)
    timingParameters = parameters
    super.init(_object: ())
  }

  /// An animator that takes no time.
  public convenience init() { self.init(duration: 0, timingParameters: UICubicTimingParameters()) }

  /// `duration` in seconds; `curve` is the pace. It does not start by itself.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// `duration` in seconds; the control points are as in `UICubicTimingParameters`. It does not start by
  /// itself.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// - Parameter ratio: of a spring: 1 does not swing.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator that has been started.
  ///
  /// - Parameter options: the curve of them counts.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = Self(_duration: duration, UICubicTimingParameters(animationCurve: options.curve))
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// For `runningPropertyAnimator`, which makes animators of subclasses too: as
  /// `init(duration:timingParameters:)`.
  public required convenience init(_duration duration: TimeInterval, _ parameters: UITimingCurveProvider) {
    self.init(duration: duration, timingParameters: parameters)
  }

  deinit {
    guard state != .inactive, let run else { return }
    MainActor.assumeIsolated {
      // Only while its preview runs: one that is taken down as a whole takes its animators with it.
      guard VirtualRunLoop.current === run.loop else { return }
      fatalError(
        """
        UIViewPropertyAnimator: an animator was released while it was paused or stopped. Keep it, and finish it \
        with startAnimation(), or stopAnimation(_:) and finishAnimation(at:), first.
        """)
    }
  }

  // MARK: Where it is

  /// Whether it moves, or waits for the end of its delay.
  open var isRunning: Bool { run?.motion.isRunning ?? false }

  /// Whether it goes back to the start. Setting it on the way turns it round where it is.
  open var isReversed: Bool {
    get { run?.motion.isReversed ?? startsReversed }
    set {
      startsReversed = newValue
      if let run { run.motion.setReversed(newValue, at: run.loop.now) }
    }
  }

  /// Setting it pauses. Counted in the direction in which the animation goes: turning it round turns 0.3
  /// into 0.7 (widely reported).
  open var fractionComplete: CGFloat {
    get {
      guard let run else { return 0 }
      let now = run.loop.now
      let done = scrubsLinearly ? run.motion.progress(at: now) : run.motion.part(at: now)
      let within = min(max(done, 0), 1)
      return CGFloat(isReversed ? 1 - within : within)
    }
    set {
      guard mayInterrupt("fractionComplete") else { return }
      pauseAnimation()
      let fraction = newValue.isFinite ? min(max(Double(newValue), 0), 1) : 0
      let part = isReversed ? 1 - fraction : fraction
      if scrubsLinearly { run?.motion.scrub(to: part) } else { run?.motion.scrub(toPart: part) }
    }
  }

  // MARK: Animations and completions

  /// In an animator that is active already it runs at once, and takes the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// `delayFactor`, from 0 to 1, is the part of the time left that passes before `animation` is seen to
  /// begin.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    require(state != .stopped, "addAnimations(_:) was called on a stopped animator; finish it first.")
    let factor = delayFactor.isFinite ? min(max(Double(delayFactor), 0), 1) : 0
    if let run { perform((animation, factor), in: run) } else { pending.append((animation, factor)) }
  }

  /// Called in the order of adding when the animator ends; not where it is stopped without finishing.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func perform(_ animation: Animation, in run: AnimatorRun) {
    let transactions = SessionContext.current.transactions
    guard transactions.areViewAnimationsAllowed else { return animation.change() }
    let done = min(max(run.motion.progress(at: run.loop.now), 0), 1)
    let from = isReversed ? 0 : done
    let begin = from + (1 - from) * animation.delayFactor
    // A change in no time is a change at its moment.
    let length = max((1 - begin) * run.wholeDuration, 1e-6)
    var block = AnimationBlock(
      duration: length, delay: begin * run.wholeDuration, pace: .even)
    block.driver = run
    transactions.perform(block, animation.change)
  }

  private func activate() -> AnimatorRun {
    if let run { return run }
    let length = max(duration, 1e-6)
    let motion = AnimatorMotion(
      duration: length, pace: timingParameters?.pace(in: length) ?? .linear, isReversed: startsReversed)
    let run = AnimatorRun(motion) { [weak self] in self?.arrived() }
    self.run = run
    state = .active
    let animations = pending
    pending = []
    for animation in animations { perform(animation, in: run) }
    return run
  }

  // MARK: Orders

  /// Starts, or goes on from where it was paused.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts after `delay` seconds, for which the old values are drawn. Nothing happens where it runs already.
  open func startAnimation(afterDelay delay: TimeInterval) {
    require(state != .stopped, "startAnimation() was called on a stopped animator; finish it first.")
    guard !isRunning else { return }
    self.delay = delay.isFinite ? max(0, delay) : 0
    let run = activate()
    keeper = self
    run.motion.start(at: run.loop.now + self.delay)
  }

  /// Stops where it is. One that has not begun makes its changes, and waits at the start.
  open func pauseAnimation() {
    require(state != .stopped, "pauseAnimation() was called on a stopped animator; finish it first.")
    guard mayInterrupt("pauseAnimation()") else { return }
    let run = activate()
    run.motion.pause(at: run.loop.now)
    keeper = nil
  }

  /// Goes on from where it is. `parameters` are the pace of the rest; nil leaves it. `durationFactor` is the
  /// part of `duration` that the rest takes; 0 leaves the time that remains.
  open func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat
  ) {
    require(state != .stopped, "continueAnimation was called on a stopped animator; finish it first.")
    let run = activate()
    keeper = self
    let factor = Double(durationFactor)
    run.motion.proceed(
      at: run.loop.now, pace: parameters.map { parameters in { parameters.pace(in: $0) } },
      duration: factor.isFinite && factor > 0 ? factor * duration : nil)
  }

  /// Leaves the views where they are drawn. With false, `finishAnimation(at:)` has to follow; with true the
  /// animator is inactive, and completions are not called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let run, mayInterrupt("stopAnimation(_:)") else {
      if state == .stopped, withoutFinishing { finish(nil) }
      return
    }
    state = .stopped
    run.motion.pause(at: run.loop.now)
    run.end(at: .current)
    keeper = nil
    if withoutFinishing { finish(nil) }
  }

  /// Puts the views at `finalPosition` and calls the completions. The animator must be stopped: otherwise the
  /// preview ends with a message.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    require(
      state == .stopped,
      "finishAnimation(at:) was called on an animator that is not stopped; call stopAnimation(false) first.")
    if finalPosition != .current { run?.leave(finalPosition) }
    finish(finalPosition)
  }

  private func arrived() {
    guard let run else { return }
    guard !pausesOnCompletion else {
      run.motion.pause(at: run.loop.now)
      keeper = nil
      return
    }
    let position: UIViewAnimatingPosition = isReversed ? .start : .end
    run.end(at: position)
    finish(position)
  }

  /// - Parameter position: nil calls no completion.
  private func finish(_ position: UIViewAnimatingPosition?) {
    let told = completions
    let keeper = keeper
    (run, self.keeper, completions, pending) = (nil, nil, [], [])
    state = .inactive
    startsReversed = false
    if let position { for completion in told { completion(position) } }
    withExtendedLifetime(keeper) {}
  }

  private func mayInterrupt(_ order: String) -> Bool {
    guard !isInterruptible, isRunning else { return true }
    SessionContext.current.report(
      "UIViewPropertyAnimator: \(order) on an animator that is not interruptible.")
    return false
  }

  private func require(_ isRight: Bool, _ message: String) {
    if !isRight { fatalError("UIViewPropertyAnimator: \(message)") }
  }
}
