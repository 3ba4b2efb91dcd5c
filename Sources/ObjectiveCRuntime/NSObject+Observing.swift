// Key-value observing of objects, by key path.

import Foundation

/// An object that can be observed: every NSObject. A protocol, because only there the key path's root is the
/// caller's own class.
public protocol _KeyValueObservable: NSObject {}

extension NSObject: _KeyValueObservable {}

extension _KeyValueObservable {
  /// Calls `changeHandler` after each change of the property, until the result is invalidated or let go of.
  ///
  /// Heard are the properties that UIKit makes observable and those that source declares `@objc dynamic`;
  /// another one's changes are not noticed. `initial` calls at once, `prior` also before each change.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    _observe(keyPath, key: nil, options, changeHandler)
  }

  /// As `observe(_:options:changeHandler:)`, for a property that is known to be called `key` where it
  /// changes; with nil it is looked for by its value.
  public func _observe<Value>(
    _ keyPath: KeyPath<Self, Value>, key: String?, _ options: NSKeyValueObservingOptions,
    _ changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    let observer = KeyValueObserver(
      of: keyPath, key: key, in: self, options: options,
      isWanted: { [weak observation] in observation?.isValid == true }
    ) { [weak self] news in
      guard let self else { return }
      let change = NSKeyValueObservedChange(
        kind: .setting, newValue: news.new as? Value, oldValue: news.old as? Value, isPrior: news.isPrior)
      onMainThread((self, change)) { changeHandler($0, $1) }
    }
    KeyValueObservers.add(observer, to: self)
    observer.begin()
    return observation
  }
}

extension NSObject {
  /// Called by adapted source before it changes a property that it declared `@objc dynamic`.
  ///
  /// - Parameters:
  ///   - key: the property's name.
  ///   - keyPath: the property, with the class that declares it as root.
  public func _willChange(_ key: String, _ keyPath: AnyKeyPath) {
    _ObservableProperties.register(key, keyPath)
    KeyValueObservers.willChange(self, _ObservableProperties.canonicalName(key), keyPath)
  }

  /// Called by adapted source after that.
  public func _didChange(_ key: String, _ keyPath: AnyKeyPath) {
    KeyValueObservers.didChange(self, _ObservableProperties.canonicalName(key), keyPath)
  }

  package func _warn(_ sentence: String) { onMainThread(sentence, report) }
}

/// Enumerations are numbers to observers by name.
private func boxed(_ value: Any) -> Any {
  guard let value = value as? any RawRepresentable else { return value }
  return (value.rawValue as? any BinaryInteger).map { NSNumber(value: Int64(truncatingIfNeeded: $0)) }
    ?? value
}
