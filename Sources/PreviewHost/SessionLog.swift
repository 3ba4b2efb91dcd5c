import PreviewWire

/// The problems of one session's preview, on their way to its viewers: bounded, as a preview may find fault
/// with every item at every frame.
@MainActor final class SessionLog {
  /// Warnings of a session; the last one says that there are no more.
  static let most = 100
  /// Warnings that leave within a second.
  static let mostPerSecond = 20
  /// Seconds to wait when a warning was not taken.
  private static let patience = 1.0

  static let lastWarning = "There are too many warnings; from here on they are left out."

  private var waiting: [String] = []
  private var accepted: Set<String> = []
  /// Warnings that have left since `windowStart`, in seconds of host time.
  private var sentInWindow = 0
  private var windowStart = -Double.infinity

  /// Takes a warning, cut to `WireLimits.logMessage` bytes; one that it has taken before only once, as a
  /// preview that is made again finds the same faults.
  func add(_ message: String) {
    let text = message.cut(toBytes: WireLimits.logMessage)
    guard accepted.count < Self.most, accepted.insert(text).inserted else { return }
    waiting.append(accepted.count < Self.most ? text : Self.lastWarning)
  }

  /// Host time at which the next warning may leave, in seconds; nil when none waits.
  var nextDeadline: Double? {
    if waiting.isEmpty { return nil }
    return sentInWindow < Self.mostPerSecond ? windowStart : windowStart + 1
  }

  /// Lets warnings leave through `send`, which says whether it took one. A warning that it does not take
  /// waits.
  func drain(at now: Double, _ send: (String) -> Bool) {
    if now >= windowStart + 1 { (windowStart, sentInWindow) = (now, 0) }
    var sent = 0
    while sent < waiting.count, sentInWindow < Self.mostPerSecond {
      guard send(waiting[sent]) else {
        (windowStart, sentInWindow) = (now + Self.patience - 1, Self.mostPerSecond)
        break
      }
      sent += 1
      sentInWindow += 1
    }
    waiting.removeFirst(sent)
  }
}
