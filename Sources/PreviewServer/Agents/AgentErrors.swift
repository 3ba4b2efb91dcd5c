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

  /// - Parameters:
  ///   - changed: called after lines have come, and at the end.
  init(_ descriptor: Int32, in loop: ServiceLoop, changed: @escaping () -> Void) {
    file = loop.adopt(
      descriptor,
      readable: { [weak self] in
        guard let self else { return false }
        let more = read()
        changed()
        return more
      },
      closed: { [weak self] in
        self?.file = nil
        changed()
      })
  }

  /// Makes room for another backtrace.
  func setTraceAside() { text.setTraceAside() }

  /// Whether more may come.
  var isOpen: Bool { file != nil }

  func close() {
    file?.close()
  }

  /// Reads a bounded amount. False at the end.
  private func read() -> Bool {
    guard let file else { return false }
    var chunk = [UInt8](repeating: 0, count: 16 << 10)
    for _ in 0..<4 {
      let count = Glibc.read(file.fileDescriptor, &chunk, chunk.count)
      if count < 0 { return errno == EAGAIN || errno == EINTR }
      guard count > 0 else {
        if let line = splitter.lastLine() { take(line) }
        return false
      }
      for line in splitter.lines(adding: chunk[..<count]) { take(line) }
    }
    return true
  }

  private func take(_ line: String) {
    text.add(line)
    let now = Moment.now
    lastLine = now
    switch passedOn.take(at: now) {
    case .pass: Log.quote(line)
    case .last: Log.quote("… and more, which is left out")
    case .leaveOut: break
    }
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
