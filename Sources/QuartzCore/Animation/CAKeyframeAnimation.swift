// CAKeyframeAnimation — after Apple's documentation "CAKeyframeAnimation", read 2026-11.
// State: partial. Missing: paths, rotation along them, cubic interpolation (which is linear here).

import CoreGraphics

/// How the values between keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Evenly from one to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Not at all: each value holds until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At one speed all along; `keyTimes` and `timingFunctions` do not count.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Through a series of values.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// `keyTimes[i]` belongs to `values[i]`: parts of the duration, 0…1, growing. nil, or a list that does not fit, is
  /// even steps. Discrete animations have one time more, the end of the last value.
  open var keyTimes: [NSNumber]?
  /// `timingFunctions[i]` is the pace from `values[i]` to the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear

  override func frozen(_ defaults: AnimationDefaults) -> FrozenAnimation {
    let values = (self.values ?? []).compactMap(AnimatedValue.init)
    let paces = (timingFunctions ?? []).map(AnimationPace.curve)
    let keyframes = Keyframes(
      values: values, times: (keyTimes ?? []).map(\.doubleValue), paces: paces, mode: spacing)
    guard let keyframes else { return frozen(.ends(.below, .below), defaults) }
    return frozen(.keyframes(keyframes), defaults)
  }

  private var spacing: Keyframes.Mode {
    switch calculationMode {
    case .discrete: .steps
    case .paced, .cubicPaced: .evenSpeed
    default: .between
    }
  }
}
