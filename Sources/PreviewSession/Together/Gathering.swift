/// How often those who look around by themselves are asked to come back: a presenter asks, and asking again
/// and again would be no question any more.
struct Gathering: Sendable {
  private var last: Moment?

  /// Somebody asks.
  ///
  /// - Returns: whether they are told; false within `SessionLimits.gatherSeconds` of the last time.
  mutating func asks(at now: Moment) -> Bool {
    if let last, now.seconds(since: last) < SessionLimits.gatherSeconds { return false }
    last = now
    return true
  }
}
