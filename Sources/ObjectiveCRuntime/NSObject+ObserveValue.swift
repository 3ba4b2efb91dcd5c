// Key-value observing of objects, by the property's name.

import Foundation

/// An observer by the name of the property: UIKit's classes, and others that say so.
public protocol _KeyValueObserving: AnyObject {
  /// - Parameter change: what the options of the observation asked for.
  @MainActor func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension NSObject {
  /// Calls `observer`'s `observeValue(forKeyPath:of:change:context:)` after each change of the property of
  /// that name, until `removeObserver` or the end of either object. An observer without that method is
  /// reported.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let listener = observer as? any _KeyValueObserving else {
      return _warn("\(type(of: observer)) has no observeValue(forKeyPath:of:change:context:) to be called.")
    }
    let key = _ObservableProperties.canonicalName(keyPath)
    guard let property = _ObservableProperties.keyPath(of: key, in: self) else {
      return _warn("\(type(of: self)) has no property \"\(keyPath)\" whose changes could be observed.")
    }
    let observation = KeyValueObserver(
      of: property, key: key, in: self, options: options, for: observer, context: context,
      isWanted: { [weak observer] in observer != nil }
    ) { [weak self, weak listener] news in
      onMainThread((listener, self, news.dictionary, context)) { listener, object, change, context in
        listener?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
    }
    KeyValueObservers.add(observation, to: self)
    observation.begin()
  }

  /// Ends the newest such observation; nothing happens where there is none.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    KeyValueObservers.remove(from: self) {
      $0.observer === observer && $0.key == _ObservableProperties.canonicalName(keyPath)
    }
  }

  /// Ends the newest such observation with that context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    KeyValueObservers.remove(from: self) {
      $0.observer === observer && $0.key == _ObservableProperties.canonicalName(keyPath)
        && $0.context == context
    }
  }
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
