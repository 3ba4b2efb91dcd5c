// OSAllocatedUnfairLock, os_unfair_lock — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: ownership checks.

import UIKit

/// A lock around a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // The state is touched under the lock only, which the copies of this value share.
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  public init(uncheckedState state: State) { storage = Storage(state) }

  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result
  {
    try withLockUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(uncheckedState: ()) }
  public func lock() { storage.lock.lock() }
  public func unlock() { storage.lock.unlock() }
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }
}
