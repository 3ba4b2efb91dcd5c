import Glibc

/// How much others go before a process when processors are scarce: its nice value, from 0 to 19.
///
/// On Linux each thread has its own (sched(7)), and a new one gets that of the thread that starts it. The
/// kernel lets everybody raise it, and only the privileged take it back (`RLIMIT_NICE`).
public enum ProcessNice {
  /// Gives all threads of a process that have the one value the other. Threads with any other keep it: they
  /// have chosen it themselves.
  ///
  /// - Returns: whether the main thread has the new value now; false if the process is gone.
  public static func change(of pid: pid_t, from old: Int32, to new: Int32) -> Bool {
    var hasChanged = false
    for thread in threads(of: pid) {
      guard let nice = value(of: thread), nice == old else { continue }
      let result = setpriority(oneThread, id_t(bitPattern: thread), new)
      if thread == pid { hasChanged = result == 0 }
    }
    return hasChanged
  }

  /// Of a thread, or of a process's main thread; nil when it is gone.
  public static func value(of thread: pid_t) -> Int32? {
    // -1 is a value, too.
    errno = 0
    let nice = getpriority(oneThread, id_t(bitPattern: thread))
    return nice == -1 && errno != 0 ? nil : nice
  }

  /// On Linux a number of a "process" is one of a thread here.
  private static var oneThread: Int32 { Int32(PRIO_PROCESS.rawValue) }

  private static func threads(of pid: pid_t) -> [pid_t] {
    ProcessFolder.numbers(in: "/proc/\(pid)/task")
  }
}
