import PreviewSession
import Processes

/// The one clock of the gateway.
enum MonotonicClock {
  static var now: Moment {
    Moment(microseconds: Processes.MonotonicClock.microseconds)
  }
}
