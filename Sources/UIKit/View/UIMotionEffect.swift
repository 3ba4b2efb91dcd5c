// UIMotionEffect, UIInterpolatingMotionEffect, UIMotionEffectGroup — after Apple's documentation of them,
// read 2026-11.
// State: partial. Missing: tilting: the screen lies still, so that every effect stays in the middle.

import QuartzCore

/// Changes a view as the device is tilted.
@preconcurrency @MainActor open class UIMotionEffect: MainActorObject {
  public init() { super.init(_object: ()) }

  /// By how much properties differ, by key path, for a tilt in each direction from -1 to 1; nil for not at
  /// all.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Moves one property between two values as the device is tilted about one axis.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  public let keyPath: String
  public let type: EffectType
  /// Added to the property at the far ends. Kept.
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

/// Several effects as one.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}
