// Values on their way between properties and what the model says of them.

import UIKit

/// How values are kept: numbers as NSNumber, everything else as Swift has it.
enum ManagedValues {
  /// `value` as an attribute of that type keeps it; nil for nothing and for what cannot become such a value.
  static func kept(_ value: Any?, as type: NSAttributeType) -> Any? {
    guard let value = value.flatMap(unwrapped) else { return nil }
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return number(value).map { NSNumber(value: $0.int64Value) }
    case .doubleAttributeType: return number(value).map { NSNumber(value: $0.doubleValue) }
    case .floatAttributeType: return number(value).map { NSNumber(value: $0.floatValue) }
    case .booleanAttributeType: return number(value).map { NSNumber(value: $0.boolValue) }
    case .decimalAttributeType:
      if let decimal = value as? Decimal { return NSDecimalNumber(decimal: decimal) }
      return value as? NSDecimalNumber ?? number(value).map { NSDecimalNumber(decimal: $0.decimalValue) }
    case .stringAttributeType: return value as? String ?? (raw(value) as? String)
    case .dateAttributeType: return value as? Date
    case .binaryDataAttributeType: return value as? Data
    case .UUIDAttributeType: return value as? UUID
    case .URIAttributeType: return value as? URL
    case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType,
      .compositeAttributeType:
      return value
    }
  }

  private static func unwrapped(_ value: Any) -> Any? {
    if value is NSNull { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  private static func raw(_ value: Any) -> Any? { (value as? any RawRepresentable)?.rawValue }

  static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let number as NSNumber: return number
    case let number as any BinaryInteger: return NSNumber(value: Int64(truncatingIfNeeded: number))
    case let flag as Bool: return NSNumber(value: flag)
    case let number as Double: return NSNumber(value: number)
    case let number as Float: return NSNumber(value: number)
    case let number as CGFloat: return NSNumber(value: Double(number))
    case let number as Decimal: return NSDecimalNumber(decimal: number)
    default: return raw(value).flatMap(number)
    }
  }

  // MARK: As properties want them

  /// A kept value, as a property of that type; nil where it cannot be one.
  static func read<Value>(_ kept: Any?, as type: Value.Type) -> Value? {
    guard let kept else { return Any?.none as? Value }
    if let value = kept as? Value { return value }
    if let number = kept as? NSNumber { return read(number, as: type) }
    let others: [Any] =
      switch kept {
      case let text as String: [NSString(string: text)]
      case let date as Date: [date as NSDate]
      case let data as Data: [data as NSData]
      case let url as URL: [url as NSURL]
      case let uuid as UUID: [uuid as NSUUID]
      case let objects as [NSManagedObject]:
        [Set(objects), NSSet(array: objects), NSOrderedSet(array: objects)]
      default: []
      }
    if let fitting = others.lazy.compactMap({ $0 as? Value }).first { return fitting }
    return (type as? any RawRepresentable.Type).flatMap { $0.made(of: kept) as? Value }
  }

  private static func read<Value>(_ number: NSNumber, as type: Value.Type) -> Value? {
    let all: [Any] = [
      number.intValue, number.int16Value, number.int32Value, number.int64Value, number.doubleValue,
      number.floatValue, number.boolValue, CGFloat(number.doubleValue), number.decimalValue,
      NSDecimalNumber(decimal: number.decimalValue), number.int8Value, number.uintValue, number.uint16Value,
      number.uint32Value, number.uint64Value,
    ]
    if let fitting = all.lazy.compactMap({ $0 as? Value }).first { return fitting }
    return (type as? any RawRepresentable.Type).flatMap { $0.made(of: number) as? Value }
  }

  /// The value that stands for nothing in a property that cannot be nil: empty, zero, the first case.
  static func neutral<Value>(_ type: Value.Type) -> Value? {
    let some: [Any] = [
      "", Date(timeIntervalSinceReferenceDate: 0), Data(),
      UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
      URL(fileURLWithPath: "/"), NSSet(), NSOrderedSet(), NSArray(), NSDictionary(), [NSManagedObject](),
    ]
    if let fitting = some.lazy.compactMap({ read($0, as: type) }).first { return fitting }
    if let zero = read(NSNumber(value: 0), as: type) { return zero }
    if let list = type as? any ExpressibleByArrayLiteral.Type { return list.empty as? Value }
    return (type as? any ExpressibleByDictionaryLiteral.Type)?.empty as? Value
  }
}

extension RawRepresentable {
  fileprivate static func made(of kept: Any) -> Any? {
    ManagedValues.read(kept, as: RawValue.self).flatMap { Self(rawValue: $0) }
  }
}

extension ExpressibleByArrayLiteral {
  fileprivate static var empty: Any { [] as Self }
}

extension ExpressibleByDictionaryLiteral {
  fileprivate static var empty: Any { [:] as Self }
}
