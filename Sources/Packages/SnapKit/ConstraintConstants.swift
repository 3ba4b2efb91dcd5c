// ConstraintConstantTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintDirectionalInsetTarget,
// ConstraintMultiplierTarget — after SnapKit's public API.
// State: complete.

import UIKit

/// A value that a constraint's constant is made of: each attribute takes from it what suits it.
@preconcurrency @MainActor public protocol ConstraintConstantTarget {
  /// In points, with the sign that it has in the layout's equation.
  func _constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat
}

/// A distance in points, the same for each attribute.
@preconcurrency @MainActor public protocol ConstraintOffsetTarget: ConstraintConstantTarget {
  var constraintOffsetTargetValue: CGFloat { get }
}

/// Distances inwards, in points.
@preconcurrency @MainActor public protocol ConstraintInsetTarget: ConstraintConstantTarget {
  var constraintInsetTargetValue: ConstraintInsets { get }
}

/// Distances inwards by the reading direction, in points.
@preconcurrency @MainActor public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {
  var constraintDirectionalInsetTargetValue: ConstraintDirectionalInsets { get }
}

/// A factor.
@preconcurrency @MainActor public protocol ConstraintMultiplierTarget {
  var constraintMultiplierTargetValue: CGFloat { get }
}

/// A number as a constant: an offset, or an inset of all edges.
@preconcurrency @MainActor
public protocol _ConstraintNumber: ConstraintOffsetTarget, ConstraintInsetTarget,
  ConstraintMultiplierTarget, ConstraintPriorityTarget
{
  var _points: CGFloat { get }
}

extension _ConstraintNumber {
  public func _constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat { _points }
  public var constraintOffsetTargetValue: CGFloat { _points }
  public var constraintInsetTargetValue: ConstraintInsets {
    ConstraintInsets(top: _points, left: _points, bottom: _points, right: _points)
  }
  public var constraintMultiplierTargetValue: CGFloat { _points }
  public var constraintPriorityTargetValue: Float { Float(_points) }
}

extension Int: _ConstraintNumber {
  public var _points: CGFloat { CGFloat(self) }
}
extension UInt: _ConstraintNumber {
  public var _points: CGFloat { CGFloat(self) }
}
extension Float: _ConstraintNumber {
  public var _points: CGFloat { CGFloat(self) }
}
extension Double: _ConstraintNumber {
  public var _points: CGFloat { CGFloat(self) }
}
extension CGFloat: _ConstraintNumber {
  public var _points: CGFloat { self }
}

extension CGSize: ConstraintConstantTarget {
  /// Sizes only; 0 for places.
  public func _constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .width: width
    case .height: height
    default: 0
    }
  }
}

extension CGPoint: ConstraintConstantTarget {
  /// Places only; 0 for sizes.
  public func _constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute.side {
    case .left, .right, .leading, .trailing, .centerX: x
    case .top, .bottom, .centerY: y
    case .width, .height, nil: 0
    }
  }
}

extension UIEdgeInsets: ConstraintInsetTarget {
  public var constraintInsetTargetValue: ConstraintInsets { self }

  /// Right and bottom edges and sizes have the opposite sign; centres move by half of what the sides differ.
  public func _constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    let isLeftToRight = ConstraintConfig.interfaceLayoutDirection == .leftToRight
    return switch attribute.side {
    case .left: left
    case .right: -right
    case .top: top
    case .bottom: -bottom
    case .leading: isLeftToRight ? left : right
    case .trailing: isLeftToRight ? -right : -left
    case .centerX: (left - right) / 2
    case .centerY: (top - bottom) / 2
    case .width: -(left + right)
    case .height: -(top + bottom)
    case nil: 0
    }
  }
}

extension NSDirectionalEdgeInsets: ConstraintDirectionalInsetTarget {
  public var constraintDirectionalInsetTargetValue: ConstraintDirectionalInsets { self }

  /// As of `UIEdgeInsets`; left and right edges take the sides that the configured direction gives them.
  public func _constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    let isLeftToRight = ConstraintConfig.interfaceLayoutDirection == .leftToRight
    switch attribute.side {
    case .leading: return leading
    case .trailing: return -trailing
    default:
      let (left, right) = isLeftToRight ? (leading, trailing) : (trailing, leading)
      return UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)._constant(for: attribute)
    }
  }
}

/// Attributes as far as constants tell them apart.
enum ConstraintSide {
  case left, right, top, bottom, leading, trailing, centerX, centerY, width, height
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is a width or a height, which need no other item.
  var isLength: Bool { self == .width || self == .height }

  /// nil for no attribute.
  var side: ConstraintSide? {
    switch self {
    case .left, .leftMargin: .left
    case .right, .rightMargin: .right
    case .top, .topMargin, .firstBaseline: .top
    case .bottom, .bottomMargin, .lastBaseline: .bottom
    case .leading, .leadingMargin: .leading
    case .trailing, .trailingMargin: .trailing
    case .centerX, .centerXWithinMargins: .centerX
    case .centerY, .centerYWithinMargins: .centerY
    case .width: .width
    case .height: .height
    case .notAnAttribute: nil
    }
  }
}
