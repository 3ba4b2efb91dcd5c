// Values found by the name of their property — after Apple's documentation "Key-Value Coding", read 2026-11.
// State: partial. Missing: validation, arrays and sets as proxies (Core Data's objects have them).
//
// Without the Objective-C runtime an object cannot be asked for a property by its name. Classes say which
// they have: UIKit's those that people set so (`KnownKeys`), the author's through the adapter, for each key
// that the module writes.

import QuartzCore

/// The table that names UIKit's classes and stands above them all, as `_KeyedProperties` needs it.
@MainActor protocol OwnPropertiesNaming {
  /// Registers the properties of UIKit's own classes; called once, before the first property is looked for.
  static func registerOwn()
}

/// The properties that can be found by their names.
@preconcurrency @MainActor public enum _KeyedProperties {
  struct Property {
    let get: (NSObject) -> Any?
    /// Whether the value could be taken; nil for what can only be read.
    let set: ((NSObject, Any?) -> Bool)?
  }

  private static var known: [ObjectIdentifier: [String: Property]] = [:]

  /// Says that the class has a property that can be set.
  public static func register<Root: NSObject, Value>(
    _ type: Root.Type, _ key: String, _ path: ReferenceWritableKeyPath<Root, Value>
  ) { register(type, key, path) { $0[keyPath: path] = $1 } }

  /// The same for one with a setter: through its path it would be read before it is set, and some that are
  /// only ever set end the program when they are read.
  public static func register<Root: NSObject, Value>(
    _ type: Root.Type, _ key: String, _ path: KeyPath<Root, Value>, _ set: @escaping (Root, Value) -> Void
  ) {
    add(
      type, key, get: { $0[keyPath: path] },
      set: { object, value in
        guard let value = converted(value, to: Value.self) else { return false }
        set(object, value)
        return true
      })
  }

  /// Says that the class has a property that can be read.
  public static func register<Root: NSObject, Value>(
    _ type: Root.Type, _ key: String, _ path: KeyPath<Root, Value>
  ) {
    add(type, key, get: { $0[keyPath: path] }, set: nil)
  }

  static func add<Root: NSObject>(
    _ type: Root.Type, _ key: String, get: @escaping (Root) -> Any?, set: ((Root, Any?) -> Bool)?
  ) {
    known[ObjectIdentifier(type), default: [:]][key] = Property(
      get: { ($0 as? Root).flatMap(get).flatMap(unwrapped) },
      set: set.map { set in { object, value in (object as? Root).map { set($0, value) } ?? false } })
  }

  /// Tells the author.
  nonisolated static func report(_ sentence: String) {
    onMainThread(sentence) { SessionContext.current.report($0) }
  }

  private static let ownAreRegistered: Void = registerOwn()

  /// The property of the object's class or of one above it.
  static func property(_ key: String, of object: NSObject) -> Property? {
    _ = ownAreRegistered
    var next: AnyClass? = type(of: object)
    while let here = next {
      if let found = known[ObjectIdentifier(here)]?[key] { return found }
      next = _getSuperclass(here)
    }
    return nil
  }

  /// The value inside, where `value` is an optional that was put into another.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  /// `value` as what the property holds: numbers become one another, as they do on their way through
  /// NSNumber, and values of enums are known by their numbers.
  private static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    if value == nil || value is NSNull { return Optional<Any>.none as? Value }
    if let number = (value as? NSNumber) ?? (value as? any BinaryInteger).map({ NSNumber(value: Int($0)) }) {
      let all: [Any] = [
        number.intValue, number.doubleValue, CGFloat(number.doubleValue), number.floatValue, number.boolValue,
      ]
      if let fitting = all.lazy.compactMap({ $0 as? Value }).first { return fitting }
      return (type as? any RawRepresentable.Type)?.made(ofRaw: number) as? Value
    }
    let number: NSNumber? =
      switch value {
      case let real as CGFloat: NSNumber(value: Double(real))
      case let real as Double: NSNumber(value: real)
      case let real as Float: NSNumber(value: real)
      case let flag as Bool: NSNumber(value: flag)
      default: nil
      }
    return number.flatMap { converted($0, to: type) }
  }
}

extension RawRepresentable {
  fileprivate static func made(ofRaw number: NSNumber) -> Any? {
    let raw: Any = RawValue.self == UInt.self ? number.uintValue : number.intValue
    return (raw as? RawValue).flatMap { Self(rawValue: $0) }
  }
}

/// A class of the author's with an answer to names that are none of its properties. The adapter writes the
/// conformance.
@preconcurrency public protocol _UndefinedKeysTaking: NSObject {
  /// Called to set a name that is no property.
  func setValue(_ value: Any?, forUndefinedKey key: String)
  /// Called to read a name that is no property.
  func value(forUndefinedKey key: String) -> Any?
}

// In an extension of a protocol, since one of NSObject itself would keep classes from having methods of these
// names.
extension NSObjectProtocol {
  /// Sets the property of that name; one that is not there is reported, and nothing happens.
  public func setValue(_ value: Any?, forKey key: String) {
    switch self {
    case let defaults as UserDefaults: defaults.set(value, forKey: key)
    case let dictionary as NSMutableDictionary:
      dictionary[key as NSString] = value
    case let keyed as any _KeyedValuesHaving where keyed._has(key): keyed._setValue(value, forKey: key)
    case let object as NSObject:
      let isSet = onMainThread((object, value)) { object, value in
        _KeyedProperties.property(key, of: object)?.set?(object, value)
      }
      if isSet == true { return }
      if isSet == nil, let taker = object as? any _UndefinedKeysTaking {
        return taker.setValue(value, forUndefinedKey: key)
      }
      _KeyedProperties.report(
        isSet == nil
          ? "\(type(of: self)) has no property \"\(key)\" that can be set by its name here: nothing was set."
          : "\"\(key)\" of \(type(of: self)) cannot be \(value ?? "nil"): nothing was set.")
    default: break
    }
  }

  /// The property of that name; nil, with a report, where it is not there.
  public func value(forKey key: String) -> Any? {
    switch self {
    case let defaults as UserDefaults: return defaults.object(forKey: key)
    case let dictionary as NSDictionary: return dictionary[key as NSString]
    case let array as NSArray: return array.compactMap { ($0 as? NSObject)?.value(forKey: key) }
    case let set as NSSet:
      return NSSet(array: set.allObjects.compactMap { ($0 as? NSObject)?.value(forKey: key) })
    case let keyed as any _KeyedValuesHaving where keyed._has(key): return keyed._value(forKey: key)
    case let object as NSObject:
      let found = onMainThread(object) { object in
        _KeyedProperties.property(key, of: object).map { $0.get(object) }
      }
      if let found { return found }
      if let taker = object as? any _UndefinedKeysTaking { return taker.value(forUndefinedKey: key) }
      _KeyedProperties.report(
        "\(type(of: self)) has no property \"\(key)\" that can be read by its name here: it is nil.")
      return nil
    default: return nil
    }
  }

  /// Sets what `titleLabel.textColor` leads to.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    // Some of the names that people know are paths by themselves.
    if let object = self as? NSObject,
      onMainThread((object, value), { _KeyedProperties.property(keyPath, of: $0)?.set?($0, $1) }) == true
    {
      return
    }
    let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? NSObject
    owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// The value at the end of a path such as `titleLabel.textColor`.
  public func value(forKeyPath keyPath: String) -> Any? {
    if keyPath.contains("@") { return PredicateKeys.value(keyPath, of: self) }
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    let next = value(forKey: String(keyPath[..<dot])) as? NSObject
    return next?.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Sets each property to the value under its name.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
  }

  /// The values of the properties, by their names; `NSNull` for nil.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  /// The answer of `super` to a name that is no property: it is reported.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    _KeyedProperties.report("\(type(of: self)) has no property \"\(key)\": nothing was set.")
  }

  /// The answer of `super` to a name that is no property: it is reported.
  public func value(forUndefinedKey key: String) -> Any? {
    _KeyedProperties.report("\(type(of: self)) has no property \"\(key)\": it is nil.")
    return nil
  }
}
