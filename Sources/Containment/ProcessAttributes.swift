internal import ContainmentSystem
import Glibc

/// Attributes of a process that the kernel sets for the asking.
public enum ProcessAttributes {
  /// Keeps others of this user from reading this process's memory, environment and descriptors, and from
  /// tracing it. The programs that it starts are as open as ever.
  public static func hide() { _ = containment_hide_process() }

  /// Makes children of this process of those whose parents below it have ended, so that nothing of them is
  /// lost. False where the kernel does not do that.
  @discardableResult
  public static func adoptOrphans() -> Bool { containment_adopt_orphans() == 0 }

  /// Ends this process when its parent ends, which made the socket pair that `descriptor` is one end of.
  ///
  /// - Returns: false if the parent has ended already: then nothing will come.
  public static func endWithParent(socket descriptor: Int32) -> Bool {
    guard containment_end_with_parent(SIGKILL) == 0 else { return true }
    let maker = containment_maker_of_socket(descriptor)
    return maker <= 0 || maker == getppid()
  }

  /// Ends this process when the thread that started it ends.
  public static func endWithParent() { _ = containment_end_with_parent(SIGKILL) }
}
