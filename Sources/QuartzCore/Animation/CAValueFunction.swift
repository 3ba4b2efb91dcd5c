// CAValueFunction — after Apple's documentation "CAValueFunction", read 2026-11.
// State: complete.

import CoreGraphics
import ObjectiveCRuntime

/// Names of the functions that there are.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// One of the constants' names; no function is made of any other.
  public let rawValue: String

  /// A name that need not be known.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From an angle in radians to a turn about the x axis, which points to the right.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// From an angle in radians to a turn about the y axis, which points downwards.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// From an angle in radians to a turn about the z axis, in the plane of the screen.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// From three factors.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// From one factor to a scale along x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// From one factor to a scale along y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// From one factor to a scale along z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// From three lengths in points.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// From one length in points to a move along x.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// From one length in points to a move along y.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// From one length in points to a move along z.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Makes transforms of the numbers that an animation of a transform goes through: a turn of several rounds is
/// one, and not none.
@preconcurrency @MainActor open class CAValueFunction: MainActorObject {
  /// The name that chose the rule.
  public let name: CAValueFunctionName

  /// nil for a name that there is not.
  public init?(name: CAValueFunctionName) {
    guard ValueFunction(name) != nil else { return nil }
    self.name = name
    super.init(_object: ())
  }

  var value: ValueFunction? { ValueFunction(name) }
}

/// The rule of a value function.
struct ValueFunction: Equatable, Sendable {
  private enum Kind: Equatable { case rotate, scale, translate }

  private let kind: Kind
  /// 0, 1 or 2; nil is all three.
  private let axis: Int?

  init?(_ name: CAValueFunctionName) {
    switch name {
    case .rotateX, .rotateY, .rotateZ: kind = .rotate
    case .scale, .scaleX, .scaleY, .scaleZ: kind = .scale
    case .translate, .translateX, .translateY, .translateZ: kind = .translate
    default: return nil
    }
    axis = ["X", "Y", "Z"].firstIndex { name.rawValue.hasSuffix($0) }
  }

  /// nil for what has not the right count of numbers.
  func transform(of value: AnimatedValue) -> CATransform3D? {
    let neutral: Double = kind == .scale ? 1 : 0
    var parts = [neutral, neutral, neutral]
    switch (value, axis) {
    case (.number(let number), let axis?): parts[axis] = number
    case (.list(let list), nil) where list.count == 3:
      for (index, part) in list.enumerated() {
        guard case .number(let number) = part else { return nil }
        parts[index] = number
      }
    default: return nil
    }
    let (x, y, z) = (CGFloat(parts[0]), CGFloat(parts[1]), CGFloat(parts[2]))
    switch kind {
    case .scale: return CATransform3DMakeScale(x, y, z)
    case .translate: return CATransform3DMakeTranslation(x, y, z)
    case .rotate:
      return CATransform3DMakeRotation(x + y + z, axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0)
    }
  }

  /// The neutral value, for where none is given.
  var nothing: AnimatedValue {
    let neutral = AnimatedValue.number(kind == .scale ? 1 : 0)
    return axis == nil ? .list([neutral, neutral, neutral]) : neutral
  }
}
