// Key-value observing of objects, by key path and by name.

import CoreGraphics

/// What can be observed: every NSObject. A protocol, because only there the key path's root is the caller's own class.
public protocol _KeyValueObservable: NSObject {}

extension NSObject: _KeyValueObservable {}

extension _KeyValueObservable {
  /// Calls `changeHandler` after each change of the property, until the result is invalidated or let go of.
  ///
  /// Heard are the properties that UIKit makes observable and those that source declares `@objc dynamic`; another one's
  /// changes are not noticed. `initial` calls at once, `prior` also before each change.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    _observe(keyPath, key: nil, options, changeHandler)
  }

  /// As `observe(_:options:changeHandler:)`, for a property that is known to be called `key` where it changes; with nil
  /// it is looked for by its value.
  public func _observe<Value>(
    _ keyPath: KeyPath<Self, Value>, key: String?, _ options: NSKeyValueObservingOptions,
    _ changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    let observer = KeyValueObserver(
      of: keyPath, key: key, in: self, options: options, isWanted: { [weak observation] in observation?.isValid == true }
    ) { [weak self] news in
      guard let self else { return }
      let change = NSKeyValueObservedChange(
        kind: .setting, newValue: news.new as? Value, oldValue: news.old as? Value, isPrior: news.isPrior)
      // Properties change on UIKit's thread, and nowhere else.
      nonisolated(unsafe) let (object, told) = (self, change)
      MainActor.assumeIsolated { changeHandler(object, told) }
    }
    KeyValueObservers.add(observer, to: self)
    observer.begin()
    return observation
  }
}

/// What hears of changes by the name of the property: UIKit's classes, and others that say so.
public protocol _KeyValueObserving: AnyObject {
  /// - Parameter change: what the options of the observation asked for.
  @MainActor func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension NSObject {
  /// Calls `observer`'s `observeValue(forKeyPath:of:change:context:)` after each change of the property of that name,
  /// until `removeObserver` or the end of either object. An observer without that method is reported.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let listener = observer as? any _KeyValueObserving else {
      return _warn("\(type(of: observer)) has no observeValue(forKeyPath:of:change:context:) to be called.")
    }
    guard let property = _ObservableProperties.keyPath(of: keyPath, in: self) else {
      return _warn("\(type(of: self)) has no property \"\(keyPath)\" whose changes could be observed.")
    }
    let observation = KeyValueObserver(
      of: property, key: keyPath, in: self, options: options, for: observer, context: context,
      isWanted: { [weak observer] in observer != nil }
    ) { [weak self, weak listener] news in
      nonisolated(unsafe) let (object, told, context) = (self, news.dictionary, context)
      nonisolated(unsafe) let target = listener
      MainActor.assumeIsolated {
        target?.observeValue(forKeyPath: keyPath, of: object, change: told, context: context)
      }
    }
    KeyValueObservers.add(observation, to: self)
    observation.begin()
  }

  /// Ends the newest such observation; nothing happens where there is none.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    KeyValueObservers.remove(from: self) { $0.observer === observer && $0.key == keyPath }
  }

  /// Ends the newest such observation with that context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    KeyValueObservers.remove(from: self) {
      $0.observer === observer && $0.key == keyPath && $0.context == context
    }
  }

  /// What adapted source calls before it changes a property that it declared `@objc dynamic`.
  ///
  /// - Parameters:
  ///   - key: the property's name.
  ///   - keyPath: the property, with the class that declares it as root.
  public func _willChange(_ key: String, _ keyPath: AnyKeyPath) {
    _ObservableProperties.register(key, keyPath)
    KeyValueObservers.willChange(self, key, keyPath)
  }

  /// What adapted source calls after that.
  public func _didChange(_ key: String, _ keyPath: AnyKeyPath) {
    KeyValueObservers.didChange(self, key, keyPath)
  }

  func _warn(_ sentence: String) { MainActor.assumeIsolated { VirtualRunLoop.current.report(sentence) } }
}

extension KeyValueNews {
  fileprivate var dictionary: [NSKeyValueChangeKey: Any] {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    change[.newKey] = new
    change[.oldKey] = old
    if isPrior { change[.notificationIsPriorKey] = true }
    return change
  }
}
