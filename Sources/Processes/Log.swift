import Glibc
import Synchronization

/// Lines for the person who runs the program: on standard error, and what was asked for on standard output.
///
/// They are written at once, which waits for the reader. A program that serves others calls `writeBehind`
/// first, and never waits from then on.
public enum Log {
  /// Writes `PROGRAM: LINE`. A name in it may be anybody's, and steers no terminal either.
  ///
  /// - Parameter program: whose words they are. People run `scrollwork`; the processes behind it speak in its
  ///   name, and give their own where a mistake is in how they were called.
  public static func note(_ line: String, from program: String = "scrollwork") {
    self.line("\(program): \(TerminalText.harmless(line, keepingLines: true))")
  }

  /// Writes a line of previewed code's. Nothing that could steer a terminal is left in it.
  public static func quote(_ line: String) {
    self.line("preview: \(TerminalText.harmless(line))")
  }

  /// Writes a line that says itself whose it is, as diagnostics of a compiler do.
  public static func line(_ line: String) { write(line, to: STDERR_FILENO) }

  /// Writes a line to standard output.
  public static func say(_ line: String) { write(line, to: STDOUT_FILENO) }

  /// From now on lines are written by threads, within a bound: those that find no room are left out, and that
  /// is said. Where no thread can be had, lines are written at once, as before.
  public static func writeBehind() {
    guard let output = try? LogWriter(to: STDOUT_FILENO), let errors = try? LogWriter(to: STDERR_FILENO)
    else { return }
    way.withLock { $0 = .behind(output: output, errors: errors) }
  }

  /// Waits for what is still to be written, half a second for each of the two at most. After that lines are
  /// written at once, or nowhere if the time was not enough: a reader that does not read keeps no program
  /// from ending.
  public static func finish() {
    let writers = way.withLock { way in
      defer { way = .nowhere }
      return way.writers
    }
    var isWritten = true
    for writer in writers where !writer.finish(withinMilliseconds: 500) { isWritten = false }
    if isWritten { way.withLock { $0 = .atOnce } }
  }

  private enum Way {
    case atOnce
    case behind(output: LogWriter, errors: LogWriter)
    case nowhere

    var writers: [LogWriter] {
      if case .behind(let output, let errors) = self { [output, errors] } else { [] }
    }
  }

  private static let way = Mutex(Way.atOnce)

  private static func write(_ line: String, to descriptor: Int32) {
    switch way.withLock({ $0 }) {
    case .atOnce: writeAll(line + "\n", to: descriptor)
    case .behind(let output, let errors): (descriptor == STDOUT_FILENO ? output : errors).add(line)
    case .nowhere: break
    }
  }

  private static func writeAll(_ text: String, to descriptor: Int32) {
    _ = text.utf8CString.withUnsafeBufferPointer { Glibc.write(descriptor, $0.baseAddress, $0.count - 1) }
  }
}
