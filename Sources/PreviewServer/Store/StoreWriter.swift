import Glibc
import Libwebsockets
import PreviewSession
import Processes
import Synchronization

/// Writes changes of sessions and links behind the back of the thread that makes them, which never waits for
/// a disk.
///
/// It has a thread of its own, on which alone the store is used. Changes are written in batches, as
/// `PendingChanges` says; how far that has come is told to a loop of the owner's.
final class StoreWriter: Sendable {
  private let desk: Desk
  /// Nil once it has been waited for.
  private let thread: Mutex<QuietThread?>

  /// - Parameters:
  ///   - store: belongs to the writer from now on.
  ///   - stored: what is in it.
  ///   - pauses: seconds from a fault to the next try: after the first, and at most.
  init(
    _ store: any SessionStore, stored: some Sequence<StoreKey>,
    pauses: ClosedRange<Double> = PendingChanges.pauses
  ) throws(StoreError) {
    desk = try Desk(store, PendingChanges(stored: stored, pauses: pauses))
    thread = Mutex(try Self.start(desk))
  }

  deinit { finish() }

  /// Keeps a session or a link, or forgets one. After `finish` nothing comes of it.
  ///
  /// - Returns: the number of the change, for `StoreStatus.keptNumber`.
  @discardableResult
  func add(_ change: StoreChange) -> Int { desk.add(change) }

  /// Somebody waits for what has been added: it is written at once.
  func hurry() { desk.hurry() }

  /// How far it is.
  var status: StoreStatus { desk.status }

  /// Tells of every change of the status on a loop's thread, of several in short order perhaps only the last.
  func tell(_ changed: @escaping (StoreStatus) -> Void, on loop: ServiceLoop) {
    loop.adopt(
      desk.news.duplicateReadEnd(),
      readable: { [desk] in
        desk.news.drain()
        changed(desk.status)
        return true
      })
  }

  /// A descriptor that can be read after the status has changed, until `drainNews`.
  var newsDescriptor: Int32 { desk.news.readEnd }

  /// See `newsDescriptor`.
  func drainNews() { desk.news.drain() }

  /// Writes what waits, closes the store, and ends the thread. What cannot be written then is given up.
  ///
  /// - Returns: what came of it.
  @discardableResult
  func finish() -> StoreStatus {
    let running = thread.withLock { thread in
      defer { thread = nil }
      return thread
    }
    if let running {
      desk.finish()
      running.join()
    }
    return desk.status
  }

  private static func start(_ desk: Desk) throws(StoreError) -> QuietThread {
    do {
      return try QuietThread { desk.run() }
    } catch {
      throw .failed(what: "a thread for writing sessions", because: String(cString: strerror(error.errno)))
    }
  }
}

extension StoreWriter {
  /// The part that both threads know.
  fileprivate final class Desk: Sendable {
    let news: WakePipe
    private let store: any SessionStore
    private let work: WakePipe
    private let state: Mutex<State>

    private struct State {
      var pending: PendingChanges
      var isFinishing = false
      /// Somebody waits for what is pending.
      var isUrgent = false
      /// Nothing more is written.
      var isOver = false
      /// The status that the owner was woken for last.
      var told = StoreStatus()
    }

    private enum Step {
      case write([StoreChange])
      case wait(seconds: Double?)
      case end
    }

    init(_ store: any SessionStore, _ pending: PendingChanges) throws(StoreError) {
      self.store = store
      news = try WakePipe()
      work = try WakePipe()
      state = Mutex(State(pending: pending))
    }

    var status: StoreStatus { state.withLock { $0.pending.status } }

    func add(_ change: StoreChange) -> Int {
      let (number, isFirst) = state.withLock { state in
        let isFirst = state.pending.count == 0
        return (state.pending.add(change), isFirst)
      }
      // Where others wait already, the thread knows when their time comes.
      if isFirst { work.wake() }
      return number
    }

    func hurry() {
      state.withLock { $0.isUrgent = true }
      work.wake()
    }

    func finish() {
      state.withLock { $0.isFinishing = true }
      work.wake()
    }

    // MARK: On the thread of the writer

    func run() {
      while true {
        switch nextStep(at: Moment.now) {
        case .write(let changes): write(changes)
        case .wait(let seconds): work.wait(seconds: seconds)
        case .end:
          store.close()
          return tellNews()
        }
        tellNews()
      }
    }

    private func nextStep(at now: Moment) -> Step {
      state.withLock { state in
        if state.isOver { return .end }
        let isUrgent = state.isFinishing || state.isUrgent
        if let batch = state.pending.takeBatch(at: now, isUrgent: isUrgent) {
          state.isUrgent = false
          return .write(batch)
        }
        return state.isFinishing ? .end : .wait(seconds: state.pending.secondsToBatch(at: now))
      }
    }

    private func write(_ changes: [StoreChange]) {
      do {
        try store.apply(changes)
        state.withLock { $0.pending.succeeded() }
      } catch {
        let now = Moment.now
        state.withLock { state in
          state.pending.failed(error, at: now)
          state.isOver = state.isFinishing
        }
      }
    }

    private func tellNews() {
      let isNew = state.withLock { state in
        defer { state.told = state.pending.status }
        return state.told != state.pending.status
      }
      if isNew { news.wake() }
    }
  }
}
