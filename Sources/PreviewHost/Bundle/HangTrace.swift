import Glibc
import Processes

/// Where a hung agent says that it is.
///
/// Swift's runtime writes a backtrace on a signal, and finds callers by their frame pointers. A function of a
/// library that keeps none, interrupted in its midst, hides who called it: a loop that does little but call
/// such functions would be looked for in the function around it. So the signal is looked at first, and heard
/// again a moment later until it comes while the previewed code itself runs. Who asks again was not helped by
/// the first answer: the next one comes from another instruction, since the one that takes longest may be of
/// no line.
enum HangTrace {
  /// How often the signal is heard before a backtrace is written from wherever the program is.
  private static let mostTries = 300
  /// Microseconds between two tries.
  private static let pause = 1_000

  typealias Handler =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  // Read by a signal handler, which may not wait for anybody: written once, before the signal can come.
  nonisolated(unsafe) private static var low: UInt = 0
  nonisolated(unsafe) private static var high: UInt = 0
  nonisolated(unsafe) private static var former: Handler?
  nonisolated(unsafe) private static var action = sigaction()
  nonisolated(unsafe) private static var tries = 0
  /// The instructions that backtraces were written at, for as many as are asked for.
  nonisolated(unsafe) private static var written: UnsafeMutablePointer<UInt>?
  nonisolated(unsafe) private static var writtenCount = 0
  private static let mostWritten = 32

  /// Tells apart the code at the addresses in `previewed` from all else. Without the runtime's own handler,
  /// which is there where `SWIFT_BACKTRACE` says so, nothing changes.
  static func watch(_ previewed: Range<UInt>) {
    var current = sigaction()
    guard sigaction(HangSignals.first, nil, &current) == 0, current.sa_flags & SA_SIGINFO != 0,
      let handler = current.__sigaction_handler.sa_sigaction
    else { return }
    // Several libraries, which are rare, count as one stretch with all that lies between them.
    (low, high) =
      former == nil
      ? (previewed.lowerBound, previewed.upperBound)
      : (min(low, previewed.lowerBound), max(high, previewed.upperBound))
    guard former == nil else { return }
    former = handler
    written = .allocate(capacity: mostWritten)
    current.__sigaction_handler.sa_sigaction = { HangTrace.heard($0, $1, $2) }
    current.sa_flags |= SA_RESTART
    action = current
    listen()
  }

  private static func listen() {
    sigaction(HangSignals.first, &action, nil)
    sigaction(HangSignals.again, &action, nil)
    sigaction(SIGALRM, &action, nil)
  }

  private static func heard(
    _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
  ) {
    guard let former else { return }
    tries += 1
    let address = programCounter(context)
    let earlier = UnsafeBufferPointer(start: written, count: writtenCount)
    if tries < mostTries, let address, !isNews(address, previewed: low..<high, earlier: earlier) {
      var soon = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: 0, tv_usec: pause))
      setitimer(__itimer_which_t(0), &soon, nil)  // ITIMER_REAL
      return
    }
    tries = 0
    if let address, let written, writtenCount < mostWritten {
      written[writtenCount] = address
      writtenCount += 1
    }
    former(HangSignals.first, info, context)
    // The runtime takes its handlers away before it writes.
    listen()
  }

  /// Whether a backtrace from `address` can name a line, and one that none of the `earlier` addresses has.
  static func isNews(_ address: UInt, previewed: Range<UInt>, earlier: UnsafeBufferPointer<UInt>) -> Bool {
    previewed.contains(address) && !earlier.contains(address)
  }

  /// Where the program was interrupted; nil on processors that are not known here.
  private static func programCounter(_ context: UnsafeMutableRawPointer?) -> UInt? {
    guard let machine = context?.assumingMemoryBound(to: ucontext_t.self).pointee.uc_mcontext else {
      return nil
    }
    #if arch(x86_64)
      return UInt(bitPattern: Int(machine.gregs.16))  // REG_RIP
    #elseif arch(arm64)
      return UInt(machine.pc)
    #else
      return nil
    #endif
  }
}
