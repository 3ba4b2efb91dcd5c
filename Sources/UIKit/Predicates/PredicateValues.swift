// How values of predicates and sort descriptors stand to each other.

import Foundation

/// The value inside, where `value` is an optional that was put into another, or stands for nothing.
func unwrapped(_ value: Any) -> Any? {
  if value is NSNull { return nil }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first.flatMap { unwrapped($0.value) }
}

/// Compares values of which only their objects know the types.
enum PredicateValues {
  /// nil where the two are not of a kind, or one is nothing.
  static func order(
    _ a: Any?, _ b: Any?, _ options: NSComparisonPredicate.Options = []
  ) -> ComparisonResult? {
    guard let a = a.flatMap(unwrapped), let b = b.flatMap(unwrapped) else { return nil }
    if let (a, b) = pair(a, b, integer) { return order(of: a, b) }
    if let (a, b) = pair(a, b, number) { return order(of: a, b) }
    if let (a, b) = pair(a, b, text) { return order(of: folded(a, options), folded(b, options)) }
    if let (a, b) = pair(a, b, { $0 as? Date }) { return order(of: a, b) }
    // Stores of databases compare numbers with their texts.
    if let (a, b) = pair(a, b, looseNumber) { return order(of: a, b) }
    if let (a, b) = pair(a, b, { ($0 as? UUID)?.uuidString }) { return order(of: a, b) }
    if let (a, b) = pair(a, b, { ($0 as? URL)?.absoluteString }) { return order(of: a, b) }
    return nil
  }

  static func areEqual(_ a: Any?, _ b: Any?, _ options: NSComparisonPredicate.Options = []) -> Bool {
    guard let a = a.flatMap(unwrapped), let b = b.flatMap(unwrapped) else {
      return a.flatMap(unwrapped) == nil && b.flatMap(unwrapped) == nil
    }
    if let order = order(a, b, options) { return order == .orderedSame }
    if let (a, b) = pair(a, b, { ($0 as? any _KeyedValuesHaving)?._identity }) { return a == b }
    if let a = a as? AnyHashable, let b = b as? AnyHashable, a == b { return true }
    if let (a, b) = pair(a, b, elements) {
      return a.count == b.count && a.allSatisfy { one in b.contains { areEqual(one, $0, options) } }
    }
    guard type(of: a) is AnyClass, type(of: b) is AnyClass else { return false }
    if let a = a as? NSObject, let b = b as? NSObject { return a.isEqual(b) }
    return a as AnyObject === b as AnyObject
  }

  private static func pair<Value>(_ a: Any, _ b: Any, _ read: (Any) -> Value?) -> (Value, Value)? {
    guard let a = read(a), let b = read(b) else { return nil }
    return (a, b)
  }

  private static func order<Value: Comparable>(of a: Value, _ b: Value) -> ComparisonResult {
    a < b ? .orderedAscending : b < a ? .orderedDescending : .orderedSame
  }

  static func text(_ value: Any) -> String? {
    if let text = value as? String { return text }
    return (value as? Substring).map(String.init)
  }

  private static func integer(_ value: Any) -> Int? {
    switch value {
    case let number as any BinaryInteger: return Int(exactly: number)
    case let flag as Bool: return flag ? 1 : 0
    case let raw as any RawRepresentable where raw.rawValue is any BinaryInteger: return integer(raw.rawValue)
    case let number as NSNumber where !(number is NSDecimalNumber):
      let real = number.doubleValue
      return real.rounded() == real && abs(real) < 9e15 ? number.intValue : nil
    default: return nil
    }
  }

  static func number(_ value: Any) -> Double? {
    switch value {
    case let number as Double: return number
    case let number as CGFloat: return Double(number)
    case let number as Float: return Double(number)
    case let number as Decimal: return NSDecimalNumber(decimal: number).doubleValue
    case let number as NSNumber: return number.doubleValue
    default: return integer(value).map(Double.init)
    }
  }

  private static func looseNumber(_ value: Any) -> Double? {
    number(value) ?? text(value).flatMap(Double.init)
  }

  static func folded(_ text: String, _ options: NSComparisonPredicate.Options) -> String {
    var folding: String.CompareOptions = []
    if options.contains(.caseInsensitive) { folding.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { folding.insert(.diacriticInsensitive) }
    return folding.isEmpty ? text : text.folding(options: folding, locale: nil)
  }

  /// The elements of an array, set or ordered set; nil for anything else.
  static func elements(_ value: Any) -> [Any]? {
    switch value {
    case let list as [Any]: list
    case let list as NSArray: list.map { $0 }
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let set as Set<AnyHashable>: set.map(\.base)
    case let range as ClosedRange<Int>: [range.lowerBound, range.upperBound]
    default: nil
    }
  }
}
