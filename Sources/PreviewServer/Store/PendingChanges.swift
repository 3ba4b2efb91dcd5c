import PreviewSession

/// Changes of sessions that are not in their store yet: which there are, and when they are to be written.
///
/// Only the newest change of a session counts, so there are never more than sessions, however long nothing
/// can be written. Nothing is written more often than every `interval`; after a fault there is a pause, which
/// doubles with each further one.
struct PendingChanges {
  /// Seconds from the beginning of one batch to that of the next.
  static let interval = 0.1
  /// Seconds from a fault to the next try: after the first, and at most.
  static let pauses = 1.0...30.0

  private var changes: [SessionID: (number: Int, change: StoreChange)] = [:]
  private var underWay: [SessionID: (number: Int, change: StoreChange)]?
  /// Sessions that the store has, as far as is known: there is no need to remove others from it.
  private var stored: Set<SessionID>
  private var lastNumber = 0
  private var keptNumber = 0
  private var underWayNumber = 0
  private var fault: StoreError?
  private let pauses: ClosedRange<Double>
  private var pause = 0.0
  /// When the next batch may be taken; nil: at once.
  private var notBefore: Moment?

  /// - Parameter stored: the sessions that are in the store.
  init(stored: some Sequence<SessionID> = [], pauses: ClosedRange<Double> = PendingChanges.pauses) {
    self.stored = Set(stored)
    self.pauses = pauses
  }

  /// What is known to be kept.
  var status: StoreStatus { StoreStatus(keptNumber: keptNumber, fault: fault) }

  /// How many sessions have a change that waits.
  var count: Int { changes.count }

  /// Notes a change.
  ///
  /// - Returns: its number, counting up from 1.
  mutating func add(_ change: StoreChange) -> Int {
    lastNumber += 1
    changes[change.id] = (lastNumber, change)
    dropNeedless(change.id)
    noteWhereAllIsKept()
    return lastNumber
  }

  /// A session that was never written need not be removed.
  private mutating func dropNeedless(_ id: SessionID) {
    guard case .remove = changes[id]?.change, !stored.contains(id), underWay?[id] == nil else { return }
    changes[id] = nil
  }

  private mutating func noteWhereAllIsKept() {
    if changes.isEmpty, underWay == nil { keptNumber = lastNumber }
  }

  /// Seconds until the next batch may be taken, 0 for now; nil while there is none to be taken.
  func secondsToBatch(at now: Moment) -> Double? {
    guard underWay == nil, !changes.isEmpty else { return nil }
    return notBefore.map { max(0, $0.seconds(since: now)) } ?? 0
  }

  /// Takes all changes that wait, in the order in which they came. After that `succeeded` or `failed` is due.
  ///
  /// - Parameter isUrgent: whether it is taken before its time.
  /// - Returns: nil while one is under way, and where there is nothing to do, or not yet.
  mutating func takeBatch(at now: Moment, isUrgent: Bool = false) -> [StoreChange]? {
    guard let wait = secondsToBatch(at: now), wait == 0 || isUrgent else { return nil }
    let batch = changes.values.sorted { $0.number < $1.number }.map(\.change)
    (underWay, underWayNumber, changes) = (changes, lastNumber, [:])
    notBefore = now.advanced(bySeconds: Self.interval)
    return batch
  }

  /// The batch that was taken is in the store.
  mutating func succeeded() {
    for (id, (_, change)) in underWay ?? [:] {
      if case .put = change { stored.insert(id) } else { stored.remove(id) }
    }
    (underWay, keptNumber, fault, pause) = (nil, underWayNumber, nil, 0)
    noteWhereAllIsKept()
  }

  /// Nothing of the batch that was taken is in the store. Its changes wait again, but for those of sessions
  /// that have changed since.
  mutating func failed(_ error: StoreError, at now: Moment) {
    changes.merge(underWay ?? [:]) { newer, _ in newer }
    (underWay, fault) = (nil, error)
    pause = min(max(pause * 2, pauses.lowerBound), pauses.upperBound)
    notBefore = now.advanced(bySeconds: pause)
    for id in Array(changes.keys) { dropNeedless(id) }
    noteWhereAllIsKept()
  }
}

extension Moment {
  /// - Parameter seconds: of a length that people wait.
  fileprivate func advanced(bySeconds seconds: Double) -> Moment {
    Moment(microseconds: microseconds + Int(seconds * 1_000_000))
  }
}
