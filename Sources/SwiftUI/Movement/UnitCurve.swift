// UnitCurve — after Apple's documentation of it, read 2026-11.
// State: complete.

import QuartzCore

/// How a change from 0 to 1 goes.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case bezier(Double, Double, Double, Double)
    case circularIn, circularOut, circularInOut
  }
  private var kind: Kind
  private var isInverse = false

  private init(_ kind: Kind) { self.kind = kind }

  public static let linear = UnitCurve(.bezier(0, 0, 1, 1))
  public static let easeIn = UnitCurve(.bezier(0.42, 0, 1, 1))
  public static let easeOut = UnitCurve(.bezier(0, 0, 0.58, 1))
  public static let easeInOut = UnitCurve(.bezier(0.42, 0, 0.58, 1))
  @available(*, deprecated, renamed: "easeInOut")
  public static let easeInEaseOut = easeInOut
  /// A quarter of a circle, slow at first; slow at last; a half of each.
  public static let circularEaseIn = UnitCurve(.circularIn)
  public static let circularEaseOut = UnitCurve(.circularOut)
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// From (0, 0) to (1, 1); the control points' x lie between 0 and 1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    func sound(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
    return UnitCurve(
      .bezier(
        min(max(sound(startControlPoint.x), 0), 1), sound(startControlPoint.y),
        min(max(sound(endControlPoint.x), 0), 1), sound(endControlPoint.y)))
  }

  /// The curve on which progress and time have changed places.
  public var inverse: UnitCurve {
    var curve = self
    switch kind {
    case .bezier(let x1, let y1, let x2, let y2): curve.kind = .bezier(y1, x1, y2, x2)
    default: curve.isInverse.toggle()
    }
    return curve
  }

  /// `progress` is clamped to 0…1.
  public func value(at progress: Double) -> Double {
    let time = progress.isNaN ? 0 : min(max(progress, 0), 1)
    func slowAtFirst(_ time: Double) -> Double {
      isInverse ? (1 - (1 - time) * (1 - time)).squareRoot() : 1 - (1 - time * time).squareRoot()
    }
    return switch kind {
    case .bezier(let x1, let y1, let x2, let y2): UnitBezier(x1, y1, x2, y2).progress(at: time)
    case .circularIn: slowAtFirst(time)
    case .circularOut: 1 - slowAtFirst(1 - time)
    case .circularInOut:
      time < 0.5 ? slowAtFirst(2 * time) / 2 : 1 - slowAtFirst(2 - 2 * time) / 2
    }
  }

  /// How fast the value grows there, measured over a short way.
  public func velocity(at progress: Double) -> Double {
    let time = progress.isNaN ? 0 : min(max(progress, 0), 1)
    let (before, after) = (max(time - 1e-4, 0), min(time + 1e-4, 1))
    return (value(at: after) - value(at: before)) / (after - before)
  }
}
