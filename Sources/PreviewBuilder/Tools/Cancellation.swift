import Glibc
import Synchronization

/// Ends a build from another thread: kills what it runs, and tells it to start nothing more.
public final class Cancellation: Sendable {
  private struct State {
    var isCancelled = false
    var groups: Set<pid_t> = []
  }

  private let state = Mutex(State())

  public init() {}

  public var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Kills every process that is entered, with all of its children. Later ones are killed as they enter.
  public func cancel() {
    state.withLock { state in
      state.isCancelled = true
      for group in state.groups { kill(-group, SIGKILL) }
    }
  }

  /// A process that leads a group of its own has been started.
  func entered(_ group: pid_t) {
    state.withLock { state in
      state.groups.insert(group)
      if state.isCancelled { kill(-group, SIGKILL) }
    }
  }

  /// The process has ended. To be called before it is collected: afterwards its number may be another's.
  func left(_ group: pid_t) {
    state.withLock { _ = $0.groups.remove(group) }
  }
}
