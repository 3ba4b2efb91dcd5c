// CAMediaTimingFunction — after Apple's documentation "CAMediaTimingFunction", read 2026-11.
// State: partial. Missing: secure coding.

import Foundation

/// Names of the timing functions that come with the system.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// One of the constants' names; any other is taken as `linear`.
  public let rawValue: String

  /// A name that need not be known.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Constant pace.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Begins slowly: (.42, 0) (1, 1).
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Ends slowly: (0, 0) (.58, 1).
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Begins and ends slowly: (.42, 0) (.58, 1).
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of implicit animations: (.25, .1) (.25, 1).
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How far an animation has come at a given part of its duration: a cubic Bézier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
  private let controlPoints: [(x: Float, y: Float)]
  private let curve: UnitBezier
  /// The last answer. All that one block of animations moves is asked about at the same moment of a frame.
  private var latest = (time: 0.0, progress: 0.0)

  /// A curve through two control points of your own.
  ///
  /// - Parameters:
  ///   - c1x: abscissa (part of the duration) of the first; counts as the nearest of 0 and 1 outside them.
  ///   - c1y: ordinate (part of the way) of the first; may be outside 0 and 1.
  ///   - c2x: abscissa of the second, likewise.
  ///   - c2y: ordinate of the second, likewise.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controlPoints = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
    curve = UnitBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    super.init()
  }

  /// One of the system's curves. An unknown name is ``CAMediaTimingFunctionName/linear``.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Reads one of the four points of the curve.
  ///
  /// - Parameters:
  ///   - index: 0 for (0, 0), 1 and 2 for the control points, 3 for (1, 1). Any other writes nothing.
  ///   - values: room for two numbers, x and y.
  open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    guard controlPoints.indices.contains(index) else { return }
    values[0] = controlPoints[index].x
    values[1] = controlPoints[index].y
  }

  /// The part of the way that has been gone at `time`, a part of the duration; 0 and 1 outside 0...1.
  package func _progress(at time: Double) -> Double {
    if time != latest.time { latest = (time, curve.progress(at: time)) }
    return latest.progress
  }
}
