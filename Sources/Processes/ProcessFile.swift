import Glibc

/// Files of the kernel's, which say that they are empty.
public enum ProcessFile {
  /// The kernel's list of this process's memory, a line for each part, such as
  /// `7f00-7fff r-xp 2000 fe:01 42     /lib/x.so`. What no file holds has no path, or one in brackets. Empty
  /// when it cannot be read.
  public static var memoryMaps: String { text("/proc/self/maps", atMost: .max) ?? "" }

  /// Its text, cut off after so many bytes; nil when it cannot be read.
  public static func text(_ path: String, atMost bytes: Int = 511) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var text: [UInt8] = []
    var part = [UInt8](repeating: 0, count: min(bytes, 4096))
    while text.count < bytes {
      let count = read(file, &part, min(part.count, bytes - text.count))
      if count < 0 { return nil }
      if count == 0 { break }
      text += part[..<count]
    }
    return String(decoding: text, as: UTF8.self)
  }
}
