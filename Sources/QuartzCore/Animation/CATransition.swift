// CATransition — after Apple's documentation "CATransition", read 2026-11.
// State: partial. Missing: pictures of what was there before: the new content comes up from nothing, whatever
// the type.

import CoreGraphics

/// Animates the layer from what it showed to what it shows.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  /// Parts of the way at which it begins and ends, 0…1. Kept, without effect.
  open var startProgress: Float = 0
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

public struct CATransitionType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

public let kCATransition = "transition"
