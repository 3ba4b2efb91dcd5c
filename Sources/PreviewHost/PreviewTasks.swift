import Glibc
import QuartzCore

/// Swift's tasks in a process that runs previews.
public enum PreviewTasks {
  /// Lets all tasks of this process run in turns of the previews' loops and sleep in virtual time. Called
  /// first of all, on the main thread.
  public static func liveInVirtualTime() { VirtualExecutor.install() }
}

/// A bell that any thread can ring, and that a thread asleep in `poll` hears.
struct Bell: Sendable {
  /// Readable once it has been rung; -1 where the system has no more descriptors, so that rings go unheard.
  let descriptor: Int32
  private let rope: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) != 0 { ends = [-1, -1] }
    (descriptor, rope) = (ends[0], ends[1])
    for end in ends where end >= 0 {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
  }

  /// One that has been rung already stays rung: a full pipe takes nothing more.
  func ring() {
    var stroke: UInt8 = 1
    _ = write(rope, &stroke, 1)
  }

  /// Makes it quiet again.
  func hush() {
    var strokes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &strokes, strokes.count) > 0 {}
  }
}
