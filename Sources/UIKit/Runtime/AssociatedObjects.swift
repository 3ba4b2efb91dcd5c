// objc_getAssociatedObject, objc_setAssociatedObject — after Apple's documentation "Objective-C Runtime",
// read 2026-11.
// State: complete.
//
// Apps call them with UIKit alone, which brings the module ObjectiveC on Apple's platforms.

import Foundation
import Synchronization

/// How an associated object is held. All but `OBJC_ASSOCIATION_ASSIGN` keep it; copies are not made.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// The values tied to objects, by object and key.
private struct Associations: @unchecked Sendable {
  // Used under its lock only; what it holds is the caller's business, as on Apple's platforms.
  struct Entry {
    /// An identifier is used again by objects that come later.
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  var entries: [ObjectIdentifier: Entry] = [:]
  /// Objects end without a word: what they leave is swept up before it is more than what is in use.
  var sizeThatTidies = 64

  static let all = Mutex(Associations())

  /// Returns what there is no more use for, to be let go of outside of the lock: letting go runs other code.
  mutating func tidy() -> [Entry] {
    guard entries.count >= sizeThatTidies else { return [] }
    let gone = entries.filter { $0.value.object == nil }
    for id in gone.keys { entries[id] = nil }
    sizeThatTidies = max(64, 2 * entries.count)
    return Array(gone.values)
  }
}

/// Holds a value without keeping it alive.
private final class WeakBox {
  weak var value: AnyObject?
  init(_ value: AnyObject) { self.value = value }
}

/// The value tied to `object` under `key`; nil where nothing was.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let owner = object as AnyObject
  nonisolated(unsafe) var found: Any?
  nonisolated(unsafe) let asked = owner
  Associations.all.withLock { all in
    guard let entry = all.entries[ObjectIdentifier(asked)], entry.object === asked else { return }
    found = entry.values[key]
  }
  if let box = found as? WeakBox { return box.value }
  return found
}

/// Ties `value` to `object` under `key` until one of them ends; nil unties.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let owner = object as AnyObject
  let held: Any? = policy == .OBJC_ASSOCIATION_ASSIGN ? value.map { WeakBox($0 as AnyObject) } : value
  nonisolated(unsafe) let (given, asked) = (held, owner)
  nonisolated(unsafe) var old: [Any] = []
  Associations.all.withLock { all in
    old.append(all.tidy())
    let id = ObjectIdentifier(asked)
    if all.entries[id]?.object !== asked {
      old.append(all.entries[id] as Any)
      all.entries[id] = Associations.Entry(object: asked)
    }
    old.append(all.entries[id]?.values[key] as Any)
    all.entries[id]?.values[key] = given
  }
}

/// Unties everything.
public func objc_removeAssociatedObjects(_ object: Any) {
  let owner = object as AnyObject
  nonisolated(unsafe) var old: Any?
  nonisolated(unsafe) let asked = owner
  Associations.all.withLock { all in
    old = all.entries.removeValue(forKey: ObjectIdentifier(asked))
  }
  withExtendedLifetime(old) {}
}
