internal import LibwebsocketsSystem
import Synchronization

/// What the C library has to say of faults.
public enum LibraryLog {
  private static let receiver = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// Has every line given to `receive`, on the thread of the loop that it is about, instead of the library
  /// writing it to standard error itself, where it would wait for the reader.
  public static func send(to receive: @escaping @Sendable (String) -> Void) {
    receiver.withLock { $0 = receive }
    lws_set_log_level(LLL_ERR) { _, line in
      guard let line else { return }
      let text = String(cString: line)
      LibraryLog.receiver.withLock { $0 }?(text.last == "\n" ? String(text.dropLast()) : text)
    }
  }
}
