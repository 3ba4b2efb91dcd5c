// objc_sync_enter, objc_sync_exit — after Apple's documentation "Objective-C Runtime", read 2026-11.
// State: complete.

import Foundation
import Synchronization

/// One recursive lock per object, while it is used.
private struct ObjectLocks: @unchecked Sendable {
  var locks: [ObjectIdentifier: (lock: NSRecursiveLock, users: Int)] = [:]
  static let all = Mutex(ObjectLocks())
}

/// Waits for the lock of `object`, which may be taken several times by one thread. Returns 0.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  let id = ObjectIdentifier(object as AnyObject)
  let lock = ObjectLocks.all.withLock { all in
    let lock = all.locks[id]?.lock ?? NSRecursiveLock()
    all.locks[id] = (lock, (all.locks[id]?.users ?? 0) + 1)
    return lock
  }
  lock.lock()
  return 0
}

/// Gives the lock back. Returns 0, or -1 where it was not taken.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  let id = ObjectIdentifier(object as AnyObject)
  let taken = ObjectLocks.all.withLock { all -> NSRecursiveLock? in
    guard let (lock, users) = all.locks[id] else { return nil }
    all.locks[id] = users > 1 ? (lock, users - 1) : nil
    return lock
  }
  taken?.unlock()
  return taken == nil ? -1 : 0
}
