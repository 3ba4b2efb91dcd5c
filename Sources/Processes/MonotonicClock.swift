import Glibc

/// The host's monotonic clock, which the gateway reads too: times of both can be subtracted.
enum BuildClock {
  /// In seconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Whole microseconds from `start` until now, never less than none.
  static func microseconds(since start: Double) -> Int {
    Int(max(0, (now - start) * 1e6))
  }
}
