import UIKit

/// Values of types that are in no list, by what can be asked of any type of their shape.
enum NeutralShape {
  /// Nil for a type of no known shape: its protocols are tried from those that say most.
  static func value(of type: Any.Type, depth: Int) -> Any? {
    if let type = type as? any ExpressibleByBooleanLiteral.Type { return no(type) }
    if let type = type as? any ExpressibleByIntegerLiteral.Type { return zero(type) }
    if let type = type as? any ExpressibleByFloatLiteral.Type { return zeroPoint(type) }
    if let type = type as? any ExpressibleByArrayLiteral.Type { return noElements(type) }
    if let type = type as? any ExpressibleByDictionaryLiteral.Type { return noEntries(type) }
    if let type = type as? any ExpressibleByStringLiteral.Type { return noText(type) }
    if let type = type as? any CaseIterable.Type { return first(of: type) }
    if let type = type as? any RawRepresentable.Type { return raw(type, depth: depth) }
    if let type = type as? any AdditiveArithmetic.Type { return sum(type) }
    if let type = type as? any RangeReplaceableCollection.Type { return collection(type) }
    return nil
  }

  private static func no<Value: ExpressibleByBooleanLiteral>(_ type: Value.Type) -> Value { false }
  private static func zero<Value: ExpressibleByIntegerLiteral>(_ type: Value.Type) -> Value { 0 }
  private static func zeroPoint<Value: ExpressibleByFloatLiteral>(_ type: Value.Type) -> Value { 0.0 }
  private static func noElements<Value: ExpressibleByArrayLiteral>(_ type: Value.Type) -> Value { [] }
  private static func noEntries<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Value { [:] }
  private static func noText<Value: ExpressibleByStringLiteral>(_ type: Value.Type) -> Value { "" }
  private static func sum<Value: AdditiveArithmetic>(_ type: Value.Type) -> Value { .zero }
  private static func collection<Value: RangeReplaceableCollection>(_ type: Value.Type) -> Value { Value() }

  private static func first<Value: CaseIterable>(of type: Value.Type) -> Value? {
    var cases = type.allCases.makeIterator()
    return cases.next()
  }

  /// The one of the raw value that says nothing, if there is one.
  private static func raw<Value: RawRepresentable>(_ type: Value.Type, depth: Int) -> Value? {
    guard let raw = NeutralValue.value(of: Value.RawValue.self, depth: depth) as? Value.RawValue else {
      return nil
    }
    return Value(rawValue: raw)
  }
}

/// Types of the standard library that are made of values of other types.
protocol NeutralByParts {
  static func neutral(depth: Int) -> Any?
}

extension Range: NeutralByParts {
  static func neutral(depth: Int) -> Any? {
    (NeutralValue.value(of: Bound.self, depth: depth) as? Bound).map { $0..<$0 }
  }
}

extension ClosedRange: NeutralByParts {
  static func neutral(depth: Int) -> Any? {
    (NeutralValue.value(of: Bound.self, depth: depth) as? Bound).map { $0...$0 }
  }
}

/// Nothing has gone wrong, and nothing has come of it: success, where there is a value for that.
extension Result: NeutralByParts {
  static func neutral(depth: Int) -> Any? {
    if Success.self == Void.self { return (() as? Success).map { Result.success($0) } }
    return (NeutralValue.value(of: Success.self, depth: depth) as? Success).map { Result.success($0) }
  }
}

extension AnySequence: NeutralByParts {
  static func neutral(depth: Int) -> Any? { AnySequence(EmptyCollection()) }
}

/// Of measures such as lengths and durations: none of the base unit.
extension Measurement: NeutralByParts where UnitType: Dimension {
  static func neutral(depth: Int) -> Any? { Measurement(value: 0, unit: UnitType.baseUnit()) }
}
