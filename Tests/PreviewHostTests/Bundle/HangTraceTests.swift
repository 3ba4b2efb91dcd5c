import Glibc
import Testing

@testable import PreviewHost

@Suite struct `Where a hung agent says that it is` {
  nonisolated(unsafe) private static var written = 0

  /// As Swift's runtime does: takes its handler away, writes, and goes on.
  private static let runtime: HangTrace.Handler = { _, _, _ in
    signal(SIGQUIT, SIG_DFL)
    written += 1
  }

  @Test func `asked again, it writes again, though the runtime has taken its handler away`() {
    var action = sigaction()
    action.sa_flags = SA_SIGINFO
    action.__sigaction_handler.sa_sigaction = Self.runtime
    var before = sigaction()
    sigaction(SIGQUIT, &action, &before)
    // Threads that run tests hear no signals otherwise.
    var (quit, mask) = (sigset_t(), sigset_t())
    sigemptyset(&quit)
    sigaddset(&quit, SIGQUIT)
    pthread_sigmask(SIG_UNBLOCK, &quit, &mask)
    defer {
      pthread_sigmask(SIG_SETMASK, &mask, nil)
      sigaction(SIGQUIT, &before, nil)
    }

    HangTrace.watch(0..<UInt.max)
    raise(SIGQUIT)
    #expect(Self.written == 1)

    var after = sigaction()
    sigaction(SIGQUIT, nil, &after)
    #expect(after.sa_flags & SA_SIGINFO != 0 && after.__sigaction_handler.sa_sigaction != nil)
    // The default would end this very process.
    guard after.sa_flags & SA_SIGINFO != 0 else { return }
    raise(SIGQUIT)
    #expect(Self.written == 2)
  }
}
