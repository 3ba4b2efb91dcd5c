// The calls that the adapter puts around the literals of the author's constants.
//
// Every one of these gives the literal back unless the session has turned the knob of that number. They
// belong to no actor, as a literal does not: on other threads than the one where the preview runs, the
// literal counts.

import UIKit

/// A type whose literals can be knobs.
public protocol _KnobConvertible {
  /// The value as this type has it; nil where it does not fit.
  static func _knob(_ value: KnobValue) -> Self?
}

/// The literal, or what its knob was turned to.
public func _knob<Value: _KnobConvertible>(_ id: Int, _ literal: Value) -> Value {
  turned(id).flatMap(Value._knob) ?? literal
}

/// The case that the source names, or the one that its knob was turned to; `cases` are all there are, by
/// name.
public func _knob<Value>(
  _ id: Int, _ literal: Value, _ cases: @autoclosure () -> KeyValuePairs<String, Value>
) -> Value {
  guard case .choice(let choice)? = turned(id) else { return literal }
  return cases().first { $0.key == choice }?.value ?? literal
}

/// A literal of a type that no knob has room for stays what it is.
@_disfavoredOverload public func _knob<Value>(_ id: Int, _ literal: Value) -> Value { literal }

private func turned(_ id: Int) -> KnobValue? {
  guard KnobStore.runsHere else { return nil }
  return MainActor.assumeIsolated { KnobStore.current?.value(of: id) }
}

extension _KnobConvertible where Self: BinaryFloatingPoint {
  public static func _knob(_ value: KnobValue) -> Self? {
    if case .number(let number) = value { Self(number) } else { nil }
  }
}

extension _KnobConvertible where Self: FixedWidthInteger {
  public static func _knob(_ value: KnobValue) -> Self? {
    if case .number(let number) = value { Self(exactly: number) } else { nil }
  }
}

extension CGFloat: _KnobConvertible {}
extension Double: _KnobConvertible {}
extension Float: _KnobConvertible {}
extension Int: _KnobConvertible {}
extension Int32: _KnobConvertible {}
extension Int64: _KnobConvertible {}
extension UInt: _KnobConvertible {}
extension UInt32: _KnobConvertible {}

extension Bool: _KnobConvertible {
  public static func _knob(_ value: KnobValue) -> Bool? {
    if case .boolean(let isOn) = value { isOn } else { nil }
  }
}

extension UIColor: _KnobConvertible {
  public static func _knob(_ value: KnobValue) -> Self? { CGColor._knob(value).map { Self(cgColor: $0) } }
}

extension CGColor: _KnobConvertible {
  public static func _knob(_ value: KnobValue) -> Self? {
    guard case .colour(let red, let green, let blue, let alpha) = value else { return nil }
    func part(_ byte: UInt8) -> CGFloat { CGFloat(byte) / 255 }
    return Self(red: part(red), green: part(green), blue: part(blue), alpha: part(alpha))
  }
}
