import PreviewSession

/// Changes of sessions and links that are not in their store yet: which there are, and when they are to be
/// written.
///
/// Only the newest change of each counts, so there are never more than sessions and links, however long
/// nothing can be written. Nothing is written more often than every `interval`; after a fault there is a
/// pause, which doubles with each further one.
struct PendingChanges {
  /// Seconds from the beginning of one batch to that of the next.
  static let interval = 0.1
  /// Seconds from a fault to the next try: after the first, and at most.
  static let pauses = 1.0...30.0

  private var changes: [StoreKey: (number: Int, change: StoreChange)] = [:]
  private var underWay: [StoreKey: (number: Int, change: StoreChange)]?
  /// Names of what the store has, as far as is known: there is no need to remove others from it.
  private var stored: Set<StoreKey>
  private var lastNumber = 0
  private var keptNumber = 0
  private var underWayNumber = 0
  private var fault: StoreError?
  private let pauses: ClosedRange<Double>
  private var pause = 0.0
  /// When the next batch may be taken; nil: at once.
  private var notBefore: Moment?

  /// - Parameter stored: what is in the store.
  init(stored: some Sequence<StoreKey> = [], pauses: ClosedRange<Double> = PendingChanges.pauses) {
    self.stored = Set(stored)
    self.pauses = pauses
  }

  /// What is known to be kept.
  var status: StoreStatus { StoreStatus(keptNumber: keptNumber, fault: fault) }

  /// How many changes wait.
  var count: Int { changes.count }

  /// Notes a change.
  ///
  /// - Returns: its number, counting up from 1.
  mutating func add(_ change: StoreChange) -> Int {
    lastNumber += 1
    changes[change.key] = (lastNumber, change)
    dropNeedless(change.key)
    noteWhereAllIsKept()
    return lastNumber
  }

  /// A thing that was never written need not be removed.
  private mutating func dropNeedless(_ key: StoreKey) {
    guard case .remove = changes[key]?.change, !stored.contains(key), underWay?[key] == nil else { return }
    changes[key] = nil
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
    for (key, (_, change)) in underWay ?? [:] {
      if case .remove = change { stored.remove(key) } else { stored.insert(key) }
    }
    (underWay, keptNumber, fault, pause) = (nil, underWayNumber, nil, 0)
    noteWhereAllIsKept()
  }

  /// Nothing of the batch that was taken is in the store. Its changes wait again, but for those of what has
  /// changed since.
  mutating func failed(_ error: StoreError, at now: Moment) {
    changes.merge(underWay ?? [:]) { newer, _ in newer }
    (underWay, fault) = (nil, error)
    pause = min(max(pause * 2, pauses.lowerBound), pauses.upperBound)
    notBefore = now.advanced(bySeconds: pause)
    for key in Array(changes.keys) { dropNeedless(key) }
    noteWhereAllIsKept()
  }
}

extension Moment {
  /// - Parameter seconds: of a length that people wait.
  fileprivate func advanced(bySeconds seconds: Double) -> Moment {
    Moment(microseconds: microseconds + Int(seconds * 1_000_000))
  }
}
