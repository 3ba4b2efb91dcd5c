import Glibc
import Libwebsockets
import PreviewSession
import Processes

/// Reads an agent's standard error: passes it on to this process's own, line by line, and keeps what says how
/// it ended.
final class AgentErrors {
  private(set) var text = ErrorText()
  /// When the last line came.
  private(set) var lastLine: Moment?
  private var file: AdoptedFile?
  private var splitter = LineSplitter()
  private var passedOn = LineBudget()
  private var budget = ErrorBudget()
  /// False once nobody wants to know what else it says.
  private var isWanted = true

  /// Bytes that are read before others have their turn.
  private static let portion = 16 << 10
  /// Portions that are read of an agent that has ended: as much as a pipe holds (pipe(7)), and as much again
  /// for what has come in the meantime.
  private static let lastPortions = 8

  private let clock: () -> Moment

  /// - Parameters:
  ///   - clock: tells the time at which lines come.
  ///   - changed: called after lines have come, and at the end.
  init(
    _ descriptor: Int32, in loop: ServiceLoop, clock: @escaping () -> Moment = { Moment.now },
    changed: @escaping () -> Void
  ) {
    self.clock = clock
    file = loop.adopt(
      descriptor,
      readable: { [weak self] in
        guard let self else { return false }
        let more = read()
        changed()
        return more
      },
      closed: { [weak self] in
        self?.ended()
        changed()
      })
  }

  /// Makes room for another backtrace.
  func setTraceAside() { text.setTraceAside() }

  /// Whether more may come.
  var isOpen: Bool { file != nil }

  /// Whether more waits in the pipe than is read in this second.
  var isPaused: Bool { file?.isPaused ?? false }

  func close() {
    isWanted = false
    file?.close()
  }

  /// Goes on with an agent that has written more than is read in a second.
  func secondPassed(at now: Moment) {
    guard isPaused, budget.mayRenew(at: now) else { return }
    budget.renew()
    file?.resumeReading()
  }

  /// The agent has ended, or will at once: its last words are read without delay.
  func agentEnded() {
    budget.renew()
    file?.resumeReading()
  }

  /// Reads a bounded amount. False at the end.
  private func read() -> Bool {
    guard let file else { return false }
    switch readPortion(of: file.fileDescriptor) {
    case .some(true): file.pauseReading()
    case .some(false): break
    case nil: return false
    }
    return true
  }

  /// Reads once. Returns whether that was enough for this second; nil at the end.
  private func readPortion(of descriptor: Int32) -> Bool? {
    var chunk = [UInt8](repeating: 0, count: Self.portion)
    let count = Glibc.read(descriptor, &chunk, chunk.count)
    if count < 0 { return errno == EAGAIN || errno == EINTR ? false : nil }
    guard count > 0 else {
      if let line = splitter.lastLine() { take([line], at: clock()) }
      return nil
    }
    let (lines, now) = (splitter.lines(adding: chunk[..<count]), clock())
    let wasCrashing = text.isCrashing
    take(lines, at: now)
    text.begin(splitter.unfinishedLine)
    // The backtrace that begins here is worth more than what was written before it.
    if text.isCrashing, !wasCrashing { budget.renew() }
    budget.spend(bytes: count, lines: lines.count, at: now)
    return budget.isSpent
  }

  /// The other side has hung up, which ends a pause, too. The pipe may still hold something.
  private func ended() {
    guard let file else { return }
    self.file = nil
    guard isWanted else { return }
    for _ in 0..<Self.lastPortions where readPortion(of: file.fileDescriptor) == nil { return }
  }

  private func take(_ lines: [String], at now: Moment) {
    for line in lines {
      text.add(line)
      switch passedOn.take(at: now) {
      case .pass: Log.quote(line)
      case .last: Log.quote("… and more, which is left out")
      case .leaveOut: break
      }
    }
    if !lines.isEmpty { lastLine = now }
  }
}

/// How many lines of previewed code are passed on: enough to read, not enough to fill a disk.
struct LineBudget {
  enum Verdict: Equatable { case pass, last, leaveOut }

  /// Lines a second.
  static let linesPerSecond = 200

  private var second: Moment?
  private var count = 0

  mutating func take(at now: Moment) -> Verdict {
    if second.map({ now.seconds(since: $0) >= 1 }) ?? true { (second, count) = (now, 0) }
    count += 1
    if count == Self.linesPerSecond + 1 { return .last }
    return count <= Self.linesPerSecond ? .pass : .leaveOut
  }
}
