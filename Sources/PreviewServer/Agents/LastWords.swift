import PreviewWire
import Processes

/// How an agent ended.
struct LastWords {
  /// What came over its socket at the end.
  enum Farewell: Equatable {
    /// Its end was closed, as it is when a process ends.
    case hungUp
    /// Bytes that make no sense.
    case garbage(WireError)
  }

  /// Crash, hang or memory; launch for one that never said hello.
  var kind: Problem.Kind
  /// Its words on standard error, and behind them how it ended where they do not say it: they may be all that
  /// a reader of them gets.
  var text: String
  var end: ProcessEnd
  var farewell: Farewell
  /// What it was ended for; nil where it ended by itself.
  var excess: AgentExcess?

  /// - Parameter said: its words on standard error.
  init(
    kind: Problem.Kind, text said: String, end: ProcessEnd, farewell: Farewell = .hungUp,
    excess: AgentExcess? = nil
  ) {
    (self.kind, text, self.end, self.farewell, self.excess) = (kind, said, end, farewell, excess)
    guard kind == .crash, !Self.saysWhy(said) else { return }
    text = said.isEmpty ? ended : said + "\n" + ended
  }

  /// Whether a text on standard error says why its writer has ended.
  static func saysWhy(_ text: String) -> Bool {
    var report = CrashReport()
    for line in text.split(separator: "\n") { report.errorLine(String(line)) }
    return report.isCrashing
  }

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
    let path = report.frame?.file ?? ""
    return Problem(
      kind: kind, file: path.split(separator: "/").last.map(String.init) ?? "", absolutePath: path,
      line: report.frame?.line ?? 0, column: report.frame?.column ?? 0, message: sentence(report.message),
      function: report.frame?.function)
  }

  private func sentence(_ message: String?) -> String {
    switch kind {
    case .hang: "The preview did not answer for 2 seconds."
    case .memory: AgentExcess.memory.sentence
    case .crash where excess != nil: ended
    case .crash, .launch, .error, .warning, .unsupported: reason(message) ?? ended
    }
  }

  /// The message of the trap, or else the reason that the backtrace names.
  private func reason(_ message: String?) -> String? {
    let backtrace = Backtrace(text)
    return backtrace.message == nil && !backtrace.reason.isEmpty ? backtrace.reason : message
  }

  private var ended: String {
    if let excess { return excess.sentence }
    return switch (end, farewell) {
    case (_, .garbage(let error)):
      "The preview's process sent something that makes no sense (\(error.reason)), and was ended."
    case (.exited(let status), .hungUp): "The preview ended its process: it called exit(\(status))."
    // It is also what is sent to a process that has hung up.
    case (.signalled(9), .hungUp):
      "The preview's process was killed, or it closed its connection to the server."
    case (.signalled(let signal), .hungUp): "The preview's process was ended by signal \(signal)."
    case (.unknown, .hungUp): "The preview's process ended."
    }
  }
}
