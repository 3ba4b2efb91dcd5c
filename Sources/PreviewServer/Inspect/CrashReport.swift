import Glibc

/// What can be said about an agent that ended badly, from the lines it left behind.
struct CrashReport {
  /// What it was doing last, as `preview: activity`; empty when it never said.
  var activity = ""
  private var fatalLine: String?
  private var place: String?

  /// Whether it has begun to say why it crashes.
  var isCrashing: Bool { fatalLine != nil }

  /// Takes a line of the agent's errors: the message of a trap, or a frame of the backtrace after it.
  mutating func errorLine(_ line: String) {
    if fatalLine == nil,
      line.contains("Fatal error") || line.contains("Crashed") || line.contains("Program crashed")
    {
      fatalLine = line
    }
    if fatalLine != nil, place == nil { place = Self.place(inFrame: line) }
  }

  func crashLine(signal: Int32) -> String {
    let name = strsignal(signal).map { String(cString: $0) } ?? "signal \(signal)"
    return (["\(subject) crashed (\(name))"] + details).joined(separator: ", ")
  }

  func hangLine(seconds: Int) -> String {
    "\(subject) hung: it made no progress for \(seconds) seconds and was stopped"
  }

  /// `the preview drum, in prepare(),`, as far as it is known.
  private var subject: String {
    let parts = activity.split(separator: ":", maxSplits: 1).map { String($0.drop { $0 == " " }) }
    guard let preview = parts.first, !preview.isEmpty else { return "the preview" }
    return parts.count == 2 ? "the preview \(preview), in: \(parts[1])," : "the preview \(preview)"
  }

  private var details: [String] {
    [place.map { "at \($0)" }, fatalLine].compactMap { $0 }
  }

  /// The file and line of a backtrace's frame, such as `3 Layout.prepare() + 40 in agent at
  /// /x/Layout.swift:12:5`. Nil of other lines, and of frames inside Swift's own library.
  static func place(inFrame line: String) -> String? {
    let words = line.split(separator: " ")
    guard words.count > 2, words[0].allSatisfy(\.isNumber), let at = words.lastIndex(of: "at"),
      at + 1 < words.count
    else {
      return nil
    }
    let place = words[(at + 1)...].joined(separator: " ")
    return place.contains(".swift:") && !place.contains("/stdlib/") ? place : nil
  }
}
