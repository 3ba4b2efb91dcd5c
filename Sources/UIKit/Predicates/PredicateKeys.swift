// Values that predicates and sort descriptors find by key paths.

import Foundation
import QuartzCore

/// An object that finds its values by their names itself, such as one of Core Data's.
public protocol _KeyedValuesHaving: AnyObject {
  /// nil for a key that is unknown, too.
  func _value(forKey key: String) -> Any?
  /// Whether there is a property of that name.
  func _has(_ key: String) -> Bool
  /// Sets the property of that name; an object that cannot change ignores it.
  func _setValue(_ value: Any?, forKey key: String)
  /// Equal for objects that stand for the same; nil where the object itself is meant.
  var _identity: AnyHashable? { get }
}

/// Key-value access for predicates: of objects that say themselves what they have, of those that the adapter
/// registered, of dictionaries, and of stored properties, which a mirror shows.
package enum PredicateKeys {
  package static func value(_ path: String, of object: Any?) -> Any? {
    var value = object
    var rest = path[...]
    while !rest.isEmpty {
      let name = rest.prefix { $0 != "." }
      rest = rest.dropFirst(name.count + 1)
      guard let here = value.flatMap(unwrapped) else { return name == "@count" ? 0 : nil }
      if name.hasPrefix("@") { return collected(String(name), String(rest), of: here) }
      if let elements = PredicateValues.elements(here) {
        value = flattened(elements.map { one(String(name), of: $0) })
      } else {
        value = one(String(name), of: here)
      }
    }
    return value.flatMap(unwrapped)
  }

  /// The elements of collections among the elements in their place.
  private static func flattened(_ values: [Any?]) -> [Any] {
    values.compactMap { $0.flatMap(unwrapped) }.flatMap { PredicateValues.elements($0) ?? [$0] }
  }

  private static func one(_ name: String, of object: Any) -> Any? {
    if name.uppercased() == "SELF" { return object }
    switch object {
    case let keyed as any _KeyedValuesHaving: return keyed._value(forKey: name)
    case let table as [String: Any]: return table[name]
    case let table as NSDictionary: return table[NSString(string: name)]
    case let text as String where name == "length" || name == "count": return text.count
    default: break
    }
    if let object = object as? NSObject, VirtualRunLoop.isItsThread || Thread.isMainThread,
      let found = onMainThread(
        object,
        { object in
          _KeyedProperties.property(name, of: object).map { $0.get(object) }
        })
    {
      return found
    }
    return stored(name, in: object)
  }

  private static func stored(_ name: String, in object: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let here = mirror {
      let found = here.children.first {
        $0.label == name || $0.label == "_\(name)" || $0.label == "$__lazy_storage_$_\(name)"
      }
      if let found { return found.value }
      mirror = here.superclassMirror
    }
    SessionContext.reportFromAnywhere(
      "\(type(of: object)) has no property \"\(name)\" that a predicate could find here: it counts as nil.")
    return nil
  }

  private static func collected(_ operation: String, _ path: String, of object: Any) -> Any? {
    let elements = PredicateValues.elements(object) ?? [object]
    if operation == "@count" { return elements.count }
    let values = path.isEmpty ? elements : flattened(elements.map { value(path, of: $0) })
    let numbers = values.compactMap(PredicateValues.number)
    switch operation {
    case "@sum": return numbers.reduce(0, +)
    case "@avg": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    case "@max": return values.max { PredicateValues.order($0, $1) == .orderedAscending }
    case "@min": return values.min { PredicateValues.order($0, $1) == .orderedAscending }
    case "@unionOfObjects", "@unionOfArrays": return values
    case "@distinctUnionOfObjects", "@distinctUnionOfArrays", "@distinctUnionOfSets":
      return values.reduce(into: [Any]()) { unique, value in
        if !unique.contains(where: { PredicateValues.areEqual($0, value) }) { unique.append(value) }
      }
    default: return nil
    }
  }
}
