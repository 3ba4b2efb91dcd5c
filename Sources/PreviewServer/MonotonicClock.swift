import Glibc
import PreviewSession

/// The one clock of the gateway.
enum MonotonicClock {
  static var now: Moment {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Moment(microseconds: time.tv_sec * 1_000_000 + time.tv_nsec / 1000)
  }
}
