// Task.sleep in virtual time, to the very moment. It shadows Swift's, whose time is the machine's.

import QuartzCore

extension Task where Success == Never, Failure == Never {
  /// Waits for `duration` nanoseconds of virtual time.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    guard VirtualExecutor.isInstalled else {
      return try await ContinuousClock().sleep(for: .nanoseconds(Int64(clamping: duration)))
    }
    try await VirtualSleep.sleep(Double(duration) / 1e9)
  }

  /// Waits for `duration` of virtual time. The tolerance does not count, nor does which of the system's
  /// clocks it is.
  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    guard VirtualExecutor.isInstalled, let duration = duration as? Duration else {
      return try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
    }
    try await VirtualSleep.sleep(duration.seconds)
  }
}

/// A task's wait for a moment of virtual time.
@MainActor private final class VirtualSleep {
  private var continuation: UnsafeContinuation<Void, any Error>?
  private var work: ScheduledWork?
  private var isCancelled = false

  nonisolated init() {}

  /// - Parameter seconds: of virtual time.
  nonisolated static func sleep(_ seconds: TimeInterval) async throws {
    let sleep = VirtualSleep()
    try await withTaskCancellationHandler {
      try await sleep.wait(seconds)
    } onCancel: {
      Task { @MainActor in sleep.cancel() }
    }
  }

  private func wait(_ seconds: TimeInterval) async throws {
    try Task.checkCancellation()
    try await withUnsafeThrowingContinuation { (continuation: UnsafeContinuation<Void, any Error>) in
      guard !isCancelled else { return continuation.resume(throwing: CancellationError()) }
      self.continuation = continuation
      let loop = VirtualRunLoop.current
      work = loop.schedule(at: loop.now + max(0, seconds)) { self.end { $0.resume() } }
    }
  }

  private func cancel() {
    isCancelled = true
    work?.cancel()
    end { $0.resume(throwing: CancellationError()) }
  }

  private func end(_ resume: (UnsafeContinuation<Void, any Error>) -> Void) {
    guard let continuation else { return }
    self.continuation = nil
    resume(continuation)
  }
}
