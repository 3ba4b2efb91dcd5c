import Glibc

/// Facts that the kernel tells about a process's memory.
public enum ProcessMemory {
  /// Resident bytes of a process that no file of a disk backs, those that it shares with others included; nil
  /// when it is gone.
  public static func residentBytes(of pid: pid_t) -> Int? {
    ProcessFile.text("/proc/\(pid)/status", atMost: 8192).flatMap(residentBytes(status:))
  }

  /// - Parameter status: lines such as `RssAnon:   12 kB` (proc_pid_status(5)), two of which count:
  ///   `RssAnon`, and `RssShmem`, which is shared memory and files that are kept in memory. Of a process that
  ///   is ending there are none.
  static func residentBytes(status: String) -> Int? {
    var kilobytes = [Int]()
    for line in status.split(separator: "\n") {
      guard line.hasPrefix("RssAnon:") || line.hasPrefix("RssShmem:") else { continue }
      let words = line.split(whereSeparator: \.isWhitespace)
      guard words.count == 3, words[2] == "kB", let count = Int(words[1]), count >= 0, count < 1 << 42 else {
        return nil
      }
      kilobytes.append(count)
    }
    return kilobytes.count == 2 ? (kilobytes[0] + kilobytes[1]) << 10 : nil
  }
}

/// Facts that the kernel tells about a process's time.
public enum ProcessTime {
  /// Seconds that its main thread has waited for a processor, with something to do; nil when the process is
  /// gone, or the kernel keeps no account of it.
  public static func starvedSeconds(of pid: pid_t) -> Double? {
    ProcessFile.text("/proc/\(pid)/task/\(pid)/schedstat").flatMap(starvedSeconds(schedstat:))
  }

  /// Whether its main thread has started a program that has not ended; false where the kernel does not say.
  public static func hasChild(_ pid: pid_t) -> Bool {
    ProcessFile.text("/proc/\(pid)/task/\(pid)/children").map { $0.contains(where: \.isNumber) } ?? false
  }

  /// Seconds of processor time that all its threads have taken so far, ended ones too; nil when the process
  /// is gone.
  public static func processorSeconds(of pid: pid_t) -> Double? {
    guard let text = ProcessFile.text("/proc/\(pid)/stat") else { return nil }
    return processorSeconds(stat: text, ticksPerSecond: sysconf(Int32(_SC_CLK_TCK)))
  }

  /// - Parameters:
  ///   - stat: `pid (name) state …`, of which the 14th and the 15th are ticks in the program and in the
  ///     kernel (proc_pid_stat(5)). A name may hold anything, parentheses too.
  ///   - ticksPerSecond: usually 100.
  static func processorSeconds(stat: String, ticksPerSecond: Int) -> Double? {
    guard let name = stat.lastIndex(of: ")"), ticksPerSecond > 0 else { return nil }
    let fields = stat[stat.index(after: name)...].split(separator: " ")
    guard fields.count > 12, let program = UInt32(fields[11]), let kernel = UInt32(fields[12]) else {
      return nil
    }
    return (Double(program) + Double(kernel)) / Double(ticksPerSecond)
  }

  /// - Parameter schedstat: `run waited slices`, the first two in nanoseconds.
  static func starvedSeconds(schedstat: String) -> Double? {
    let numbers = schedstat.split(whereSeparator: \.isWhitespace).map { UInt64($0) }
    guard numbers.count == 3, let waited = numbers[1] else { return nil }
    return Double(waited) / 1e9
  }
}
