/// Notices that the server itself stood still: it was stopped and continued, or its machine slept or had no
/// time for it. What viewers sent meanwhile then comes all at once, and their acknowledgements late, which
/// is not their fault.
///
/// The loop turns at least once a second. It is told of every turn, or of enough of them to see the first
/// one after a pause before anything else happens.
public struct PauseWatch: Sendable {
  /// Seconds between two turns beyond which the loop stood still: the second, and what a busy machine adds.
  static let longestTurn = 1.5

  /// Seconds after a pause in which all that has queued is read.
  static let catchUpSeconds = 2.0

  private var lastTurn: Moment
  private var lastPauseEnd: Moment?

  public init(at now: Moment) {
    lastTurn = now
  }

  /// The loop turns. Returns for how many seconds it stood still before this; nil if it did not.
  public mutating func turned(at now: Moment) -> Double? {
    let seconds = now.seconds(since: lastTurn)
    lastTurn = now
    guard seconds > Self.longestTurn else { return nil }
    lastPauseEnd = now
    return seconds
  }

  /// Whether a pause has just ended, so that what came during it may not have been looked at yet.
  public func isCatchingUp(at now: Moment) -> Bool {
    lastPauseEnd.map { now.seconds(since: $0) <= Self.catchUpSeconds } ?? false
  }
}
