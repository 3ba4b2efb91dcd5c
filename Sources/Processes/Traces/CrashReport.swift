import Glibc

/// What can be said about an agent that ended badly, from the lines it left behind.
struct CrashReport {
  /// How often somebody who hangs is asked where, until there is a line to name.
  static let mostTraces = 12

  /// What it was doing last, as `preview: activity`; empty when it never said.
  var activity = ""
  private var fatalLine: String?
  private var place: String?
  /// The function of the frame that `place` is of; nil without one.
  private(set) var function: String?

  /// Whether it has begun to say why it crashes.
  var isCrashing: Bool { fatalLine != nil }

  /// Whether a backtrace has been written to its end.
  private(set) var isTraced = false

  /// Whether an inner frame than that of `place` had no line: what the compiler added to a function ran just
  /// then.
  private(set) var isVague = false

  /// Forgets the backtrace, for another one.
  mutating func forgetTrace() { (place, function, isTraced, isVague) = (nil, nil, false, false) }

  /// Takes a line of the agent's errors: the message of a trap, or a frame of the backtrace after it.
  mutating func errorLine(_ line: String) {
    if fatalLine == nil,
      line.contains("Fatal error") || line.contains("Crashed") || line.contains("Program crashed")
    {
      fatalLine = line
    }
    if fatalLine != nil, place == nil {
      if Self.hidesLine(inFrame: line) { isVague = true }
      place = Self.place(inFrame: line)
      if place != nil { function = Self.function(inFrame: line) }
    }
    if line.hasPrefix("Backtrace took") { isTraced = true }
  }

  /// What the trap said; nil when it said nothing.
  var message: String? {
    guard let fatalLine else { return nil }
    return fatalLine.firstRange(of: "Fatal error: ").map { String(fatalLine[$0.upperBound...]) } ?? fatalLine
  }

  /// File, line and column of the innermost frame of previewed code; line 0 where there is none.
  var placeParts: (file: String, line: Int, column: Int)? {
    guard let parts = place?.split(separator: ":"), let file = parts.first else { return nil }
    return (
      String(file), parts.count > 1 ? Int(parts[1]) ?? 0 : 0, parts.count > 2 ? Int(parts[2]) ?? 0 : 0
    )
  }

  func crashLine(signal: Int32) -> String {
    let name = strsignal(signal).map { String(cString: $0) } ?? "signal \(signal)"
    return (["\(subject) crashed (\(name))"] + details).joined(separator: ", ")
  }

  func hangLine(seconds: Int) -> String {
    let call = function.map { " in \($0)" } ?? ""
    let line = place.map { " at \($0)" } ?? ""
    return "\(subject) hung\(call)\(line): it made no progress for \(seconds) seconds and was stopped"
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

  /// The function of a backtrace's frame: what stands between the address, if one is written, and the offset.
  static func function(inFrame line: String) -> String? {
    guard let end = line.firstRange(of: " + ")?.lowerBound else { return nil }
    let words = line[..<end].split(separator: " ").drop { word in
      word.allSatisfy(\.isNumber) || word.hasPrefix("0x") || word.hasPrefix("[")
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Whether a frame is in the midst of a function, but at no line of it. Of what the compiler made as a
  /// function of its own, the caller has a line.
  static func hidesLine(inFrame line: String) -> Bool {
    guard line.hasSuffix("//<compiler-generated>") || line.hasSuffix(".swift") else { return false }
    return !line.contains("[thunk]") && !line.contains(" outlined ") && function(inFrame: line) != nil
  }

  /// The file and line of a backtrace's frame, such as `3 Layout.prepare() + 40 in agent at
  /// /x/Layout.swift:12:5`; the file alone where what the compiler added runs. Nil of other lines, and of
  /// frames inside Swift's own library.
  static func place(inFrame line: String) -> String? {
    let words = line.split(separator: " ")
    guard words.count > 2, words[0].allSatisfy(\.isNumber), let at = words.lastIndex(of: "at"),
      at + 1 < words.count
    else {
      return nil
    }
    let place = words[(at + 1)...].joined(separator: " ")
    return (place.contains(".swift:") || place.hasSuffix(".swift")) && !place.contains("/stdlib/")
      ? place : nil
  }
}
