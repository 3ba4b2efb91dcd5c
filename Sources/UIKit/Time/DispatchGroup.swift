// DispatchGroup — after Apple's documentation "DispatchGroup", read 2026-11.
// State: complete.

import QuartzCore

/// Tells when several things are done.
@preconcurrency @MainActor public final class DispatchGroup {
  private var open = 0
  private var waiting: [() -> Void] = []

  /// A group that nothing has entered.
  public init() {}

  /// One more thing is under way, until `leave()`.
  public func enter() { open += 1 }

  /// Once for each `enter()`; one too many counts for nothing.
  public func leave() {
    open = max(0, open - 1)
    guard open == 0 else { return }
    let done = waiting
    waiting = []
    for work in done { VirtualRunLoop.current.post(work) }
  }

  /// Runs `work` in a later turn, once all that was entered has been left.
  public func notify(
    qos: DispatchQueue.QoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    if open == 0 { VirtualRunLoop.current.post(work) } else { waiting.append(work) }
  }

  /// Returns once all that was entered has been left. Other work goes on meanwhile, as on a device's other
  /// threads; where none is left that could leave the group, it returns at once.
  public func wait() { _ = wait(timeout: .distantFuture) }

  /// As `wait()`, up to a moment of virtual time; `timedOut` where something is still under way then.
  @discardableResult
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    VirtualRunLoop.current.wait(until: timeout.seconds) { self.open == 0 } ? .success : .timedOut
  }

  /// As `wait(timeout:)`, for clocks on the wall, which show virtual time, too.
  @discardableResult
  public func wait(wallTimeout timeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(timeout: DispatchTime(seconds: timeout.seconds))
  }
}
