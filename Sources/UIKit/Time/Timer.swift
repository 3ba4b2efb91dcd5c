// Timer — after Apple's documentation "Timer", read 2026-11.
// State: partial. Missing: fire dates, tolerance; target/selector, which needs the Objective-C runtime.

import QuartzCore

/// A timer on the running preview's virtual time. It shadows Foundation's, whose time is the machine's.
@preconcurrency @MainActor public final class Timer {
  /// Seconds between calls; 0 for a timer that does not repeat.
  public var timeInterval: TimeInterval { repeats ? interval : 0 }
  public private(set) var isValid = true

  private let interval: TimeInterval
  private let repeats: Bool
  private let block: (Timer) -> Void
  private var pending: ScheduledWork?

  /// Not running until added to a run loop. Intervals under a tenth of a millisecond are taken as that.
  public init(timeInterval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
    // In this order an interval that is no number counts as the shortest.
    interval = max(0.0001, timeInterval)
    self.repeats = repeats
    self.block = block
  }

  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  public func fire() {
    guard isValid else { return }
    block(self)
    if !repeats { invalidate() }
  }

  public func invalidate() {
    isValid = false
    pending?.cancel()
    pending = nil
  }

  /// A timer that runs already, as one that is added for a second mode, runs on as it did.
  func start() {
    if isValid, pending == nil { schedule(at: CACurrentMediaTime() + interval) }
  }

  private func schedule(at time: TimeInterval) {
    pending = VirtualRunLoop.current.schedule(at: time) { [self] in
      fire()
      if isValid, repeats { schedule(at: time + interval) }
    }
  }
}

extension RunLoop {
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.start() }
}
