// UITimingCurveProvider, UICubicTimingParameters, UISpringTimingParameters — after Apple's documentation,
// read 2026-11.
// State: partial. Missing: coding, velocities that differ by axis.

import QuartzCore

/// The kind of pace that timing parameters have. Raw values as UIKit's.
public enum UITimingCurveType: Int, Sendable {
  /// One of `UIView.AnimationCurve`, or the system's own.
  case builtin = 0
  /// A curve of control points.
  case cubic
  /// A spring, of whichever parameters.
  case spring
  /// A cubic one on a spring.
  case composed
}

/// The pace of a property animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
  /// Which of the two kinds of parameters count: a spring comes before a curve.
  var timingCurveType: UITimingCurveType { get }
  /// nil without one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// nil without one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// How far it is at each moment of `duration` seconds; a spring comes before a curve.
  func pace(in duration: TimeInterval) -> AnimationPace {
    if let spring = springTimingParameters { return .spring(spring.curve(in: duration), endsAt: duration) }
    return .curve(cubicTimingParameters?.function ?? CAMediaTimingFunction(name: .default))
  }
}

/// A pace along a Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor open class UICubicTimingParameters: MainActorObject, UITimingCurveProvider {
  /// nil for one of control points, or the system's own.
  private let builtin: UIView.AnimationCurve?
  /// As parts of duration and way.
  public let controlPoint1: CGPoint
  /// As parts of duration and way.
  public let controlPoint2: CGPoint
  private let isCubic: Bool

  /// The system's default curve (Facts 6.3: CA `default`).
  public init() {
    (builtin, isCubic) = (nil, false)
    controlPoint1 = CGPoint(x: 0.25, y: 0.1)
    controlPoint2 = CGPoint(x: 0.25, y: 1)
    super.init(_object: ())
  }

  /// The control points of Facts 6.3.
  public init(animationCurve curve: UIView.AnimationCurve) {
    (builtin, isCubic) = (curve, false)
    let isSlow = (
      start: curve == .easeInOut || curve == .easeIn, end: curve == .easeInOut || curve == .easeOut
    )
    controlPoint1 = CGPoint(x: isSlow.start ? 0.42 : 0, y: 0)
    controlPoint2 = CGPoint(x: isSlow.end ? 0.58 : 1, y: 1)
    super.init(_object: ())
  }

  /// - Parameters:
  ///   - point1: x counts as the nearest of 0 and 1 outside them, as does the other's.
  ///   - point2: the second control point.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (builtin, isCubic) = (nil, true)
    controlPoint1 = point1
    controlPoint2 = point2
    super.init(_object: ())
  }

  /// Ease in and out for a curve of control points.
  open var animationCurve: UIView.AnimationCurve { builtin ?? .easeInOut }
  /// `cubic` for a curve of control points, `builtin` for others.
  open var timingCurveType: UITimingCurveType { isCubic ? .cubic : .builtin }
  /// This object.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// nil: there is no spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var function: CAMediaTimingFunction {
    CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
      Float(controlPoint2.y))
  }
}

/// The pace of a body on a spring.
@preconcurrency @MainActor open class UISpringTimingParameters: MainActorObject, UITimingCurveProvider {
  private enum Spring {
    /// Comes to rest in whatever time it is given.
    case ratio(Double)
    /// Takes the time that it takes.
    case body(mass: Double, stiffness: Double, damping: Double)
  }

  private let spring: Spring
  /// Whole ways per second; `dx` counts, also for what has no x.
  public let initialVelocity: CGVector

  /// The system's own: mass 3, stiffness 1000, damping 500, which does not swing (widely reported).
  public convenience init() { self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero) }

  /// Rests after the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: 1 does not swing; towards 0 it swings ever more.
  ///   - velocity: whole ways per second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    spring = .ratio(Double(ratio))
    initialVelocity = velocity
    super.init(_object: ())
  }

  /// Rests after the animator's duration, and starts from rest. `ratio` 1 does not swing; towards 0 it swings
  /// ever more.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Takes its own time, whatever the animator's duration.
  ///
  /// - Parameters:
  ///   - mass, stiffness, damping: all of one consistent system of units.
  ///   - velocity: whole ways per second.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    spring = .body(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
    initialVelocity = velocity
    super.init(_object: ())
  }

  /// In the words of newer systems: seconds as they are perceived, and 0 for no swinging, towards 1 for ever
  /// more.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    let body = SpringBody(perceptualDuration: duration, bounce: Double(bounce))
    self.init(
      mass: 1, stiffness: CGFloat(body.stiffness), damping: CGFloat(body.damping),
      initialVelocity: initialVelocity)
  }

  /// Always `spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// nil: there is no curve.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// This object.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Seconds that it takes by itself; nil for one that takes whatever it is given.
  var ownDuration: TimeInterval? {
    guard case .body = spring else { return nil }
    return curve(in: 0).settlingDuration
  }

  func curve(in duration: TimeInterval) -> SpringCurve {
    switch spring {
    case .ratio(let ratio):
      SpringCurve(settlingIn: duration, dampingRatio: ratio, initialVelocity: Double(initialVelocity.dx))
    case .body(let mass, let stiffness, let damping):
      SpringCurve(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: Double(initialVelocity.dx))
    }
  }
}
