import Processes

/// Where a host gets its time from: the real clock when a person watches, a scripted one in tests.
@MainActor public protocol HostClock: AnyObject {
  /// Seconds since some fixed moment; never goes back.
  var now: Double { get }
  /// Seconds that this thread has worked: on a busy machine fewer than have passed.
  var worked: Double { get }
}

/// The machine's monotonic clock.
@MainActor public final class RealClock: HostClock {
  public init() {}

  public var now: Double { MonotonicClock.seconds }
  public var worked: Double { ThreadTime.seconds }
}

/// A clock that stands still until it is set.
@MainActor public final class ManualClock: HostClock {
  public var now: Double
  public var worked: Double { now }

  public init(now: Double = 0) { self.now = now }
}
