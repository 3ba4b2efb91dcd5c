// NSLock, NSRecursiveLock — after Apple's documentation of the two, read 2026-11.
// State: complete.
//
// They shadow Foundation's, which cannot be subclassed in the language of Swift 5: the compiler cannot read
// some of what could be overridden.

import Foundation
import Glibc

/// A lock that one thread takes at a time.
open class NSLock: NSObject, NSLocking, @unchecked Sendable {
  // Sendable: the mutex is made to be shared; the name is for those who set it before they share the lock.
  private let mutex = PosixMutex(PTHREAD_MUTEX_NORMAL)
  /// For people who look for it in a debugger.
  open var name: String?

  public override init() { super.init() }

  /// Waits until it can be taken; a thread that has it already waits forever.
  open func lock() { mutex.lock() }
  /// Gives it back; only the thread that has it may.
  open func unlock() { mutex.unlock() }

  /// Whether it could be taken without waiting.
  open func `try`() -> Bool { mutex.tryLock() }

  /// Whether it could be taken before `limit`.
  open func lock(before limit: Date) -> Bool { mutex.lock(before: limit) }
}

/// A lock that the thread which has it can take again.
open class NSRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
  // Sendable: as above.
  private let mutex = PosixMutex(PTHREAD_MUTEX_RECURSIVE)
  /// For people who look for it in a debugger.
  open var name: String?

  public override init() { super.init() }

  /// Waits until it can be taken; the thread that has it takes it once more at once.
  open func lock() { mutex.lock() }
  /// Gives it back once; it is free after as many times as it was taken.
  open func unlock() { mutex.unlock() }

  /// Whether it could be taken without waiting.
  open func `try`() -> Bool { mutex.tryLock() }

  /// Whether it could be taken before `limit`.
  open func lock(before limit: Date) -> Bool { mutex.lock(before: limit) }
}

/// A mutex of the system's, at one place in memory as long as it is.
private final class PosixMutex {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init<Kind: RawRepresentable<UInt32>>(_ kind: Kind) { make(CInt(kind.rawValue)) }
  init(_ kind: Int) { make(CInt(kind)) }

  private func make(_ kind: CInt) {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, kind)
    pthread_mutex_init(mutex, &attributes)
    pthread_mutexattr_destroy(&attributes)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func lock() { pthread_mutex_lock(mutex) }
  func unlock() { pthread_mutex_unlock(mutex) }
  func tryLock() -> Bool { pthread_mutex_trylock(mutex) == 0 }

  func lock(before limit: Date) -> Bool {
    let seconds = limit.timeIntervalSince1970
    guard seconds > 0, let whole = Int(exactly: seconds.rounded(.down)) else { return tryLock() }
    var deadline = timespec(tv_sec: whole, tv_nsec: Int((seconds - Double(whole)) * 1e9))
    return pthread_mutex_timedlock(mutex, &deadline) == 0
  }
}
