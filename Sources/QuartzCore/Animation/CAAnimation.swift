// CAAnimation, CAPropertyAnimation, CAAnimationDelegate — after Apple's documentation of the three,
// read 2026-11.
// State: partial. Missing: secure coding.

import CoreGraphics
import ObjectiveCRuntime

/// A change of how a layer is drawn over time, and never of the layer's own values.
///
/// `CALayer.add(_:forKey:)` takes the settings as they are then; later changes have no effect.
@preconcurrency @MainActor open class CAAnimation: MainActorObject, CAMediaTiming {
  /// When it begins, in seconds of the layer's time, or since the group's beginning; 0 is the moment of
  /// adding.
  open var beginTime: CFTimeInterval = 0
  /// 0 is the transaction's duration.
  open var duration: CFTimeInterval = 0
  /// Seconds of its own time per second; below 0 it runs from its end to its beginning.
  open var speed: Float = 1
  /// Seconds of its own time that are over at the beginning.
  open var timeOffset: CFTimeInterval = 0
  /// How many runs, with fractions; 0 is one.
  open var repeatCount: Float = 0
  /// Seconds over which runs follow one another; 0 leaves it to `repeatCount`.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each run also runs back, which doubles its time.
  open var autoreverses = false
  /// Which value is seen before its beginning and after its end; by default the layer's own value.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Pace of each run; nil is a constant one.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the layer lets go of it at its end. Otherwise, with a fill mode of `forwards`, its last value
  /// stays.
  open var isRemovedOnCompletion = true
  /// Kept, without effect: every frame of the display is made.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Kept alive by the animation, as on Apple's platforms.
  open var delegate: CAAnimationDelegate?

  /// An animation that changes nothing by itself.
  public init() { super.init(_object: ()) }

  /// The settings as a value. Subclasses add what is animated.
  func frozen(_ defaults: AnimationDefaults) -> FrozenAnimation {
    FrozenAnimation(timing: timing(defaults), effect: .group([]))
  }

  func timing(_ defaults: AnimationDefaults) -> AnimationTiming {
    AnimationTiming(
      begin: finite(beginTime), duration: duration > 0 ? finite(duration) : defaults.duration,
      speed: finite(Double(speed)), offset: finite(timeOffset), repeatCount: max(0, Double(repeatCount)),
      repeatDuration: max(0, repeatDuration), autoreverses: autoreverses,
      fillsBackwards: fillMode == .backwards || fillMode == .both,
      fillsForwards: fillMode == .forwards || fillMode == .both)
  }

  func pace(_ defaults: AnimationDefaults) -> AnimationPace {
    (timingFunction ?? defaults.timingFunction).map(AnimationPace.curve) ?? .linear
  }

  private func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
}

/// The settings that an animation takes from the transaction in which it is added.
struct AnimationDefaults {
  /// In seconds.
  var duration: TimeInterval
  var timingFunction: CAMediaTimingFunction?
}

/// Hears of an animation's beginning and end.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  /// Called at the first frame at which the animation runs.
  func animationDidStart(_ anim: CAAnimation)
  /// `finished` is false where the animation was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The property, or a part of it as `position.x`, `bounds.size.width`, `transform.rotation.z`,
  /// `transform.scale`. A path to no animatable property changes nothing.
  open var keyPath: String?
  /// Whether the values are added to what is below: the layer's own value and earlier animations.
  open var isAdditive = false
  /// Whether each repeated run begins where the last one ended: its last value is added. For values that can
  /// be added up.
  open var isCumulative = false
  /// Makes transforms of the values, which are numbers then; nil takes them as they are.
  open var valueFunction: CAValueFunction?

  /// An animation of the property at `path`; nil, or no animatable property, moves nothing.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// `values` at the animation's pace; nothing without a property.
  func frozen(_ values: AnimationTrack.Values, _ defaults: AnimationDefaults) -> FrozenAnimation {
    guard let path = keyPath.flatMap(AnimationKeyPath.init) else { return super.frozen(defaults) }
    let track = AnimationTrack(
      path: path, pace: pace(defaults), values: values, isAdditive: isAdditive, isCumulative: isCumulative,
      function: valueFunction?.value)
    return FrozenAnimation(timing: timing(defaults), effect: .track(track))
  }
}
