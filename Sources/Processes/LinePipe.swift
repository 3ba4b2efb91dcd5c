import Glibc

/// A pipe from a child, read line by line.
struct LinePipe {
  private(set) var readEnd: Int32
  private(set) var writeEnd: Int32
  private var rest: [UInt8] = []

  /// Longest line that is kept, in bytes; what is beyond is cut off.
  private static let maximumLine = 4096

  init() throws(AgentLaunchError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .system(call: "pipe", errno: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  /// Whether more may come.
  var isOpen: Bool { readEnd >= 0 }

  mutating func closeWriteEnd() {
    guard writeEnd >= 0 else { return }
    Glibc.close(writeEnd)
    writeEnd = -1
  }

  mutating func close() {
    guard readEnd >= 0 else { return }
    Glibc.close(readEnd)
    readEnd = -1
  }

  /// Reads what is there. Closes at the end, when the last line counts even without its line feed.
  ///
  /// - Parameter output: descriptor that all bytes are copied to; nil for none.
  mutating func readLines(forwardingTo output: Int32? = nil) -> [String] {
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = read(readEnd, &chunk, chunk.count)
    guard count > 0 else {
      close()
      defer { rest = [] }
      return rest.isEmpty ? [] : [String(decoding: rest, as: UTF8.self)]
    }
    if let output { _ = write(output, chunk, count) }
    var lines: [String] = []
    for byte in chunk[..<count] {
      if byte == 0x0A {
        lines.append(String(decoding: rest, as: UTF8.self))
        rest = []
      } else if rest.count < Self.maximumLine {
        rest.append(byte)
      }
    }
    return lines
  }
}
