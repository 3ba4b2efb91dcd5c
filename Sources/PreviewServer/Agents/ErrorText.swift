import Glibc
import PreviewWire
import Processes

/// Lines that an agent wrote to standard error, as far as they may be needed to say how it ended.
struct ErrorText {
  /// Bytes that are kept of what came before a crash began, and of the crash itself.
  static let limits = (before: 16 << 10, crash: WireLimits.backtrace - (32 << 10))
  /// Lines that are kept likewise: empty ones take memory, too.
  static let lineLimits = (before: 2048, crash: 16 << 10)

  /// The lines that are kept begin at `start`: those before have been let go, and are removed together with
  /// others, as that moves all behind them.
  private var kept: [String] = []
  private var start = 0
  private var byteCount = 0
  /// Swift's runtime has begun to write down a crash: what runs in the process is over.
  private(set) var isCrashing = false
  /// It has written all of it.
  private(set) var isComplete = false

  /// A vague backtrace, which stands until a later one is complete.
  private var spareTrace: [String] = []

  private var lines: ArraySlice<String> { kept[start...] }

  var text: String {
    let lines = isComplete || spareTrace.isEmpty ? lines : lines[..<traceStart] + spareTrace
    return lines.joined(separator: "\n")
  }

  /// How many backtraces have been set aside.
  private(set) var tracesSetAside = 0

  /// Whether the backtrace names no line where one is to be expected.
  var isVague: Bool {
    var report = CrashReport()
    for line in lines { report.errorLine(line) }
    return report.isVague
  }

  /// Makes room for another backtrace than the one that has been written, which counts if no other comes.
  mutating func setTraceAside() {
    let trace = lines[traceStart...]
    guard !trace.isEmpty else { return }
    byteCount -= trace.reduce(0) { $0 + $1.utf8.count + 1 }
    spareTrace = Array(trace)
    kept.removeSubrange(trace.indices)
    (isCrashing, isComplete) = (false, false)
    tracesSetAside += 1
  }

  /// Whether the process was stopped by a fault of its own: a backtrace that was not asked for. On a busy
  /// machine the first word of it comes seconds after the fault.
  var hasFault: Bool {
    lines.contains { line in
      guard case .beginning(let signal?) = TraceMark(line) else { return false }
      return Self.faults.contains(signal)
    }
  }

  private static let faults = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  private var traceStart: Int { lines.lastIndex(where: Self.beginsTrace) ?? lines.endIndex }

  private static func beginsTrace(_ line: String) -> Bool {
    if case .beginning = TraceMark(line) { true } else { false }
  }

  /// Looks at a line that has not ended. The one by which a backtrace begins ends only once that is made:
  /// until then its program counts, as a child of the agent's, and takes memory of its own.
  mutating func begin(_ line: String) {
    if Self.beginsTrace(line) { isCrashing = true }
  }

  /// Takes a line, without its line feed.
  mutating func add(_ line: String) {
    let mark = TraceMark(line)
    if case .beginning = mark { isCrashing = true }
    if isCrashing, mark == .end { isComplete = true }
    if isCrashing, isFull(for: line) { return }
    kept.append(line)
    byteCount += line.utf8.count + 1
    while !isCrashing, byteCount > Self.limits.before || kept.count - start > Self.lineLimits.before {
      letGoOfFirst()
    }
  }

  private func isFull(for line: String) -> Bool {
    byteCount + line.utf8.count > Self.limits.before + Self.limits.crash
      || kept.count - start >= Self.lineLimits.before + Self.lineLimits.crash
  }

  private mutating func letGoOfFirst() {
    byteCount -= kept[start].utf8.count + 1
    kept[start] = ""
    start += 1
    // As many have come since the last time as are moved now.
    guard start > kept.count / 2 else { return }
    kept.removeFirst(start)
    start = 0
  }
}
