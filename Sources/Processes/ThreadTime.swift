import Glibc

/// Time that processors have worked for the calling thread: on a busy machine less than has passed.
public enum ThreadTime {
  /// In seconds.
  public static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
