import PreviewSession
import Processes

extension Moment {
  /// By the one clock of the gateway, which is the machine's monotonic one.
  static var now: Moment { Moment(microseconds: MonotonicClock.microseconds) }
}
