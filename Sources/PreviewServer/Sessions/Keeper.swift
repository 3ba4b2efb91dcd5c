import Libwebsockets
import PreviewSession
import PreviewWire
import Processes

/// Has sessions, links and remarks kept in the store, behind the loop's back, and says what is kept by now.
///
/// A server without a store has one, too, with which nothing is kept and nobody waits.
final class Keeper {
  private let writer: StoreWriter?
  /// Sessions whose newest change is not known to be kept.
  private var waiting: [SessionHandle: LiveSession] = [:]
  /// Numbers of the newest changes of links and remarks.
  private var lastNumbers: [StoreKey: Int] = [:]
  /// Number of the newest change by which a link or a remark is gone.
  private var lastForgotten: Int?
  /// To be done once the change of that number is kept, or cannot be.
  private var awaited: [(number: Int, action: () -> Void)] = []
  private var status = StoreStatus()

  /// - Parameter writer: of the store; nil where nothing is kept.
  init(_ writer: StoreWriter?, loop: ServiceLoop) {
    self.writer = writer
    writer?.tell({ [weak self] in self?.changed($0) }, on: loop)
  }

  /// Whether what is given to it outlives the server.
  var isKeeping: Bool { writer != nil && status.fault == nil }

  /// Something may have happened to a session that is worth keeping.
  func note(_ session: LiveSession) {
    guard let writer, let kept = session.unkept(at: .now) else { return }
    session.kept = (kept, writer.add(.put(kept)))
    waiting[session.handle] = session
  }

  /// A session has ended.
  func forget(_ session: LiveSession) {
    waiting[session.handle] = nil
    guard !session.isShowcase, session.aside == nil, let number = writer?.add(.remove(.session(session.id)))
    else { return }
    session.kept?.number = number
  }

  /// A link has been made, was used or has ended.
  func note(_ link: Link) { note(.putLink(link)) }

  /// A link or a remark is as this says.
  func note(_ change: StoreChange) { lastNumbers[change.key] = writer?.add(change) }

  /// A link is gone.
  func forget(_ link: LinkID) { forget(.link(link)) }

  /// A link or a remark is gone.
  func forget(_ key: StoreKey) {
    lastForgotten = writer?.add(.remove(key))
    lastNumbers[key] = nil
  }

  /// Does something once a link is kept as it is now; at once where that cannot be.
  func afterKeeping(_ link: LinkID, _ action: @escaping () -> Void) {
    afterKeeping(.link(link), action)
  }

  /// The same, of a link or a remark.
  func afterKeeping(_ key: StoreKey, _ action: @escaping () -> Void) {
    afterKeeping(lastNumbers[key], action)
  }

  /// The same, of all that was forgotten up to now.
  func afterForgetting(_ action: @escaping () -> Void) { afterKeeping(lastForgotten, action) }

  /// Does something once a session is kept as it is now, or kept no longer if it has ended; at once where
  /// that cannot be.
  func afterKeeping(_ session: LiveSession, _ action: @escaping () -> Void) {
    afterKeeping(session.kept?.number, action)
  }

  private func afterKeeping(_ number: Int?, _ action: @escaping () -> Void) {
    guard isKeeping, let number, number > status.keptNumber else { return action() }
    awaited.append((number, action))
    writer?.hurry()
  }

  /// Writes what is left to be written, and closes the store.
  func finish() {
    guard let fault = writer?.finish().fault else { return }
    Log.note("the last changes of sessions are not kept: \(fault.sentence)")
  }

  private func changed(_ new: StoreStatus) {
    let old = status
    status = new
    if new.fault != old.fault { tell(new.fault) }
    let (due, later) = (
      awaited.filter { $0.number <= new.keptNumber || new.fault != nil },
      awaited.filter { $0.number > new.keptNumber && new.fault == nil }
    )
    awaited = later
    for (_, action) in due { action() }
    for session in Array(waiting.values) {
      guard let (kept, number) = session.kept, number <= new.keptNumber else { continue }
      waiting[session.handle] = nil
      session.tell(.kept(seq: kept.lastSeq))
    }
  }

  private func tell(_ fault: StoreError?) {
    if let fault {
      Log.note("sessions are not kept for now: \(fault.sentence)")
    } else {
      Log.note("sessions are kept again")
    }
  }
}
