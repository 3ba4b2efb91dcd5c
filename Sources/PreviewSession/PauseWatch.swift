/// Notices that the server itself stood still: it was stopped and continued, or its machine slept or had no
/// time for it. What viewers sent meanwhile then comes all at once, and their acknowledgements late, which
/// is not their fault.
///
/// The loop turns at least once a second. It is told of every turn, or of enough of them to see the first
/// one after a pause before anything else happens.
public struct PauseWatch: Sendable {
  /// Seconds between two turns beyond which the loop stood still: the second, and what a busy machine adds.
  static let longestTurn = 1.5

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

  /// Whether the last pause ended so many seconds ago or fewer.
  public func hasPaused(within seconds: Double, before now: Moment) -> Bool {
    lastPauseEnd.map { now.seconds(since: $0) <= seconds } ?? false
  }
}
