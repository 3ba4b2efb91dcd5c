// The root of our UIKit's classes: an NSObject whose own `init()` is out of sight.

@_exported import VirtualTime

/// NSObject with an initialiser that subclasses do not inherit under the name `init()`.
///
/// `NSObject.init()` belongs to no actor. A `@MainActor` class that overrides it must leave it so, and then
/// every app's own `override init()` is outside the actor too and warns at each line. Hidden behind this
/// class, `init()` can be declared again, on the main actor, where UIKit has it.
@preconcurrency @MainActor open class MainActorObject: NSObject, _KeyValueObserving {
  /// Public because a class with a designated initialiser that its subclasses cannot see does not pass its
  /// convenience initialisers on to subclasses in other modules.
  public nonisolated init(_object: ()) { super.init() }

  /// The class itself. Here, and not with NSObject, since subclasses override it.
  open nonisolated class func classForCoder() -> AnyClass { self }

  /// Hears of the changes that `addObserver(_:forKeyPath:options:context:)` asked for. An override passes on
  /// to super what is not its own; what arrives here was asked for by no one, and is reported.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let name = keyPath ?? ""
    _warn("\(type(of: self)) observes \"\(name)\", but no observeValue(forKeyPath:of:…) took the change.")
  }

  /// The properties that tell of their changes, by the names that observers use.
  open var _observableProperties: [String: AnyKeyPath] { [:] }
}
