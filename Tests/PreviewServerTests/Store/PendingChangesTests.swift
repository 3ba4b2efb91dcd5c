import PreviewSession
import Testing

@testable import PreviewServer

@Suite struct `Changes that wait to be kept` {
  private let start = Moment(seconds: 100)
  private let a = KeptSession.example(1)
  private let b = KeptSession.example(2)

  private func after(_ seconds: Double) -> Moment {
    Moment(microseconds: start.microseconds + Int(seconds * 1_000_000))
  }

  private func edited(_ session: KeptSession, _ slug: String) -> StoreChange {
    var session = session
    session.slug = slug
    return .put(session)
  }

  @Test func `are taken together, in the order in which they came, the newest of each session alone`() {
    var pending = PendingChanges(stored: [.session(b.id)])
    #expect(pending.secondsToBatch(at: start) == nil && pending.takeBatch(at: start) == nil)
    #expect(pending.add(.put(a)) == 1)
    #expect(pending.add(.remove(.session(b.id))) == 2)
    #expect(pending.add(edited(a, "later")) == 3)
    #expect(pending.count == 2 && pending.status == StoreStatus(keptNumber: 0))

    #expect(pending.takeBatch(at: start) == [.remove(.session(b.id)), edited(a, "later")])
    pending.succeeded()
    #expect(pending.status == StoreStatus(keptNumber: 3))
  }

  @Test func `are taken at once, and then not before a tenth of a second has passed`() {
    var pending = PendingChanges()
    _ = pending.add(.put(a))
    #expect(pending.secondsToBatch(at: start) == 0)
    #expect(pending.takeBatch(at: start) != nil)
    _ = pending.add(.put(b))
    #expect(pending.secondsToBatch(at: after(5)) == nil, "one is under way")
    pending.succeeded()

    #expect(pending.secondsToBatch(at: after(0.04)) == 0.06)
    #expect(pending.takeBatch(at: after(0.04)) == nil)
    #expect(pending.takeBatch(at: after(0.1)) == [.put(b)])
  }

  @Test func `that come while others are under way are not kept with them`() {
    var pending = PendingChanges()
    _ = pending.add(.put(a))
    _ = pending.takeBatch(at: start)
    _ = pending.add(edited(a, "later"))
    pending.succeeded()

    #expect(pending.status.keptNumber == 1)
    #expect(pending.takeBatch(at: after(1)) == [edited(a, "later")])
    pending.succeeded()
    #expect(pending.status.keptNumber == 2)
  }

  @Test func `that could not be written wait again, but for those that have changed since`() {
    var pending = PendingChanges()
    _ = pending.add(.put(a))
    _ = pending.add(.put(b))
    _ = pending.takeBatch(at: start)
    _ = pending.add(edited(b, "later"))
    pending.failed(.full(folder: "/f"), at: start)

    #expect(pending.status == StoreStatus(keptNumber: 0, fault: .full(folder: "/f")))
    #expect(pending.takeBatch(at: after(0.9)) == nil)
    #expect(pending.takeBatch(at: after(1)) == [.put(a), edited(b, "later")])
    pending.succeeded()
    #expect(pending.status == StoreStatus(keptNumber: 3, fault: nil))
  }

  @Test func `are tried again after pauses that double, up to half a minute`() {
    var pending = PendingChanges()
    _ = pending.add(.put(a))
    var pauses: [Double] = []
    for _ in 0..<7 {
      #expect(pending.takeBatch(at: start, isUrgent: true) == [.put(a)])
      pending.failed(.busy(file: "/f"), at: start)
      pauses.append(pending.secondsToBatch(at: start) ?? 0)
    }
    #expect(pauses == [1, 2, 4, 8, 16, 30, 30])

    _ = pending.takeBatch(at: start, isUrgent: true)
    pending.succeeded()
    _ = pending.add(.put(a))
    _ = pending.takeBatch(at: start, isUrgent: true)
    pending.failed(.busy(file: "/f"), at: start)
    #expect(pending.secondsToBatch(at: start) == 1, "a new fault begins anew")
  }

  @Test func `of sessions that were never kept come to nothing when these end`() {
    var pending = PendingChanges()
    _ = pending.add(.put(a))
    _ = pending.add(.remove(.session(a.id)))
    #expect(pending.count == 0)
    #expect(pending.status.keptNumber == 2, "there is nothing that is not kept")
    _ = pending.add(.put(b))
    #expect(pending.status.keptNumber == 2, "what was kept once stays so")
  }

  @Test func `of a session that ends while it is being written are not forgotten`() {
    var pending = PendingChanges()
    _ = pending.add(.put(a))
    _ = pending.takeBatch(at: start)
    _ = pending.add(.remove(.session(a.id)))
    pending.succeeded()
    #expect(pending.takeBatch(at: after(1)) == [.remove(.session(a.id))])

    // But where it was not written after all, it need not be removed.
    _ = pending.add(.put(b))
    pending.failed(.full(folder: "/f"), at: start)
    _ = pending.takeBatch(at: after(9))
    _ = pending.add(.remove(.session(b.id)))
    pending.failed(.full(folder: "/f"), at: after(9))
    #expect(pending.takeBatch(at: after(99)) == [.remove(.session(a.id))])
  }

  @Test func `are no more than sessions, however long nothing can be written`() {
    var pending = PendingChanges(stored: [.session(a.id)])
    var now = start
    for number in 3..<2000 as Range<UInt64> {
      let session = KeptSession.example(number, stateBytes: 0)
      _ = pending.add(.put(session))
      _ = pending.add(.put(a))
      if pending.takeBatch(at: now) != nil { pending.failed(.full(folder: "/f"), at: now) }
      _ = pending.add(.remove(.session(session.id)))
      now = Moment(microseconds: now.microseconds + 500_000)
    }
    #expect(pending.count == 1)
  }

  /// Against a store that is a dictionary, with faults and changes at random.
  @Test(arguments: 0..<20) func `lead to the store that all of them in order would have made`(seed: UInt64) {
    var random = Numbers(state: seed &* 2_862_933_555_777_941_757 &+ 1)
    var (wanted, kept) = ([StoreKey: KeptSession](), [StoreKey: KeptSession]())
    func make(_ change: StoreChange, in store: inout [StoreKey: KeptSession]) {
      if case .put(let session) = change { store[change.key] = session } else { store[change.key] = nil }
    }
    var pending = PendingChanges()
    var batch: [StoreChange]?
    for step in 0..<600 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<6:
        let session = KeptSession.example(.random(in: 1...5, using: &random), stateBytes: 0)
        let change = Bool.random(using: &random) ? edited(session, "\(step)") : .remove(.session(session.id))
        make(change, in: &wanted)
        _ = pending.add(change)
      case 6, 7: batch = batch ?? pending.takeBatch(at: start, isUrgent: true)
      case 8 where batch != nil:
        for change in batch ?? [] { make(change, in: &kept) }
        pending.succeeded()
        batch = nil
      case 9 where batch != nil:
        pending.failed(.full(folder: "/f"), at: start)
        batch = nil
      default: break
      }
      if pending.count == 0, batch == nil { #expect(kept == wanted) }
    }
    if batch != nil { pending.failed(.full(folder: "/f"), at: start) }
    for change in pending.takeBatch(at: start, isUrgent: true) ?? [] { make(change, in: &kept) }
    #expect(kept == wanted)
  }

  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }
}
