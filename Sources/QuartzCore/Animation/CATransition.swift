// CATransition — after Apple's documentation "CATransition", read 2026-11.
// State: partial. Missing: pictures of what was there before: the new content comes up from nothing, whatever
// the type.

import CoreGraphics

/// Animates the layer from what it showed to what it shows.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// Kept: every type is drawn as a fade.
  open var type = CATransitionType.fade
  /// Direction of the types that move. Kept, without effect.
  open var subtype: CATransitionSubtype?
  /// Parts of the way at which it begins and ends, 0…1. Kept, without effect.
  open var startProgress: Float = 0
  /// The end of the part that is played. Kept, without effect.
  open var endProgress: Float = 1

  override func frozen(_ defaults: AnimationDefaults) -> FrozenAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.beginTime = beginTime
    fade.duration = duration
    fade.speed = speed
    fade.fillMode = fillMode
    fade.timingFunction = timingFunction
    return fade.frozen(defaults)
  }
}

/// How the new content comes in; all of them are drawn as `fade`.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
  /// The type's name, one of the constants' or another.
  public let rawValue: String
  /// A type of any name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new content comes up from clear.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old. Drawn as `fade`.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old out. Drawn as `fade`.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides off the new. Drawn as `fade`.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which new content comes; kept, without effect.
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
  /// The side's name, one of the constants' or another.
  public let rawValue: String
  /// A side of any name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right edge. Kept, without effect.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left edge. Kept, without effect.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the greatest y. Kept, without effect.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the least y. Kept, without effect.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key under which a layer keeps its transition on Apple's platforms; only a name here.
public let kCATransition = "transition"
