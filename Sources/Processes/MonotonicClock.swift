import Glibc

/// The machine's monotonic clock. It has one start for all processes, so times that two of them have read can
/// be subtracted.
public enum MonotonicClock {
  /// Microseconds since an arbitrary start.
  public static var microseconds: Int {
    let time = read()
    return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
  }

  /// Seconds since the same start.
  public static var seconds: Double {
    let time = read()
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Whole microseconds from `start` until now, zero at the least.
  ///
  /// - Parameter start: in seconds of this clock.
  public static func microseconds(since start: Double) -> Int {
    Int(max(0, (seconds - start) * 1e6))
  }

  private static func read() -> timespec {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time
  }
}
