import Glibc

/// A thread to which no signal of the process comes: those are for the threads that wait for them, and one
/// that came elsewhere would end the process.
public struct QuietThread: Sendable {
  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let thread: pthread_t

  /// Runs `body` on a new thread.
  ///
  /// - Throws: `system` where there is no thread to be had.
  public init(_ body: @escaping @Sendable () -> Void) throws(LaunchError) {
    // The new thread has the mask of this one, from its first moment on.
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var thread = pthread_t()
    let held = Unmanaged.passRetained(Body(body))
    let code = pthread_create(
      &thread, nil,
      { held in
        if let held { Unmanaged<Body>.fromOpaque(held).takeRetainedValue().run() }
        return nil
      }, held.toOpaque())
    guard code == 0 else {
      held.release()
      throw .system(call: "pthread_create", errno: code)
    }
    self.thread = thread
  }

  /// Lets it end by itself. Nothing is called after that.
  public func detach() { pthread_detach(thread) }

  /// Waits for its end. Nothing is called after that.
  public func join() { pthread_join(thread, nil) }
}
