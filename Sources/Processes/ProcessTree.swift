import Glibc

/// Which processes a process has started, as the kernel tells (`CONFIG_PROC_CHILDREN`).
public enum ProcessTree {
  /// The children of all its threads, in no order; empty when it is gone.
  public static func children(of pid: pid_t) -> [pid_t] {
    var children: [pid_t] = []
    for thread in ProcessFolder.numbers(in: "/proc/\(pid)/task") {
      guard let text = ProcessFile.text("/proc/\(pid)/task/\(thread)/children", atMost: longest) else {
        continue
      }
      children += numbers(in: text)
    }
    return children
  }

  /// Its children, their children and so on, until there are more than `most`: then one more than that.
  ///
  /// - Parameter children: those of a process.
  public static func descendants(
    of pid: pid_t, atMost most: Int, children: (pid_t) -> [pid_t] = children(of:)
  ) -> [pid_t] {
    var found: [pid_t] = []
    var known: Set<pid_t> = [pid]
    var next = 0
    var parent = pid
    while true {
      for child in children(parent) where known.insert(child).inserted {
        found.append(child)
        if found.count > most { return found }
      }
      guard next < found.count else { return found }
      parent = found[next]
      next += 1
    }
  }

  /// Bytes of a list of children: a few thousand of them.
  private static let longest = 64 << 10

  /// - Parameter text: numbers with spaces between them. The last one may be cut off, if there are too many.
  static func numbers(in text: String) -> [pid_t] {
    text.split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }.filter { $0 > 0 }
  }
}
