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

  @Test func `it listens again after an answer, though the runtime has taken its handler away`() {
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
  }

  @Test func `an answer comes from previewed code, and each from another instruction`() {
    let earlier: [UInt] = [0x1040, 0x1090]
    earlier.withUnsafeBufferPointer { earlier in
      let isNews = { HangTrace.isNews($0, previewed: 0x1000..<0x2000, earlier: earlier) }
      #expect(isNews(0x1000) && isNews(0x1041) && isNews(0x1FFF))
      #expect(!isNews(0xFFF) && !isNews(0x2000) && !isNews(0x1040) && !isNews(0x1090))
    }
  }
}
