import Glibc
import Synchronization
import Testing

@testable import Processes

@Suite struct `A thread of one's own` {
  @Test func `does its work with all signals held off, and leaves those of others alone`() throws {
    let blocked = Mutex<[Int32]>([])
    var before = sigset_t()
    pthread_sigmask(SIG_SETMASK, nil, &before)

    try QuietThread {
      var mask = sigset_t()
      pthread_sigmask(SIG_SETMASK, nil, &mask)
      blocked.withLock { $0 = [SIGTERM, SIGINT, SIGCHLD, SIGHUP].filter { sigismember(&mask, $0) == 1 } }
    }.join()

    #expect(blocked.withLock(\.self) == [SIGTERM, SIGINT, SIGCHLD, SIGHUP])
    var after = sigset_t()
    pthread_sigmask(SIG_SETMASK, nil, &after)
    #expect(sigismember(&after, SIGTERM) == sigismember(&before, SIGTERM))
  }

  @Test func `that nobody waits for does its work all the same`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    try QuietThread { _ = write(writing, [7], 1) }.detach()
    var byte: UInt8 = 0
    #expect(read(reading, &byte, 1) == 1 && byte == 7)
    close(reading)
    close(writing)
  }
}
