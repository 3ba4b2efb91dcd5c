import Glibc

/// Lines on standard error, for the person who runs the program.
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
  public static func line(_ line: String) {
    let text = line + "\n"
    _ = text.utf8CString.withUnsafeBufferPointer { write(STDERR_FILENO, $0.baseAddress, $0.count - 1) }
  }
}
