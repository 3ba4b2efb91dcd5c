import Glibc
import Synchronization

/// Processes that children of this one have left behind, in a process that adopts them
/// (`PR_SET_CHILD_SUBREAPER`): whatever previewed code starts ends here once it is nobody's any more.
public enum Orphans {
  private static let table = Mutex(ChildTable())

  /// Kills those that are there, and collects those that have ended. Never waits: what is killed takes a
  /// moment to end, and its children are orphans only then. Costs a look at a file for each thread of this
  /// process.
  ///
  /// - Returns: how many there were. It is to be called again until there are none.
  @discardableResult
  public static func end() -> Int {
    // None of its own may be started in between, and none collected whose number is then an orphan's.
    table.withLock { table in
      let orphans = table.orphans(among: ProcessTree.children(of: getpid()))
      for orphan in orphans { kill(orphan, SIGKILL) }
      for orphan in orphans { _ = waitpid(orphan, nil, WNOHANG) }
      return orphans.count
    }
  }

  /// Does so until there are none, a second at most: a process may be in a call that nothing ends.
  public static func endAll() {
    for _ in 0..<200 {
      if end() == 0 { return }
      usleep(5000)
    }
  }

  /// Starts a child, which is no orphan from its first moment on.
  static func starting(_ spawn: () -> pid_t?) -> ChildTable.Start? {
    table.withLock { table in spawn().map { table.started($0) } }
  }

  static func started(_ pid: pid_t) -> ChildTable.Start { table.withLock { $0.started(pid) } }

  static func collected(_ pid: pid_t, _ start: ChildTable.Start) {
    table.withLock { $0.collected(pid, start) }
  }
}
