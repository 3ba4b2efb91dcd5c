// The observers of the properties of objects.
//
// Swift's key paths name properties, but on Linux none can be watched: the setters of properties that UIKit
// makes observable, and of those that adapted sources declare `dynamic`, say themselves that a change begins
// and ends (Facts 7.4). While nothing is observed that costs one look at an empty dictionary.

import Foundation

/// The observations of all objects.
package enum KeyValueObservers {
  // UIKit and the code that it previews have one thread, which alone comes here.
  private nonisolated(unsafe) static var byObject: [ObjectIdentifier: Entry] = [:]
  private nonisolated(unsafe) static var sizeThatTidies = 64

  private struct Entry {
    // An identifier is used again by objects that come later.
    weak var object: AnyObject?
    var observers: [KeyValueObserver] = []
  }

  /// Whether any object is observed: to be asked before anything that costs more.
  package static var isEmpty: Bool { byObject.isEmpty }

  static func add(_ observer: KeyValueObserver, to object: AnyObject) {
    tidyNowAndThen()
    let id = ObjectIdentifier(object)
    if byObject[id]?.object !== object { byObject[id] = Entry(object: object) }
    byObject[id]?.observers.append(observer)
  }

  /// Ends the newest observation that `matches` accepts.
  static func remove(from object: AnyObject, where matches: (KeyValueObserver) -> Bool) {
    let id = ObjectIdentifier(object)
    guard let index = byObject[id]?.observers.lastIndex(where: matches) else { return }
    byObject[id]?.observers.remove(at: index)
    if byObject[id]?.observers.isEmpty == true { byObject[id] = nil }
  }

  /// Those of `object` that are still wanted, in order of adding.
  static func observers(of object: AnyObject) -> [KeyValueObserver] {
    let id = ObjectIdentifier(object)
    guard let entry = byObject[id] else { return [] }
    guard entry.object === object else {
      byObject[id] = nil
      return []
    }
    let wanted = entry.observers.filter(\.isWanted)
    if wanted.isEmpty {
      byObject[id] = nil
    } else if wanted.count < entry.observers.count {
      byObject[id]?.observers = wanted
    }
    return wanted
  }

  /// Observations end without a word when they are let go of; what they leave is swept up before it is more
  /// than what is in use.
  private static func tidyNowAndThen() {
    guard byObject.count >= sizeThatTidies else { return }
    byObject = byObject.filter { $0.value.object != nil && $0.value.observers.contains(where: \.isWanted) }
    sizeThatTidies = max(64, 2 * byObject.count)
  }
}

extension KeyValueObservers {
  /// The property `key` of `object`, which is `keyPath` in the class that declares it, is about to change.
  package static func willChange(_ object: AnyObject, _ key: String, _ keyPath: AnyKeyPath?) {
    if isEmpty { return }
    for observer in observers(of: object) { observer.willChange(key, keyPath) }
  }

  /// The other end of `willChange`.
  package static func didChange(_ object: AnyObject, _ key: String, _ keyPath: AnyKeyPath?) {
    if isEmpty { return }
    for observer in observers(of: object) { observer.didChange(key, keyPath) }
  }

  /// Runs `change`, which changes the properties `keys` of `object`, and tells who observes them. A setter
  /// that calls another of the same object tells once, when the outer one is done.
  package static func change<Result>(
    _ object: AnyObject, _ keys: @autoclosure () -> [String], _ change: () -> Result
  ) -> Result {
    if isEmpty { return change() }
    let told = observers(of: object)
    guard !told.isEmpty else { return change() }
    let keys = keys()
    for key in keys { for observer in told { observer.willChange(key, nil) } }
    let result = change()
    for key in keys { for observer in told { observer.didChange(key, nil) } }
    return result
  }
}
