// The outlets and actions of classes, by name: what the Objective-C runtime would find. Generated code says
// them. The values are set as other properties that are found by their names (`_KeyedProperties`).

import QuartzCore

/// Where generated code registers outlets.
@preconcurrency @MainActor public enum _NibOutlets {
  private static var known: [ObjectIdentifier: [String]] = [:]

  /// The outlets of the class that code takes for granted: those whose type is written with an exclamation
  /// mark.
  public static func register(_ type: AnyClass, _ names: [String]) { known[ObjectIdentifier(type)] = names }

  /// Those of the object's class and the classes above it.
  static func names(of object: AnyObject) -> [String] {
    var names: [String] = []
    var next: AnyClass? = type(of: object)
    while let here = next {
      names += known[ObjectIdentifier(here)] ?? []
      next = _getSuperclass(here)
    }
    return names
  }

  /// Those that hold nothing.
  static func empty(of object: NSObject) -> [String] {
    names(of: object).filter { name in
      guard let property = _KeyedProperties.property(name, of: object) else { return false }
      return property.get(object) == nil
    }
  }
}

/// Where generated code registers actions.
@preconcurrency @MainActor public enum _NibActions {
  private static var known: [ObjectIdentifier: [String: Selector]] = [:]
  private static var anyOf: [String: Selector] = [:]

  /// - Parameter name: as Objective-C calls the method: `tap:`.
  public static func register(_ type: AnyClass, _ name: String, _ selector: Selector) {
    known[ObjectIdentifier(type), default: [:]][name] = selector
    anyOf[name] = selector
  }

  /// The method of that name of the object's class or of one above it.
  static func selector(_ name: String, of object: AnyObject) -> Selector? {
    var next: AnyClass? = type(of: object)
    while let here = next {
      if let found = known[ObjectIdentifier(here)]?[name] { return found }
      next = _getSuperclass(here)
    }
    return nil
  }

  /// A method of that name, of whichever class: for actions that look for an object that has them.
  static func selector(_ name: String) -> Selector? { anyOf[name] }
}
