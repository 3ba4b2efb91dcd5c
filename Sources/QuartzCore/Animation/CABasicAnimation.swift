// CABasicAnimation, CASpringAnimation — after Apple's documentation of the two, read 2026-11.
// State: complete.

import CoreGraphics

/// From one value to another.
///
/// Values are numbers, points, sizes, rectangles, transforms and colours. Which are nil says what stands for
/// them: only `fromValue`, to the value below; only `toValue`, from the value below; only `byValue`, from
/// there to that much further; `byValue` with one of the others, from or to that one. None: nothing moves.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning; nil, or no animatable value, leaves it to the rules above.
  open var fromValue: Any?
  /// The value at the end; nil, or no animatable value, leaves it to the rules above.
  open var toValue: Any?
  /// The difference from beginning to end; does not count where both of the others are given.
  open var byValue: Any?

  override func frozen(_ defaults: AnimationDefaults) -> FrozenAnimation {
    let from = AnimatedValue(fromValue)
    let to = AnimatedValue(toValue)
    let by = AnimatedValue(byValue)
    let values: AnimationTrack.Values =
      switch (from, to, by) {
      case (let from?, let to?, _): .ends(.value(from), .value(to))
      case (let from?, nil, let by?): .ends(.value(from), .value(from.adding(by)))
      case (nil, let to?, let by?): .ends(.value(to.subtracting(by) ?? to), .value(to))
      case (let from?, nil, nil): .ends(.value(from), .below)
      case (nil, let to?, nil): .ends(.below, .value(to))
      case (nil, nil, let by?): .ends(.below, .further(by))
      case (nil, nil, nil): .ends(.below, .below)
      }
    return frozen(values, defaults)
  }
}

/// From one value to another as a body on a spring goes: `duration` only cuts it off.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// Mass of the body; a greater one swings more slowly. 1 unless set.
  open var mass: CGFloat = 1
  /// Force of the spring per length: greater is faster. 100 unless set.
  open var stiffness: CGFloat = 100
  /// Friction: greater swings less. 10 unless set.
  open var damping: CGFloat = 10
  /// Whole ways per second; positive is towards the end (Facts 6.3).
  open var initialVelocity: CGFloat = 0

  /// A spring of mass 1 in the words of newer systems, with 0.25 s of duration unless it is given more.
  ///
  /// - Parameters:
  ///   - perceptualDuration: about how long it moves as it is perceived, in seconds.
  ///   - bounce: 0 does not swing, towards 1 it swings ever more, below 0 it creeps.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let body = SpringBody(perceptualDuration: perceptualDuration, bounce: Double(bounce))
    (mass, stiffness, damping) = (1, CGFloat(body.stiffness), CGFloat(body.damping))
  }

  /// Seconds of one swing, were it not damped.
  open var perceptualDuration: CFTimeInterval {
    2 * .pi / (Double(stiffness) / max(Double(mass), 1e-6)).squareRoot()
  }

  /// 0 does not swing, towards 1 it swings ever more, below 0 it creeps.
  open var bounce: CGFloat {
    let ratio = CGFloat(spring.dampingRatio)
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// Seconds until nothing moves any more to the eye: within a thousandth of the way.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  private var spring: SpringCurve {
    SpringCurve(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity))
  }

  override func pace(_ defaults: AnimationDefaults) -> AnimationPace { .spring(spring, endsAt: nil) }
}
