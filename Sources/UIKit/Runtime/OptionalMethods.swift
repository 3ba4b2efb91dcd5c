// Which optional methods a class has, on a platform that cannot ask it.
//
// On Apple's platforms an optional method of a delegate is called only where it exists, and whether it does
// changes what UIKit and apps do. Here every optional method has a default, so that all exist (Facts 7.5).
// The adapted source of an app therefore says, class by class, which ones it wrote itself.

import QuartzCore

/// Knows which optional methods of delegate protocols the previewed classes have written.
public enum _OptionalMethods {
  // Written when a library is loaded and read by UIKit: both on its one thread.
  private nonisolated(unsafe) static var namesByClass: [ObjectIdentifier: Set<String>] = [:]

  /// Says that `type` itself, extensions included and superclasses not, has the methods `names`, as Swift
  /// writes them: `collectionView(_:didSelectItemAt:)`. Several calls for one class add up.
  public static func register(_ type: AnyClass, _ names: [String]) {
    namesByClass[ObjectIdentifier(type), default: []].formUnion(names)
  }

  /// Whether the class of `object` or one above it has the method; nil where nothing was ever said of any of
  /// them.
  public static func implements(_ object: AnyObject, _ name: String) -> Bool? {
    var isKnown = false
    var next: AnyClass? = type(of: object)
    while let here = next {
      if let names = namesByClass[ObjectIdentifier(here)] {
        if names.contains(name) { return true }
        isKnown = true
      }
      next = _getSuperclass(here)
    }
    return isKnown ? false : nil
  }
}

/// Common to UIKit's delegate protocols, whose methods are optional.
public protocol _OptionalMethodsHaving: AnyObject {}

extension _OptionalMethodsHaving {
  /// The object itself, unless it is known to lack the method `name`: what stands for the question mark in
  /// `delegate?.scrollViewDidScroll?(view)`. Where nothing is known, the method's default runs.
  public func _implementing(_ name: String) -> Self? {
    _OptionalMethods.implements(self, name) == false ? nil : self
  }

  /// Whether the object has the method. Where nothing is known of its class: true, since the method has a
  /// default.
  public func responds(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    return _OptionalMethods.implements(self, selector.name) ?? true
  }
}
