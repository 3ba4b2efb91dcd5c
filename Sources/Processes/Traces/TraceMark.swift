/// A line that says which part of a backtrace comes next, as Swift's runtime writes it to standard error when
/// a program crashes, or is asked where it is.
///
/// The form of these lines is documented nowhere; it was read off what the runtime of Swift 6.3 writes.
public enum TraceMark: Equatable, Sendable {
  /// `*** Signal 4: Backtracing from 0x7fc0c236df7f... done ***`: the process runs no code of its own any
  /// more, until it has written the rest. The signal is nil where it is no number.
  case beginning(signal: Int32?)
  /// `*** Program crashed: Illegal instruction at 0x00007fc0c236df7f ***`, with the reason that stands there;
  /// empty where none does.
  case crash(reason: String)
  /// `Thread 0 "main" crashed:`. The frames of that thread come next.
  case crashedThread
  /// Another thread, the registers or the list of images.
  case otherPart
  /// `Backtrace took 0.02s`, the last line.
  case end

  /// Nil for any other line.
  public init?(_ line: some StringProtocol) {
    // Previews may write a hundred thousand lines a second, and few of them begin like one of these.
    guard let first = line.utf8.first, "*TRIB".utf8.contains(first) else { return nil }
    if line.hasPrefix(Self.signal), line.contains("Backtracing from") {
      self = .beginning(signal: Int32(line.dropFirst(Self.signal.count).prefix { $0 != ":" }))
    } else if line.hasPrefix(Self.crashed) {
      self = .crash(reason: Self.reason(line.dropFirst(Self.crashed.count)))
    } else if line.hasPrefix("Thread ") {
      self = line.hasSuffix("crashed:") ? .crashedThread : .otherPart
    } else if line.hasPrefix("Registers:") || line.hasPrefix("Images ") {
      self = .otherPart
    } else if line.hasPrefix("Backtrace took") {
      self = .end
    } else {
      return nil
    }
  }

  private static let signal = "*** Signal "
  private static let crashed = "*** Program crashed"

  /// Of `: Illegal instruction at 0x00007fc0c236df7f ***`.
  private static func reason(_ text: some StringProtocol) -> String {
    guard text.hasPrefix(": ") else { return "" }
    let reason = text.dropFirst(2)
    return String(reason.firstRange(of: " at 0x").map { reason[..<$0.lowerBound] } ?? reason[...])
  }
}
