import Glibc

/// A pipe from a child to this process. No child gets an end of it by accident.
///
/// The end of what is written comes when every write end is closed: this process closes its own as soon as
/// the child has been started.
public struct ChildPipe: Sendable {
  /// Where this process reads; -1 once it is closed.
  public private(set) var readEnd: Int32
  /// To be passed on to the child; -1 once it is closed here.
  public private(set) var writeEnd: Int32

  /// Opens both ends.
  public init() throws(LaunchError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .system(call: "pipe", errno: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  /// Closes the end that the child has; nothing the second time.
  public mutating func closeWriteEnd() { Self.close(&writeEnd) }

  /// Closes the end that is read here; nothing the second time.
  public mutating func closeReadEnd() { Self.close(&readEnd) }

  /// Everything that is written, until its end.
  public func readAll() -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16 << 10)
    while true {
      let count = read(readEnd, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }

  private static func close(_ end: inout Int32) {
    guard end >= 0 else { return }
    Glibc.close(end)
    end = -1
  }
}
