// CAAnimationGroup — after Apple's documentation "CAAnimationGroup", read 2026-11.
// State: complete.

import CoreGraphics

/// Several animations that run together, in the group's time and no longer than the group.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// Their `beginTime` counts from the group's beginning. Their delegates and `isRemovedOnCompletion` do not
  /// count. One without a duration lasts as long as the group.
  open var animations: [CAAnimation]?

  override func frozen(_ defaults: AnimationDefaults) -> FrozenAnimation {
    let timing = timing(defaults)
    let inner = AnimationDefaults(duration: timing.duration, timingFunction: defaults.timingFunction)
    let members = (animations ?? []).filter { $0 !== self }.map { $0.frozen(inner) }
    return FrozenAnimation(
      timing: timing, pace: pace(AnimationDefaults(duration: 0)), effect: .group(members))
  }
}
