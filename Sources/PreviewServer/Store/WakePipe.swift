import Glibc

/// A pipe by which one thread wakes another that waits for descriptors. However often it is woken, it is
/// readable until it has been drained.
final class WakePipe: Sendable {
  /// Readable after a wake.
  let readEnd: Int32
  private let writeEnd: Int32

  init() throws(StoreError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw .failed(what: "pipe", because: String(cString: strerror(errno)))
    }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Never waits: a pipe that is full wakes already.
  func wake() {
    var byte: UInt8 = 1
    _ = write(writeEnd, &byte, 1)
  }

  func drain() {
    var bytes = [UInt8](repeating: 0, count: 256)
    while read(readEnd, &bytes, bytes.count) > 0 {}
  }

  /// Another descriptor of the end to read, for an owner who closes it.
  func duplicateReadEnd() -> Int32 { fcntl(readEnd, F_DUPFD_CLOEXEC, 0) }

  /// Waits for a wake, and drains it.
  ///
  /// - Parameter seconds: how long at most; nil: for ever.
  func wait(seconds: Double?) {
    var look = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
    // Rounded up: a wait that ends too early would be followed by others of no length.
    let milliseconds = seconds.map { Int32(clamping: Int(min($0, 3600) * 1000) + 1) } ?? -1
    _ = poll(&look, 1, milliseconds)
    drain()
  }
}
