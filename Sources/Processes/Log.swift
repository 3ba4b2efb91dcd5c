import Glibc

/// Lines on standard error, for the person who runs the program.
public enum Log {
  /// Writes `PROGRAM: LINE`.
  ///
  /// - Parameter program: whose words they are. People run `scrollwork`; the processes behind it speak in its
  ///   name, and give their own where a mistake is in how they were called.
  public static func note(_ line: String, from program: String = "scrollwork") {
    self.line("\(program): \(line)")
  }

  /// Writes a line of previewed code's. Nothing that could steer a terminal is left in it.
  public static func quote(_ line: String) {
    self.line("preview: \(harmless(line))")
  }

  /// Writes a line that says itself whose it is, as diagnostics of a compiler do.
  public static func line(_ line: String) {
    let text = line + "\n"
    _ = text.utf8CString.withUnsafeBufferPointer { write(STDERR_FILENO, $0.baseAddress, $0.count - 1) }
  }

  /// The same without control characters, tabs excepted.
  static func harmless(_ line: String) -> String {
    let scalars = line.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F || $0 == "\t" }
    return String(String.UnicodeScalarView(scalars))
  }
}
