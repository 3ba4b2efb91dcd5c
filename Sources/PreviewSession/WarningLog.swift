/// The last warnings of a session's preview, for viewers that come later; and how many are passed on.
public struct WarningLog: Sendable {
  /// Oldest first, at most `SessionLimits.warnings`.
  public private(set) var kept: [String] = []
  private var rate: TokenBucket

  public init(at now: Moment) {
    rate = TokenBucket(rate: SessionLimits.warningsPerSecond, at: now)
  }

  /// Takes a warning.
  ///
  /// - Returns: whether viewers are to be told: not of one that is kept already, as a preview in a new agent
  ///   finds fault with the same things, nor of more than they could read.
  public mutating func take(_ message: String, at now: Moment) -> Bool {
    guard !kept.contains(message), rate.take(1, at: now) else { return false }
    kept.append(message)
    if kept.count > SessionLimits.warnings { kept.removeFirst() }
    return true
  }
}
