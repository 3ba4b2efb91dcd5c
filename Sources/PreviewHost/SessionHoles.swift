import PreviewRuntime
import PreviewWire

/// How often one session has reached the holes of its library, on the way to its viewers.
///
/// An agent has one ledger for all its sessions, and runs one of them at a time: what stands there after a
/// turn of a session is that session's. Holes that code reached as it was loaded belong to the first.
@MainActor final class SessionHoles {
  /// Seconds between two reports: counts that change at every frame are told as fast as somebody can read
  /// them.
  static let shortestPause = 0.2
  /// Seconds to wait when a report was not taken.
  private static let patience = 1.0

  private var totals: [Int: Int] = [:]
  /// Whether `totals` are others than were told last.
  private var hasNews = false
  /// Host time, in seconds.
  private var mayTellAt = -Double.infinity

  /// Takes what is in the ledger. Numbers past those that a build lists are left out.
  func collect() {
    for (number, count) in HoleLedger.take() where (0..<WireLimits.holes).contains(number) {
      totals[number] = min(totals[number, default: 0] + count, HoleReach.most)
      hasNews = true
    }
  }

  /// Host time at which the next report may leave, in seconds; nil while there is nothing to tell.
  var nextDeadline: Double? { hasNews ? mayTellAt : nil }

  /// Lets the totals leave through `send` if they are others by now, and it is time; it says whether it took
  /// them.
  func drain(at now: Double, _ send: ([HoleReach]) -> Bool) {
    guard hasNews, now >= mayTellAt else { return }
    let isTaken = send(totals.map { HoleReach(number: $0, count: $1) }.sorted { $0.number < $1.number })
    hasNews = !isTaken
    mayTellAt = now + (isTaken ? Self.shortestPause : Self.patience)
  }
}
