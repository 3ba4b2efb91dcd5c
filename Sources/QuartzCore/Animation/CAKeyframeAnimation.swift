// CAKeyframeAnimation — after Apple's documentation "CAKeyframeAnimation", read 2026-11.
// State: complete.

import CoreGraphics

/// How the values between keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// One of the constants' names; any other counts as `linear`.
  public let rawValue: String

  /// A mode of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Evenly from one to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Not at all: each value holds until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At one speed all along; `keyTimes` and `timingFunctions` do not count.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve through all of them. Values that cannot be added up, as transforms and colours, go
  /// evenly.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On that curve, at one speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer that follows a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// One of the constants' names; any other does not turn.
  public let rawValue: String

  /// A mode of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its x axis looks ahead.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Its x axis looks back.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Through a series of values, or along a path.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The keyframes in order; elements that are no animatable values are left out. Does not count beside
  /// `path`.
  open var values: [Any]?
  /// Goes before `values`, for properties that are points: each end of a line or curve of it is a keyframe.
  /// The animation keeps a copy when it is added.
  open var path: CGPath?
  /// `keyTimes[i]` belongs to `values[i]`: parts of the duration, 0…1, growing. nil, or a list that does not
  /// fit, is even steps. Discrete animations have one time more, the end of the last value.
  open var keyTimes: [NSNumber]?
  /// `timingFunctions[i]` is the pace from `values[i]` to the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How the values between keyframes are found; evenly unless set.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// For paths; nil does not turn.
  open var rotationMode: CAAnimationRotationMode?
  /// `tensionValues[i]` belongs to `values[i]` of a cubic animation: towards 1 the curve is tight there, -1
  /// loose.
  open var tensionValues: [NSNumber]?
  /// 0 is smooth; elsewhere the curve has a corner.
  open var continuityValues: [NSNumber]?
  /// Towards 1 the curve goes too far after the value, towards -1 before it.
  open var biasValues: [NSNumber]?

  override func frozen(_ defaults: AnimationDefaults) -> FrozenAnimation {
    guard let keyframes else { return frozen(.ends(.below, .below), defaults) }
    return frozen(.keyframes(keyframes), defaults)
  }

  private var keyframes: Keyframes? {
    let times = (keyTimes ?? []).map(\.doubleValue)
    let paces = (timingFunctions ?? []).map(AnimationPace.curve)
    if let path {
      return Keyframes(along: path.elements, times: times, paces: paces, mode: mode, turning: turning)
    }
    let values = (self.values ?? []).compactMap(AnimatedValue.init)
    return Keyframes(values: values, times: times, paces: paces, mode: mode)
  }

  private var turning: Keyframes.Turning? {
    switch rotationMode {
    case .rotateAuto?: .forwards
    case .rotateAutoReverse?: .backwards
    default: nil
    }
  }

  private var mode: Keyframes.Mode {
    switch calculationMode {
    case .discrete: .steps
    case .paced: .evenSpeed
    case .cubic, .cubicPaced:
      .smooth(
        Keyframes.Smoothness(
          tensions: (tensionValues ?? []).map(\.doubleValue),
          continuities: (continuityValues ?? []).map(\.doubleValue),
          biases: (biasValues ?? []).map(\.doubleValue)),
        evenSpeed: calculationMode == .cubicPaced)
    default: .between
    }
  }
}
