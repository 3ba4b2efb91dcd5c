import Glibc

/// How an agent that does not answer is asked where it is. It writes a backtrace to standard error, and goes
/// on.
public enum HangSignals {
  /// Heard by Swift's runtime itself.
  public static let first = SIGQUIT
  /// Another backtrace. While the runtime writes the first one, `first` goes unheard, and it would end the
  /// program; this one waits until that is done.
  public static let again = SIGALRM
}
