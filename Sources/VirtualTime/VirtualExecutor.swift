// Swift's tasks in virtual time.
//
// On a device the main actor's jobs run on the main queue, in turns of the main run loop. Here they run in
// turns of the running preview's loop, in the order in which they were enqueued among everything that was
// posted there; those of no actor do as well, since a preview is one thread. Nothing runs behind the host's
// back: what a preview has to do at an instant is done when `VirtualRunLoop.settle()` returns.

import Foundation
import Synchronization
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// The main actor's executor, and everybody's, in a process that runs previews.
package final class VirtualExecutor: MainExecutor, TaskExecutor, SchedulingExecutor {
  private static let shared = VirtualExecutor()

  /// Whether tasks are in virtual time.
  package static var isInstalled: Bool { installed.withLock { $0 } }
  private static let installed = Mutex(false)

  /// Puts all tasks of this process into virtual time. To be called on the main thread before there is any; a
  /// process whose own work is done in tasks, such as a test runner, must not.
  package static func install() {
    guard !isInstalled else { return }
    installed.withLock { $0 = true }
    _createExecutors(factory: Factory.self)
  }

  private enum Factory: ExecutorFactory {
    static var mainExecutor: any MainExecutor { shared }
    static var defaultExecutor: any TaskExecutor { shared }
  }

  // MARK: Jobs of the main thread

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    guard Thread.isMainThread else { return Self.mail(job) }
    MainActor.assumeIsolated { VirtualRunLoop.current.post { Self.run(job) } }
  }

  private static func run(_ job: UnownedJob) { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }

  // MARK: Jobs of other threads

  /// Threads of their own, as that of a download, hand over here the tasks that they resume.
  private static let mailbox = Mutex<[UnownedJob]>([])
  private static let waker = Mutex<(@Sendable () -> Void)?>(nil)

  /// Called on whichever thread has handed a job over: the host has to come round.
  package static func onMail(_ wake: @escaping @Sendable () -> Void) { waker.withLock { $0 = wake } }

  private static func mail(_ job: UnownedJob) {
    mailbox.withLock { $0.append(job) }
    waker.withLock { $0 }?()
  }

  /// Posts what other threads have handed over. Which preview a job is of, no thread but its own knows: the
  /// one that took the latest turn gets it.
  @MainActor package static func deliverMail() {
    let loop = VirtualRunLoop.latest ?? VirtualRunLoop.current
    let jobs = mailbox.withLock { jobs in
      defer { jobs = [] }
      return jobs
    }
    for job in jobs { loop.post { run(job) } }
  }

  /// Whether jobs wait to be collected.
  package static var hasMail: Bool { mailbox.withLock { !$0.isEmpty } }

  // MARK: Later

  package func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    schedule(job, after: delay as? Duration)
  }

  /// Code that does not know UIKit sleeps by the machine's clocks: what is left of that counts as virtual
  /// time.
  package func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    schedule(job, after: clock.now.duration(to: instant) as? Duration)
  }

  /// - Parameter delay: nil, of a clock with durations of its own, is no time.
  private func schedule(_ job: consuming ExecutorJob, after delay: Duration?) {
    let job = UnownedJob(job)
    guard Thread.isMainThread else { return Self.mail(job) }
    MainActor.assumeIsolated {
      let loop = VirtualRunLoop.current
      let seconds = ((delay?.seconds ?? 0) * Self.ticksPerSecond).rounded(.up) / Self.ticksPerSecond
      loop.schedule(at: loop.now + seconds) { Self.run(job) }
    }
  }

  /// The few microseconds that pass before the machine's clock is read again are rounded away.
  private static let ticksPerSecond = 1000.0

  // MARK: As a main executor

  package func run() throws {}
  package func stop() {}
  package func checkIsolated() { precondition(Thread.isMainThread, "This is not the main thread.") }
  package func isIsolatingCurrentContext() -> Bool? { Thread.isMainThread }
  package var isMainExecutor: Bool { true }
}

extension Duration {
  package var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
