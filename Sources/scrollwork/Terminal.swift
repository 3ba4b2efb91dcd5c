import Glibc

/// The terminal that standard output goes to.
enum Terminal {
  /// Characters in a line; nil where it is no terminal, or one that only writes one line after the other.
  static var columns: Int? {
    guard isatty(STDOUT_FILENO) == 1, let kind = getenv("TERM"), String(cString: kind) != "dumb" else {
      return nil
    }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
