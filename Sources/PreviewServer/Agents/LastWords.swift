import PreviewWire
import Processes

/// How an agent ended.
struct LastWords {
  /// Crash, hang or memory; launch for one that never said hello.
  var kind: Problem.Kind
  /// Its words on standard error.
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
    let path = report.frame?.file ?? ""
    return Problem(
      kind: kind, file: path.split(separator: "/").last.map(String.init) ?? "", absolutePath: path,
      line: report.frame?.line ?? 0, column: report.frame?.column ?? 0, message: sentence(report.message),
      function: report.frame?.function)
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
