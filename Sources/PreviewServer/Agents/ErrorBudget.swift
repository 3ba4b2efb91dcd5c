import PreviewSession

/// How much of an agent's output is read in a second. What comes beyond that stays in the agent's pipe, and
/// when that is full the agent waits in its own writing, instead of everybody else for the gateway.
///
/// A line costs time even where it is empty, so it counts like some bytes.
struct ErrorBudget {
  /// Bytes. A preview may print some megabytes at once without being taken for hung.
  static let perSecond = 4 << 20
  /// Bytes that a line counts for in addition to its own.
  static let costOfLine = 16

  private var second: Moment?
  private var spent = 0

  /// Whether nothing more may be read in this second.
  var isSpent: Bool { spent >= Self.perSecond }

  /// Counts what was read.
  mutating func spend(bytes: Int, lines: Int, at now: Moment) {
    if mayRenew(at: now) { (second, spent) = (now, 0) }
    spent = min(Self.perSecond, spent + bytes + lines * Self.costOfLine)
  }

  /// Whether a new second has begun.
  func mayRenew(at now: Moment) -> Bool {
    second.map { now.seconds(since: $0) >= 1 } ?? true
  }

  /// Begins a new second, whatever was read in the last.
  mutating func renew() { self = ErrorBudget() }
}
