import Glibc

/// Facts that the kernel tells about a process's memory.
public enum ProcessMemory {
  /// Resident bytes that no file backs; nil when the process is gone.
  public static func residentBytes(of pid: pid_t) -> Int? {
    guard let text = ProcessFile.text("/proc/\(pid)/statm") else { return nil }
    return residentBytes(statm: text, page: Int(getpagesize()))
  }

  /// - Parameters:
  ///   - statm: `size resident shared …`, in pages.
  ///   - page: bytes of a page.
  static func residentBytes(statm: String, page: Int) -> Int? {
    let numbers = statm.split(separator: " ").prefix(3).map { Int($0) }
    guard numbers.count == 3, let resident = numbers[1], let shared = numbers[2], resident >= shared,
      case (let bytes, false) = (resident - shared).multipliedReportingOverflow(by: page)
    else { return nil }
    return bytes
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

/// Short files of the kernel's.
private enum ProcessFile {
  /// At most 511 bytes of it; nil when it cannot be read.
  static func text(_ path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var text = [UInt8](repeating: 0, count: 511)
    let count = read(file, &text, text.count)
    return count > 0 ? String(decoding: text[..<count], as: UTF8.self) : nil
  }
}
