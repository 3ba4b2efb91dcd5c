// Properties by name, for observers who name them in a string.

import CoreGraphics

/// Which property a name means.
public enum _ObservableProperties {
  // Written when modules and classes introduce themselves, on UIKit's thread.
  private nonisolated(unsafe) static var byName: [String: [AnyKeyPath]] = [:]

  /// Says that `keyPath` is the property that observers call `name`, of the class that is its root. A property that
  /// adapted source declares `@objc dynamic` is known from its first change on without this.
  public static func register(_ name: String, _ keyPath: AnyKeyPath) {
    if byName[name]?.contains(keyPath) != true { byName[name, default: []].append(keyPath) }
  }

  /// nil where no such property of the object is known.
  static func keyPath(of name: String, in object: AnyObject) -> AnyKeyPath? {
    byName[name]?.first { (object as Any)[keyPath: $0] != nil }
  }
}
