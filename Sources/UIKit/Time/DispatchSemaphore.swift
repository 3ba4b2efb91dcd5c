// DispatchSemaphore — after Apple's documentation "DispatchSemaphore", read 2026-11.
// State: complete.

import QuartzCore

// The condition's lock guards the count.

/// A number of things that can be had, for which work may wait. It shadows Dispatch's, which would stop the
/// one thread that all queues share here, and with it the work that was to signal.
public final class DispatchSemaphore: @unchecked Sendable {
  private let condition = NSCondition()
  private var count: Int

  /// - Parameter value: how many there are at first; negative counts as none.
  public init(value: Int) { count = max(0, value) }

  /// One more can be had. Returns 0: whom it wakes is not known.
  @discardableResult
  public func signal() -> Int {
    condition.withLock {
      count += 1
      condition.signal()
    }
    return 0
  }

  /// Takes one, and waits while there is none. Other work goes on meanwhile, as on a device's other threads;
  /// where none is left that could signal, it goes on without.
  public func wait() { _ = wait(timeout: .distantFuture) }

  /// As `wait()`, up to a moment of virtual time; `timedOut` where there was none until then.
  @discardableResult
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    guard VirtualRunLoop.isItsThread else {
      return takes(within: timeout.seconds - CACurrentMediaTime()) ? .success : .timedOut
    }
    let isLasting = timeout.seconds > CACurrentMediaTime()
    let isTaken = onMainThread(timeout.seconds) { deadline in
      VirtualRunLoop.current.wait(until: deadline) { takes(within: 0) }
    }
    // An app's own threads are not of the preview's time.
    return isTaken || isLasting && takes(within: Self.patience) ? .success : .timedOut
  }

  /// As `wait(timeout:)`, for clocks on the wall, which show virtual time, too.
  @discardableResult
  public func wait(wallTimeout timeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(timeout: DispatchTime(seconds: timeout.seconds))
  }

  /// Stops this thread until one can be had, for so many seconds of the machine's time at most.
  private func takes(within seconds: TimeInterval) -> Bool {
    condition.withLock {
      let end = seconds < Self.longestWait ? Date(timeIntervalSinceNow: max(0, seconds)) : .distantFuture
      while count == 0, seconds > 0, condition.wait(until: end) {}
      guard count > 0 else { return false }
      count -= 1
      return true
    }
  }

  /// Seconds for which the preview waits for an app's own threads: less than counts as hung.
  private static let patience = 0.5
  /// Seconds; a longer wait has no end.
  private static let longestWait = 1e8
}
