// UIView.AnimationOptions, UIView.AnimationCurve — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: flips and curls, which are dissolves here.

import QuartzCore

extension UIView {
  /// How an animation runs. Raw values as UIKit's.
  public struct AnimationOptions: OptionSet, Sendable {
    /// UIKit's bits: flags, and numbers for the curve, the transition and the frame rate.
    public let rawValue: UInt
    /// Takes the bits as they are, also those that mean nothing.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Kept, without effect: `layoutIfNeeded()` within the animation lays out with it.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Kept, without effect: views can be touched while they move, at the end of their way.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Sets out from what is drawn and ends what moves the same property. Without it both add up.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// For ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// There and back again; the view's own values are those of the other end.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Inside another animation: the duration is this one's own.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Inside another animation: the curve is this one's own.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Inside another animation: repeat and autoreverse are this one's own.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Kept, without effect: what a transition dissolves into moves with it.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition between two views hides the one and shows the other, and leaves both where they are.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)

    /// Of transitions: there is none, the change is seen at once; the default.
    public static let transitionNone = AnimationOptions([])
    /// Drawn as a dissolve, as are all of the following.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Drawn as a dissolve.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Drawn as a dissolve.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Drawn as a dissolve.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The old fades away over the new.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Drawn as a dissolve.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Drawn as a dissolve.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Kept, without effect, as the next: every frame of the display is made.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Kept, without effect.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// Whether they ask for a transition that can be seen.
    var hasTransition: Bool { rawValue >> 20 & 7 != 0 }

    /// Slow at both ends; the default.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At one speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The control points of Facts 6.3.
    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
  }

  /// The pace of an animation. Raw values as UIKit's.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// At one speed.
    case linear
    /// The keyboard's, which has a number and no name on Apple's platforms too.
    case _keyboard = 7

    var function: CAMediaTimingFunction {
      switch self {
      case .easeInOut, ._keyboard: CAMediaTimingFunction(name: .easeInEaseOut)
      case .easeIn: CAMediaTimingFunction(name: .easeIn)
      case .easeOut: CAMediaTimingFunction(name: .easeOut)
      case .linear: CAMediaTimingFunction(name: .linear)
      }
    }
  }
}
