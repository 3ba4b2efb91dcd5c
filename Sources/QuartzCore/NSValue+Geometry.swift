// Geometry in Foundation's boxes, as key frames and animations are given it.

import CoreGraphics

/// The texts of `NSValue.objCType` for each. Foundation here boxes no structs but its own three; the others
/// are kept as the arrays of numbers that they are.
private enum BoxedType {
  static let point = "{CGPoint=dd}"
  static let size = "{CGSize=dd}"
  static let rect = "{CGRect={CGPoint=dd}{CGSize=dd}}"
  static let vector = "[2d]"
  static let affine = "[6d]"
  static let transform = "[16d]"
}

extension NSValue {
  /// A box around the point; `cgPointValue` reads it.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// A box around the size; `cgSizeValue` reads it.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// A box around the rectangle; `cgRectValue` reads it.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// A box around the vector; `cgVectorValue` reads it.
  public convenience init(cgVector vector: CGVector) { self.init(boxing: vector, as: BoxedType.vector) }
  /// A box around the transform; `cgAffineTransformValue` reads it.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(boxing: transform, as: BoxedType.affine)
  }
  /// A box around the transform; `caTransform3DValue` reads it.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(boxing: transform, as: BoxedType.transform)
  }

  /// Zero where the box holds something else; so with the others.
  public var cgPointValue: CGPoint { unboxed(CGPoint.zero, BoxedType.point) }
  /// Zero where the box holds something else.
  public var cgSizeValue: CGSize { unboxed(CGSize.zero, BoxedType.size) }
  /// Zero where the box holds something else.
  public var cgRectValue: CGRect { unboxed(CGRect.zero, BoxedType.rect) }
  /// Zero where the box holds something else.
  public var cgVectorValue: CGVector { unboxed(CGVector(dx: 0, dy: 0), BoxedType.vector) }
  /// The identity where the box holds something else; so with the other transform.
  public var cgAffineTransformValue: CGAffineTransform { unboxed(.identity, BoxedType.affine) }
  /// The identity where the box holds something else.
  public var caTransform3DValue: CATransform3D { unboxed(CATransform3DIdentity, BoxedType.transform) }

  private convenience init<Value>(boxing value: Value, as type: String) {
    let bytes = withUnsafeBytes(of: value) { Array($0) }
    self.init(bytes: bytes, objCType: type)
  }

  private func unboxed<Value>(_ other: Value, _ type: String) -> Value {
    guard String(cString: objCType) == type else { return other }
    var value = other
    withUnsafeMutableBytes(of: &value) { bytes in
      if let base = bytes.baseAddress { getValue(base) }
    }
    return value
  }
}

/// On Apple's platforms a box is taken for what is in it: `userInfo[…] as? CGRect`.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// The box that Swift's casts to `NSValue` and `Any` objects make.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

  /// Called by `as!` casts; the result is nil where the box holds something else.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }

  /// Called by `as?` casts; false, with no result, where the box holds something else.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
    guard String(cString: source.objCType) == BoxedType.rect else { return false }
    result = source.cgRectValue
    return true
  }

  /// Called where no cast can fail; zero where the box is nil or holds something else.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.cgRectValue ?? .zero
  }
}

extension AnimatedValue {
  init?(boxed value: NSValue) {
    switch String(cString: value.objCType) {
    case BoxedType.point: self = .point(value.cgPointValue)
    case BoxedType.size: self = .size(value.cgSizeValue)
    case BoxedType.rect: self = .rect(value.cgRectValue)
    case BoxedType.affine: self = .transform(CATransform3DMakeAffineTransform(value.cgAffineTransformValue))
    case BoxedType.transform: self = .transform(value.caTransform3DValue)
    default: return nil
    }
  }
}
