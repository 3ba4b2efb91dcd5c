internal import CLibwebsockets
import Glibc

/// Descriptors that make the kernel's events readable, so that one loop waits for everything.
enum KernelSources {
  /// A timer that becomes readable once a second.
  ///
  /// One for the whole loop: the library's own timers turn its poll loop into a busy one when their rest is
  /// below a millisecond.
  static func everySecond() -> Int32 {
    let descriptor = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
    let second = timespec(tv_sec: 1, tv_nsec: 0)
    var setting = itimerspec(it_interval: second, it_value: second)
    timerfd_settime(descriptor, 0, &setting, nil)
    return descriptor
  }

  /// A timer that has not been set.
  static func timer() -> Int32 { timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC | TFD_NONBLOCK)) }

  /// Has a timer become readable once, after so many seconds; a microsecond at least, as none would stop it.
  static func set(_ descriptor: Int32, after seconds: Double) {
    let microseconds = Int(max(1, min(seconds, 86_400) * 1_000_000))
    let time = timespec(tv_sec: microseconds / 1_000_000, tv_nsec: microseconds % 1_000_000 * 1000)
    var setting = itimerspec(it_interval: timespec(), it_value: time)
    timerfd_settime(descriptor, 0, &setting, nil)
  }

  /// Blocks `signals` for the calling thread, and for those it starts later, and makes them readable instead.
  static func signals(_ signals: [Int32]) -> Int32 {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    pthread_sigmask(SIG_BLOCK, &set, nil)
    return signalfd(-1, &set, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
  }

  /// Something that another thread can make readable.
  static func wakeUp() -> Int32 {
    eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
  }

  /// Empties a timer or a wake-up, so that it is no longer readable.
  static func drain(_ descriptor: Int32) {
    var count: UInt64 = 0
    while read(descriptor, &count, MemoryLayout<UInt64>.size) > 0 {}
  }

  /// Number of the next signal that arrived; nil when there is none.
  static func nextSignal(_ descriptor: Int32) -> Int32? {
    var info = signalfd_siginfo()
    guard read(descriptor, &info, MemoryLayout<signalfd_siginfo>.size) > 0 else { return nil }
    return Int32(info.ssi_signo)
  }
}
