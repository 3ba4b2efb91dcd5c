import CoreGraphics

/// How the changes of views within one `UIView.animate` become animations.
package struct AnimationBlock {
  package enum Pace {
    /// As far as time, and beyond both ends where that goes beyond them.
    case even
    case curve(CAMediaTimingFunction)
    /// Comes to rest in the block's duration.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 does not swing.
    ///   - initialVelocity: whole ways per second.
    case spring(dampingRatio: Double, initialVelocity: Double)
  }

  /// In seconds.
  package var duration: TimeInterval
  /// Seconds before the beginning.
  package var delay: TimeInterval
  package var pace: Pace
  package var repeats: Bool
  package var autoreverses: Bool
  /// Whether a change sets out from what is drawn, and ends what is under way.
  package var beginsFromCurrentState: Bool
  package var completion: AnimationCompletion?
  /// Says how far the changes are; nil leaves it to the clock. `delay` and `duration` are then parts of
  /// its whole duration.
  package var driver: AnimationDriver?
  /// Takes the changes of keyframes; nil animates each change by itself.
  package var keyframes: KeyframeCollector?

  package init(
    duration: TimeInterval, delay: TimeInterval, pace: Pace, repeats: Bool = false,
    autoreverses: Bool = false,
    beginsFromCurrentState: Bool = false, completion: AnimationCompletion? = nil
  ) {
    self.duration = duration
    self.delay = delay
    self.pace = pace
    self.repeats = repeats
    self.autoreverses = autoreverses
    self.beginsFromCurrentState = beginsFromCurrentState
    self.completion = completion
  }

  /// The animation of one property from `old` to its new value `new`.
  ///
  /// A value with differences is animated by the rest of the change, on top of anything else that moves the
  /// property: an animation under way then goes on and bends instead of jumping. Other values set out from
  /// `drawn`, which is asked for only then.
  @MainActor func animation(
    of property: String, from old: AnimatedValue, to new: AnimatedValue,
    drawn: @autoclosure () -> AnimatedValue, now: TimeInterval
  ) -> (animation: FrozenAnimation, replacesOthers: Bool)? {
    guard let path = AnimationKeyPath(property) else { return nil }
    let timing = AnimationTiming(
      begin: driver == nil ? now + delay : delay, duration: duration, repeatCount: repeats ? .infinity : 0,
      autoreverses: autoreverses, fillsBackwards: true)
    let change = old.subtracting(new)
    let isAdditive = change != nil && !beginsFromCurrentState
    let from = isAdditive ? change ?? old : drawn()
    let track = AnimationTrack(
      path: path, pace: animationPace,
      values: .ends(.value(from), isAdditive ? .value(from.nothing) : .below),
      isAdditive: isAdditive)
    return (FrozenAnimation(timing: timing, effect: .track(track)), !isAdditive)
  }

  private var animationPace: AnimationPace {
    switch pace {
    case .even: .linear
    case .curve(let function): .curve(function)
    case .spring(let ratio, let velocity):
      .spring(
        SpringCurve(settlingIn: duration, dampingRatio: ratio, initialVelocity: velocity), endsAt: duration)
    }
  }
}
