import Glibc
import Synchronization

/// The working folders of the agents that this process starts: makes them, looks every few seconds how much
/// is in them, and takes them away. The last two may take long, and are done on a thread of their own.
public final class WorkingFolders: Sendable {
  /// Seconds between two looks.
  static let pause = 3
  /// Files and folders that are counted in one of them. More are too much, whatever is in them.
  static let mostEntries = 100_000

  private struct State {
    /// What was found at the last look, by path: -1 before the first.
    var bytes: [String: Int] = [:]
    var removed: [WorkingFolder] = []
    var sweeps = false
    var isRunning = false
    var isFinishing = false
  }

  private let state = Mutex(State())
  private let wakeUp: ChildPipe?
  private let done: ChildPipe?

  /// No folder is made yet, and no thread started.
  public init() {
    (wakeUp, done) = (try? ChildPipe(), try? ChildPipe())
    if let end = wakeUp?.writeEnd { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  deinit {
    // The thread has ended, or has never begun: it holds this object.
    for case let pipe? in [wakeUp, done] {
      close(pipe.readEnd)
      close(pipe.writeEnd)
    }
  }

  /// A new folder; nil where there is no room for one.
  public func make() -> WorkingFolder? {
    guard let folder = WorkingFolder.make() else { return nil }
    let isFirst = state.withLock { state in
      state.bytes[folder.path] = -1
      state.sweeps = true
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if isFirst { startThread() }
    wake()
    return folder
  }

  /// Bytes of all files in it at the last look, `Int.max` for more than were counted; nil before that.
  public func bytes(in folder: WorkingFolder) -> Int? {
    state.withLock { $0.bytes[folder.path] }.flatMap { $0 < 0 ? nil : $0 }
  }

  /// Takes it away soon. Nothing the second time.
  public func remove(_ folder: WorkingFolder) {
    let isNews = state.withLock { state in
      guard state.bytes.removeValue(forKey: folder.path) != nil else { return false }
      state.removed.append(folder)
      return true
    }
    if isNews { wake() }
  }

  /// Takes all folders away, and waits for that, a second at most.
  public func finish() {
    let isRunning = state.withLock { state in
      state.removed += state.bytes.keys.map(WorkingFolder.init(at:))
      state.bytes = [:]
      state.isFinishing = true
      return state.isRunning
    }
    guard isRunning, let done else { return }
    wake()
    var end = pollfd(fd: done.readEnd, events: Int16(POLLIN), revents: 0)
    poll(&end, 1, 1000)
  }

  private func wake() {
    if let wakeUp { _ = write(wakeUp.writeEnd, [1], 1) }
  }

  private func startThread() {
    do {
      try QuietThread { [self] in run() }.detach()
    } catch {
      state.withLock { $0.isRunning = false }
    }
  }

  // MARK: On the thread

  private func run() {
    var lookedAt = MonotonicClock.seconds - Double(Self.pause)
    while true {
      let (removed, sweeps, isLast) = state.withLock { state in
        defer { (state.removed, state.sweeps) = ([], false) }
        return (state.removed, state.sweeps, state.isFinishing)
      }
      for folder in removed { folder.remove() }
      if isLast { break }
      if sweeps { sweep() }
      if MonotonicClock.seconds - lookedAt >= Double(Self.pause) {
        look()
        lookedAt = MonotonicClock.seconds
      }
      wait()
    }
    if let done { _ = write(done.writeEnd, [1], 1) }
  }

  private func look() {
    for path in state.withLock({ Array($0.bytes.keys) }) {
      let bytes = FolderTree.bytes(in: path, atMost: Self.mostEntries) ?? Int.max
      // It may have been given back meanwhile.
      state.withLock { if $0.bytes[path] != nil { $0.bytes[path] = bytes } }
    }
  }

  private func sweep() {
    let one = state.withLock { $0.bytes.keys.first }
    if let one { WorkingFolder(at: one).sweepOthers() }
  }

  /// Until there is something to do, or to look at.
  private func wait() {
    guard let wakeUp else { return _ = sleep(UInt32(Self.pause)) }
    let isWatching = state.withLock { !$0.bytes.isEmpty }
    var end = pollfd(fd: wakeUp.readEnd, events: Int16(POLLIN), revents: 0)
    guard poll(&end, 1, isWatching ? Int32(Self.pause * 1000) : -1) > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 512)
    _ = read(wakeUp.readEnd, &bytes, bytes.count)
  }
}
