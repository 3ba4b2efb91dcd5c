import Glibc
import PreviewWire

/// What an agent wrote to standard error, as far as it may be needed to say how it ended.
struct ErrorText {
  /// Bytes that are kept of what came before a crash began, and of the crash itself.
  static let limits = (before: 16 << 10, crash: WireLimits.backtrace - (32 << 10))

  private var lines: [String] = []
  private var byteCount = 0
  /// Swift's runtime has begun to write down a crash: what runs in the process is over.
  private(set) var isCrashing = false
  /// It has written all of it.
  private(set) var isComplete = false

  /// A vague backtrace, which stands until a later one is complete.
  private var spareTrace: [String] = []

  var text: String {
    let kept = isComplete || spareTrace.isEmpty ? lines : lines[..<traceStart] + spareTrace
    return kept.joined(separator: "\n")
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
    let start = traceStart
    guard start < lines.endIndex else { return }
    byteCount -= lines[start...].reduce(0) { $0 + $1.utf8.count + 1 }
    spareTrace = Array(lines[start...])
    lines.removeSubrange(start...)
    (isCrashing, isComplete) = (false, false)
    tracesSetAside += 1
  }

  /// Whether the process was stopped by a fault of its own: a backtrace that nobody asked for. On a busy
  /// machine the first word of it comes seconds after the fault.
  var hasFault: Bool {
    lines.contains { line in
      Self.beginsTrace(line) && Self.faults.contains { line.hasPrefix("*** Signal \($0):") }
    }
  }

  private static let faults = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  private var traceStart: Int { lines.lastIndex(where: Self.beginsTrace) ?? lines.endIndex }

  private static func beginsTrace(_ line: String) -> Bool {
    line.hasPrefix("*** Signal ") && line.contains("Backtracing from")
  }

  /// Takes a line, without its line feed.
  mutating func add(_ line: String) {
    if Self.beginsTrace(line) { isCrashing = true }
    if isCrashing, line.hasPrefix("Backtrace took") { isComplete = true }
    if isCrashing, byteCount + line.utf8.count > Self.limits.before + Self.limits.crash { return }
    lines.append(line)
    byteCount += line.utf8.count + 1
    while !isCrashing, byteCount > Self.limits.before, let first = lines.first {
      byteCount -= first.utf8.count + 1
      lines.removeFirst()
    }
  }
}

/// How an agent ended.
struct LastWords {
  /// Crash, hang or memory; launch for one that never said hello.
  var kind: Problem.Kind
  /// What it wrote to standard error.
  var text: String
  var end: ProcessEnd

  /// - Parameter known: what was known before it said anything: one that did not answer may just have
  ///   crashed.
  static func kind(of errors: ErrorText, known: Problem.Kind?) -> Problem.Kind {
    guard let known, !(known == .hang && errors.hasFault) else { return kind(of: errors.text) }
    return known
  }

  /// The kind that the text speaks of, where the agent ended by itself.
  static func kind(of text: String) -> Problem.Kind {
    let signs = [
      "failed to allocate", "could not allocate memory", "cannot allocate memory", "memory limit",
      "out of memory", "bad_alloc",
    ]
    let lowered = text.lowercased()
    return signs.contains { lowered.contains($0) } ? .memory : .crash
  }

  /// A small reading of it, for when there is no builder who knows the author's files.
  var problem: Problem {
    var report = CrashReport()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      report.errorLine(String(line))
    }
    let place = report.placeParts
    return Problem(
      kind: kind, file: place?.file.split(separator: "/").last.map(String.init) ?? "",
      absolutePath: place?.file ?? "", line: place?.line ?? 0,
      column: place?.column ?? 0, message: sentence(report.message), function: report.function)
  }

  private func sentence(_ message: String?) -> String {
    switch kind {
    case .hang: "The preview did not answer for 2 seconds."
    case .memory: "The preview took more memory than it may have."
    case .crash, .launch, .error, .warning, .unsupported: message ?? ended
    }
  }

  private var ended: String {
    switch end {
    case .exited(let status): "The preview ended its process, with status \(status)."
    case .signalled(let signal): "The preview's process was ended by signal \(signal)."
    case .unknown: "The preview's process ended."
    }
  }
}
