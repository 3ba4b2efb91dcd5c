/// A point in time that means the same after a restart, unlike a `Moment`. Clocks of machines are set, also
/// back: an earlier time may be read later.
public struct WallTime: Comparable, Hashable, Sendable {
  /// Whole seconds since the beginning of 1970, UTC.
  public var seconds: Int64

  public init(seconds: Int64) { self.seconds = seconds }

  public static func < (left: WallTime, right: WallTime) -> Bool { left.seconds < right.seconds }

  /// Whole seconds from `earlier` to this, at least 0: clocks are set.
  public func age(since earlier: WallTime) -> Int64 {
    let (age, isFar) = seconds.subtractingReportingOverflow(earlier.seconds)
    return isFar ? (seconds < 0 ? 0 : .max) : max(0, age)
  }

  /// Whole seconds since this, at least 0.
  public func age(at now: WallTime) -> Int64 { now.age(since: self) }

  /// Whether it is more than so many days before `now`.
  public func isOlder(thanDays days: Int, at now: WallTime) -> Bool {
    let (limit, isOver) = Int64(days).multipliedReportingOverflow(by: 24 * 60 * 60)
    let (age, isFar) = now.seconds.subtractingReportingOverflow(seconds)
    if isFar { return seconds < now.seconds }
    return !isOver && age > limit
  }
}
