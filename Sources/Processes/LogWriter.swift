import Glibc
import Synchronization

/// Writes lines to a descriptor on a thread of its own: whoever has something to say never waits for a reader
/// that does not read, such as `less`, or a terminal that was told to stop.
public final class LogWriter: Sendable {
  /// Bytes that wait for a slow reader; as many again may be in the thread's hands.
  public static let queueLimit = 256 << 10

  private struct State: ~Copyable {
    var queue: LogQueue
    var isFinishing = false
  }

  private let descriptor: Int32
  private let state: Mutex<State>
  /// Pipes, as they can be waited at with a time limit: one byte wakes the thread, and the other ends when it
  /// has written all.
  private let wakeUp: (read: Int32, write: Int32)
  private let done: (read: Int32, write: Int32)

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - descriptor: stays open as long as the process runs.
  ///   - queueLimit: in bytes.
  public init(to descriptor: Int32, queueLimit: Int = queueLimit) throws(LaunchError) {
    self.descriptor = descriptor
    state = Mutex(State(queue: LogQueue(limit: queueLimit)))
    var (first, second) = (try ChildPipe(), ChildPipe?.none)
    do {
      second = try ChildPipe()
    } catch {
      first.closeReadEnd()
      first.closeWriteEnd()
      throw error
    }
    wakeUp = (first.readEnd, first.writeEnd)
    done = (second?.readEnd ?? -1, second?.writeEnd ?? -1)
    for end in [wakeUp.read, wakeUp.write] { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    try startThread()
  }

  deinit {
    // The thread has ended, or has never begun: it holds this object.
    for end in [wakeUp.read, wakeUp.write, done.read] { close(end) }
  }

  /// Has a line written, to which a line feed is added. Never waits.
  public func add(_ line: String) {
    state.withLock { $0.queue.add(line + "\n") }
    wake()
  }

  /// Waits until everything is written, and ends the thread. Nothing may be added after that.
  ///
  /// - Parameter milliseconds: the time that a reader has for it at most.
  /// - Returns: false if it was not enough. The thread then goes on until the process ends.
  @discardableResult
  public func finish(withinMilliseconds milliseconds: Int32) -> Bool {
    state.withLock { $0.isFinishing = true }
    wake()
    let deadline = MonotonicClock.microseconds + Int(milliseconds) * 1000
    var end = pollfd(fd: done.read, events: Int16(POLLIN), revents: 0)
    while true {
      let rest = max(0, deadline - MonotonicClock.microseconds) / 1000
      let result = poll(&end, 1, Int32(clamping: rest))
      if result < 0, errno == EINTR { continue }
      return result > 0
    }
  }

  /// A full pipe says the same as one more byte in it.
  private func wake() { _ = write(wakeUp.write, [1], 1) }

  private func startThread() throws(LaunchError) {
    do {
      try QuietThread { [self] in run() }.detach()
    } catch {
      close(done.write)
      throw error
    }
  }

  private func run() {
    while true {
      let (bytes, isLast) = state.withLock { state in
        (state.queue.take(), state.isFinishing)
      }
      writeAll(bytes)
      if bytes.isEmpty {
        if isLast { break }
        awaitWakeUp()
      }
    }
    close(done.write)
  }

  private func awaitWakeUp() {
    var end = pollfd(fd: wakeUp.read, events: Int16(POLLIN), revents: 0)
    poll(&end, 1, -1)
    var bytes = [UInt8](repeating: 0, count: 512)
    while read(wakeUp.read, &bytes, bytes.count) > 0 {}
  }

  /// Waits for the reader as often as needed. What a reader that is gone has not read is lost.
  private func writeAll(_ bytes: [UInt8]) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(descriptor, $0.baseAddress.map { $0 + start }, $0.count - start)
      }
      if count >= 0 {
        start += count
      } else if errno == EAGAIN {
        // Somebody else has made the descriptor non-blocking, which is theirs, too.
        var end = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&end, 1, -1)
      } else if errno != EINTR {
        return
      }
    }
  }
}
