/// A point on the caller's monotonic clock. Rules here take it as a parameter and never read one.
public struct Moment: Comparable, Hashable, Sendable {
  /// Microseconds since an arbitrary start.
  public var microseconds: Int

  public init(microseconds: Int) {
    self.microseconds = microseconds
  }

  public init(seconds: Int) {
    microseconds = seconds * 1_000_000
  }

  /// So many seconds before; as early as can be said where that is too far.
  public func earlier(bySeconds seconds: Int64) -> Moment {
    let (length, isLong) = Int(clamping: seconds).multipliedReportingOverflow(by: 1_000_000)
    let (time, isFar) = microseconds.subtractingReportingOverflow(length)
    return Moment(microseconds: isLong || isFar ? .min / 2 : time)
  }

  /// So many seconds after; as late as can be said where that is too far.
  public func later(bySeconds seconds: Int64) -> Moment {
    let (length, isLong) = Int(clamping: seconds).multipliedReportingOverflow(by: 1_000_000)
    let (time, isFar) = microseconds.addingReportingOverflow(length)
    return Moment(microseconds: isLong || isFar ? .max / 2 : time)
  }

  /// Whether `left` is the earlier one.
  public static func < (left: Moment, right: Moment) -> Bool {
    left.microseconds < right.microseconds
  }

  /// Seconds from `earlier` to this; negative if it is later.
  public func seconds(since earlier: Moment) -> Double {
    Double(microseconds - earlier.microseconds) / 1_000_000
  }
}
