import Glibc

/// What whoever runs the server should know, on standard error.
enum Log {
  static func note(_ line: String) {
    let text = "scrollwork: \(line)\n"
    _ = text.utf8CString.withUnsafeBufferPointer { write(STDERR_FILENO, $0.baseAddress, $0.count - 1) }
  }
}
