/// A process that ended badly or hangs, as far as the lines tell that it writes to standard error, read while
/// they come.
public struct CrashReport {
  /// How often a process that hangs is asked where, until there is a line to name.
  public static let mostTraces = 12

  private var fatalLine: String?
  /// The innermost frame of previewed code that has a file; nil without one.
  public private(set) var frame: TraceFrame?
  /// Whether a backtrace has been written to its end.
  public private(set) var isTraced = false
  /// Whether an inner frame than `frame` had no line: something that the compiler added to a function ran
  /// just then.
  public private(set) var isVague = false

  /// Nothing was said yet.
  public init() {}

  /// Whether the process has begun to say why it crashes.
  public var isCrashing: Bool { fatalLine != nil }

  /// The line that says why it crashes, as it was written; nil when none did.
  public var reason: String? { fatalLine }

  /// The words of the trap: the same line without the place before them; nil when there is none.
  public var message: String? {
    fatalLine.map { line in
      line.firstRange(of: "Fatal error: ").map { String(line[$0.upperBound...]) } ?? line
    }
  }

  /// Forgets the backtrace, for another one.
  public mutating func forgetTrace() { (frame, isTraced, isVague) = (nil, false, false) }

  /// Takes a line of the errors: the message of a trap, or a frame of the backtrace after it.
  public mutating func errorLine(_ line: String) {
    if fatalLine == nil, Self.signs.contains(where: line.contains) { fatalLine = line }
    if fatalLine != nil, frame == nil, let next = TraceFrame(line) {
      if next.hidesLine { isVague = true }
      if let file = next.file, !file.contains("/stdlib/") { frame = next }
    }
    if TraceMark(line) == .end { isTraced = true }
  }

  private static let signs = ["Fatal error", "Crashed", "Program crashed"]
}
