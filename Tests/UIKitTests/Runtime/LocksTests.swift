import Testing

@testable import UIKit

private final class CountingLock: NSLock, @unchecked Sendable {
  var taken = 0
  override func lock() {
    super.lock()
    taken += 1
  }
}

@Suite struct Locks {
  @Test func `are taken once, or again by the thread that has them`() {
    let (lock, again) = (NSLock(), NSRecursiveLock())
    #expect(lock.try() && !lock.try() && !lock.lock(before: Date(timeIntervalSinceNow: 0.01)))
    lock.unlock()
    #expect(lock.lock(before: Date(timeIntervalSinceNow: 0.01)))
    again.lock()
    #expect(again.try() && again.withLock { true })
  }

  @Test func `can be derived from`() {
    let lock = CountingLock()
    lock.withLock {}
    lock.lock()
    #expect(lock.taken == 2 && !lock.try())
  }
}
