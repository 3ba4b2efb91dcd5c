internal import CLibwebsockets
import Glibc

/// The one thing that another thread may hold of a service loop: the means to stop it.
///
/// Keep it no longer than until the loop's `run` has returned.
public struct LoopHandle: Sendable {
  let wakeUp: Int32

  /// Makes the loop's `run` return after what it is doing now.
  public func stop() {
    var one: UInt64 = 1
    _ = write(wakeUp, &one, MemoryLayout<UInt64>.size)
  }
}
