// Sleep that stops no thread. A preview has one, which also answers the page: sleeping code would count as
// hung.

import QuartzCore

extension Thread {
  /// Returns at once. Work that the work under way sends off afterwards comes `interval` seconds later; of
  /// the main thread's own work nothing else is late.
  public class func sleep(forTimeInterval interval: TimeInterval) { rest(interval) }

  /// As `sleep(forTimeInterval:)`, for the time from now to `date`; a date that is over is no sleep.
  public class func sleep(until date: Date) { rest(date.timeIntervalSinceNow) }
}

/// As `Thread.sleep(forTimeInterval:)`. Returns 0: nothing interrupts it.
@discardableResult
public func sleep(_ seconds: UInt32) -> UInt32 {
  rest(TimeInterval(seconds))
  return 0
}

/// As `sleep(_:)`, in millionths of a second.
@discardableResult
public func usleep(_ microseconds: UInt32) -> Int32 {
  rest(TimeInterval(microseconds) / 1e6)
  return 0
}

/// Threads of an app's own have no preview to keep waiting, and no virtual time: they go on at once.
private func rest(_ seconds: TimeInterval) {
  guard VirtualRunLoop.isItsThread else { return }
  onMainThread(seconds) { VirtualRunLoop.current.sleep($0) }
}
