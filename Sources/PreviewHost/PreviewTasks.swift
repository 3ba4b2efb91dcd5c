import Glibc
import QuartzCore

/// Swift's tasks in a process that runs previews.
public enum PreviewTasks {
  /// Lets all tasks of this process run in turns of the previews' loops and sleep in virtual time. Called first of all,
  /// on the main thread.
  public static func liveInVirtualTime() { VirtualExecutor.install() }
}

/// A bell that any thread can ring, and that a thread asleep in `poll` hears.
struct Bell: Sendable {
  /// Readable once it has been rung; -1 where the system has no more descriptors, and nobody hears it.
  let descriptor = eventfd(0, Int32(EFD_NONBLOCK) | Int32(EFD_CLOEXEC))

  func ring() {
    var one: UInt64 = 1
    _ = write(descriptor, &one, MemoryLayout<UInt64>.size)
  }

  /// Makes it quiet again.
  func hush() {
    var count: UInt64 = 0
    _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
  }
}
