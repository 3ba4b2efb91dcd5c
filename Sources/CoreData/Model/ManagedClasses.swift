// Classes of managed objects by the names that models call them.

import UIKit

/// Keeps the classes that the previewed modules declare. The adapter registers them.
public enum _ManagedClasses {
  // Written when a library is loaded and read by previewed code: both on UIKit's one thread.
  private nonisolated(unsafe) static var byName: [String: [(module: String, type: NSManagedObject.Type)]] =
    [:]

  /// - Parameter name: as Objective-C would call it.
  public static func register(_ type: NSManagedObject.Type, _ name: String, module: String) {
    byName[name, default: []].append((module, type))
  }

  /// The class that a model calls `name`: `Item`, `.Item` or `Shop.Item`; nil for one that is not declared.
  static func type(named name: String, module: String?) -> NSManagedObject.Type? {
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last, let found = byName[last] else { return nil }
    let wanted = parts.count > 1 ? parts[0] : module
    return (found.first { $0.module == wanted } ?? found.first)?.type
  }
}

extension NSEntityDescription {
  /// The class that its objects are made of: that of the entity above it where its own is not known.
  var managedClass: NSManagedObject.Type {
    if let known = knownClass { return known }
    let name = managedObjectClassName ?? ""
    let found = _ManagedClasses.type(named: name, module: module)
    let type = found ?? superentity?.managedClass ?? NSManagedObject.self
    knownClass = type
    return type
  }
}
