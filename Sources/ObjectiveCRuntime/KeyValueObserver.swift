// One observation of one property, and what it says when.

import Foundation

/// Follows one property of one object.
final class KeyValueObserver {
  /// The property's name; nil where only its value tells whether it changed.
  let key: String?
  /// The property as the observer wrote it.
  let keyPath: AnyKeyPath
  private(set) weak var object: AnyObject?

  /// For those of `addObserver(_:forKeyPath:options:context:)`: who asked.
  private(set) weak var observer: AnyObject?
  let context: UnsafeMutableRawPointer?

  private let options: NSKeyValueObservingOptions
  private let isStillWanted: () -> Bool
  private let tell: (KeyValueNews) -> Void

  /// How many changes are under way, one within the other.
  private var depth = 0
  private var valueBefore: Any?

  init(
    of keyPath: AnyKeyPath, key: String?, in object: AnyObject, options: NSKeyValueObservingOptions,
    for observer: AnyObject? = nil, context: UnsafeMutableRawPointer? = nil,
    isWanted: @escaping () -> Bool, tell: @escaping (KeyValueNews) -> Void
  ) {
    self.keyPath = keyPath
    self.key = key
    self.object = object
    self.options = options
    self.observer = observer
    self.context = context
    self.isStillWanted = isWanted
    self.tell = tell
  }

  var isWanted: Bool { isStillWanted() }

  private var value: Any? { object.flatMap { ($0 as Any)[keyPath: keyPath] } }

  /// To be called once, when the observation has begun.
  func begin() {
    guard options.contains(.initial) else { return }
    say(KeyValueNews(new: options.contains(.new) ? value : nil))
  }

  func willChange(_ key: String, _ keyPath: AnyKeyPath?) {
    guard relation(to: key, keyPath) != .none, isWanted else { return }
    depth += 1
    guard depth == 1 else { return }
    valueBefore = value
    guard options.contains(.prior) else { return }
    say(KeyValueNews(old: options.contains(.old) ? valueBefore : nil, isPrior: true))
  }

  func didChange(_ key: String, _ keyPath: AnyKeyPath?) {
    let relation = relation(to: key, keyPath)
    // An observation that began during the change has not seen it come.
    guard relation != .none, depth > 0 else { return }
    depth -= 1
    guard depth == 0 else { return }
    let (old, new) = (valueBefore, value)
    valueBefore = nil
    if relation == .possible, areEqual(old, new) { return }
    say(KeyValueNews(old: options.contains(.old) ? old : nil, new: options.contains(.new) ? new : nil))
  }

  private func say(_ news: KeyValueNews) { if isWanted { tell(news) } }

  private enum Relation { case none, possible, certain }

  /// Whether a change of `key`, which is `keyPath` in the class that declares it, is one of what is observed.
  /// A key path from a subclass does not tell: it is equal to none of its superclass. UIKit gives none, and
  /// names what a change may touch: the value then says whether it did.
  private func relation(to key: String, _ keyPath: AnyKeyPath?) -> Relation {
    if let own = self.key {
      guard own == key else { return .none }
      return keyPath == nil ? .possible : .certain
    }
    guard let keyPath, type(of: self.keyPath) == type(of: keyPath) else { return .possible }
    return self.keyPath == keyPath ? .certain : .none
  }
}

/// The news that an observer gets of a change.
struct KeyValueNews {
  var old: Any?
  var new: Any?
  var isPrior = false
}

/// False for values that cannot be compared.
private func areEqual(_ a: Any?, _ b: Any?) -> Bool {
  func equal<Value: Equatable>(_ a: Value, _ b: Any) -> Bool { b as? Value == a }
  switch (a, b) {
  case (nil, nil): return true
  case (let a as any Equatable, let b?): return equal(a, b)
  default: return false
  }
}
