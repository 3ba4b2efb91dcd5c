// UIMotionEffect, UIInterpolatingMotionEffect, UIMotionEffectGroup — after Apple's documentation of them,
// read 2026-11.
// State: partial. Missing: tilting: the screen lies still, so that every effect stays in the middle.

import QuartzCore

/// Changes a view as the device is tilted.
@preconcurrency @MainActor open class UIMotionEffect: MainActorObject {
  /// Changes nothing unless a subclass says by how much.
  public init() { super.init(_object: ()) }

  /// By how much properties differ, by key path, for a tilt in each direction from -1 to 1; nil for not at
  /// all.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Moves one property between two values as the device is tilted about one axis.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis about which the device is tilted.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  /// The key path, from the view, of the property that the effect would move.
  public let keyPath: String
  /// The axis whose tilt it would follow.
  public let type: EffectType
  /// Added to the property at the far ends. Kept.
  open var minimumRelativeValue: Any?
  /// Added to the property at the other far end. Kept.
  open var maximumRelativeValue: Any?

  /// An effect without values yet: it moves nothing.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

/// Several effects as one.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects that make up the group; nil is none. Kept.
  open var motionEffects: [UIMotionEffect]?
}
