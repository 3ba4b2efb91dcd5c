import Glibc
import Processes

/// Sentences about a preview that did not come through its inspection.
struct InspectionReport {
  /// The latest that it was doing, as `preview: activity`; empty when it never said.
  var activity = ""
  /// Its words on standard error.
  var errors = CrashReport()

  /// One line for a preview that a signal ended.
  func crashLine(signal: Int32) -> String {
    let name = strsignal(signal).map { String(cString: $0) } ?? "signal \(signal)"
    let details = [errors.frame?.place.map { "at \($0)" }, errors.reason].compactMap { $0 }
    return (["\(subject) crashed (\(name))"] + details).joined(separator: ", ")
  }

  /// One line for a preview that was stopped.
  ///
  /// - Parameter seconds: how long it made no progress.
  func hangLine(seconds: Int) -> String {
    let call = errors.frame.map { " in \($0.function)" } ?? ""
    let line = errors.frame?.place.map { " at \($0)" } ?? ""
    return "\(subject) hung\(call)\(line): it made no progress for \(seconds) seconds and was stopped"
  }

  /// One line for a preview that was stopped because it took too much.
  ///
  /// - Parameter deed: such as `took more memory than it may`.
  func excessLine(_ deed: String) -> String { "\(subject) \(deed), and was stopped" }

  /// `the preview drum, in: prepare(),`, as far as it is known.
  private var subject: String {
    let parts = activity.split(separator: ":", maxSplits: 1).map { String($0.drop { $0 == " " }) }
    guard let preview = parts.first, !preview.isEmpty else { return "the preview" }
    return parts.count == 2 ? "the preview \(preview), in: \(parts[1])," : "the preview \(preview)"
  }
}
