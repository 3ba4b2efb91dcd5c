import Glibc
import PreviewSession
import Processes

extension Moment {
  /// By the one clock of the gateway, which is the machine's monotonic one.
  static var now: Moment { Moment(microseconds: MonotonicClock.microseconds) }
}

extension WallTime {
  /// By the machine's clock.
  static var now: WallTime { WallTime(seconds: Int64(time(nil))) }
}
