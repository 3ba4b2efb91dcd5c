import Glibc

/// What whoever runs the server should know, on standard error.
enum Log {
  static func note(_ line: String) {
    write("scrollwork: \(line)\n")
  }

  /// A line that previewed code wrote. What could steer a terminal is taken out.
  static func quote(_ line: String) {
    let harmless = line.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F || $0 == "\t" }
    write("preview: \(String(String.UnicodeScalarView(harmless)))\n")
  }

  private static func write(_ text: String) {
    _ = text.utf8CString.withUnsafeBufferPointer { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count - 1) }
  }
}
