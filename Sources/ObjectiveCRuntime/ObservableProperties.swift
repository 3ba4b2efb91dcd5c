// Properties by name, for observers who name them in a string.

import Foundation

/// Which property a name means.
public enum _ObservableProperties {
  // Written when modules and classes introduce themselves, on UIKit's thread.
  private nonisolated(unsafe) static var byName: [String: [AnyKeyPath]] = [:]

  /// Says that `keyPath` is the property that observers call `name`, of the class that is its root. A
  /// property that adapted source declares `@objc dynamic` is known from its first change on without this.
  public static func register(_ name: String, _ keyPath: AnyKeyPath) {
    let name = canonicalName(name)
    if byName[name]?.contains(keyPath) != true { byName[name, default: []].append(keyPath) }
  }

  /// nil where no such property of the object is known.
  static func keyPath(of name: String, in object: AnyObject) -> AnyKeyPath? {
    let own = (object as? MainActorObject).flatMap { onMainThread($0) { $0._observableProperties[name] } }
    return own ?? byName[name]?.first { (object as Any)[keyPath: $0] != nil }
  }

  /// The name without the `is` of a boolean, as key-value coding has it: `hidden` for `isHidden`.
  static func canonicalName(_ name: String) -> String {
    let rest = name.dropFirst(2)
    guard name.hasPrefix("is"), let first = rest.first, first.isUppercase else { return name }
    return first.lowercased() + rest.dropFirst()
  }
}
