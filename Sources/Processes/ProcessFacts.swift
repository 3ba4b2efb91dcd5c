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

  /// - Parameter schedstat: `run waited slices`, the first two in nanoseconds.
  static func starvedSeconds(schedstat: String) -> Double? {
    let numbers = schedstat.split(whereSeparator: \.isWhitespace).map { UInt64($0) }
    guard numbers.count == 3, let waited = numbers[1] else { return nil }
    return Double(waited) / 1e9
  }
}

/// Short files of the kernel's.
private enum ProcessFile {
  /// At most 127 bytes of it; nil when it cannot be read.
  static func text(_ path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var text = [UInt8](repeating: 0, count: 127)
    let count = read(file, &text, text.count)
    return count > 0 ? String(decoding: text[..<count], as: UTF8.self) : nil
  }
}
