/// Everything that Swift's runtime writes to standard error when a program crashes, or is asked where it is,
/// read at once. `CrashReport` reads it line by line, while it comes.
public struct Backtrace: Equatable, Sendable {
  /// A file and a line that a message names.
  public struct MessagePlace: Equatable, Sendable {
    /// As the compiler shortens it: `Module/File.swift`.
    public var file: String
    public var line: Int
  }

  /// How the runtime is to write, in the words of its variable `SWIFT_BACKTRACE`
  /// (docs/Backtracing.rst in the repository of Swift).
  public static let settings =
    "enable=yes,color=no,interactive=no,warnings=suppressed,threads=crashed,registers=none,images=none,"
    + "symbolicate=fast,limit=40,top=2,sanitize=no,timeout=5s"

  /// The sentence before it, such as `Fatal error: Index out of range`; nil when nothing was said.
  public private(set) var message: String?
  /// The place that the message names; nil when it names none.
  public private(set) var messagePlace: MessagePlace?
  /// Why the kernel ended it, such as `Bad pointer dereference`; empty when there is no backtrace.
  public private(set) var reason = ""
  /// Calls of the thread that crashed, innermost first. Long ones have a gap.
  public private(set) var frames: [TraceFrame] = []

  /// Reads the last backtrace in `text`.
  public init(_ text: String) {
    var isInCrashedThread = false
    func begin() {
      if !frames.isEmpty { (frames, isInCrashedThread) = ([], false) }
    }
    for line in text.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) {
      switch TraceMark(line) {
      case .beginning: begin()
      case .crash(let reason):
        begin()
        self.reason = reason
      case .crashedThread: isInCrashedThread = true
      case .otherPart: isInCrashedThread = false
      case .end, nil:
        if !isInCrashedThread {
          readMessage(line)
        } else if let frame = TraceFrame(line) {
          frames.append(frame)
        }
      }
    }
    if isAbort { reason = Self.abortReason }
  }

  /// Whether it was ended by the C library's `abort`, by which code says that it cannot go on. In an agent
  /// that is a function of ours, which ends by a bad pointer.
  public var isAbort: Bool {
    frames.prefix(3).contains { frame in
      frame.function == "abort" || frame.function.hasPrefix("abortTraceably()")
    }
  }

  private static let abortReason = "The preview called abort()"

  /// How many calls there were, the gap included.
  public var depth: Int { (frames.last?.number ?? -1) + 1 }

  /// Whether calls without an end used up the stack. So many calls at once hardly happen otherwise: the stack
  /// has eight megabytes, and each call takes some. A failure that comes with a message is no overflow.
  public var isStackOverflow: Bool { message == nil && depth > 4000 }

  private mutating func readMessage(_ line: Substring) {
    for mark in ["Fatal error", "Precondition failed", "Assertion failed", "Could not cast value"] {
      guard let range = line.firstRange(of: mark) else { continue }
      message = String(line[range.lowerBound...])
      let place = line[..<range.lowerBound].split(separator: ":")
      let number = place.count >= 2 ? Int(place[1].filter { $0 != " " }) : nil
      messagePlace = number.map { MessagePlace(file: String(place[0]), line: $0) }
      return
    }
  }
}
