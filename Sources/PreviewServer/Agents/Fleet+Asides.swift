import Libwebsockets
import PreviewSession
import PreviewWire

/// Asides of sessions: they are made, counted and ended here. Where there is a place for one is said by
/// `AsidePlaces`.
extension Fleet {
  /// The reason for which an aside is not made.
  enum AsideRefusal: Error, Equatable {
    /// The session has as many as it may have.
    case tooManyOfSession
    /// There is no place for one more session that runs.
    case full
  }

  /// Makes an aside of a session, as that is now.
  ///
  /// - Parameters:
  ///   - link: the one that its maker came with, if any.
  ///   - maker: the address that asks for it.
  func makeAside(
    of parent: LiveSession, by link: LinkID?, for maker: PeerAddress, at now: Moment
  ) throws(AsideRefusal) -> LiveSession {
    try makePlaceForAside(of: parent, at: now)
    let (id, handle) = sessions.newName()
    let aside = LiveSession(
      id: id, handle: handle, asideOf: parent, by: link, maker: maker.network, host: self, at: now)
    // One that sleeps has heard nothing of it.
    if parent.machine.isAsleep { aside.begin(with: newest?.news) }
    sessions.add(aside)
    placeSessions(at: now)
    return aside
  }

  private func makePlaceForAside(of parent: LiveSession, at now: Moment) throws(AsideRefusal) {
    let running = sessions.awake.filter { !$0.isShowcase && !$0.machine.isAsleep }
    let asides = sessions.asides.compactMap { aside in
      sessions[aside.original].map {
        AsidePlaces.Holder(
          handle: aside.handle, parent: $0.handle,
          aloneSeconds: aside.machine.alone.map { now.seconds(since: $0) }, isRunning: !aside.machine.isAsleep
        )
      }
    }
    switch AsidePlaces(of: places).verdict(for: parent.handle, among: asides, running: running.count) {
    case .free: return
    case .after(let handle): if let aside = sessions[handle] { end(aside, at: now) }
    case .tooManyOfSession: throw .tooManyOfSession
    case .full: throw .full
    }
  }

  /// Whether somebody is in an aside of a session.
  func isLookedAround(_ session: LiveSession) -> Bool {
    sessions.asides(of: session.id).contains { !$0.viewers.isEmpty }
  }

  /// Who came by a link that has ended is in no aside any more.
  func endAsides(by link: LinkID, at now: Moment) {
    for aside in sessions.asides where aside.aside?.link == link { end(aside, at: now) }
  }

  /// A session has ended: one that asides are of, or one of these.
  func endAsides(of session: LiveSession, at now: Moment) {
    for aside in sessions.asides(of: session.id) { end(aside, at: now) }
    if session.aside != nil { countViewers(besides: session) }
  }

  /// Tells the session that an aside is of how many are in its asides, where that has changed.
  func countViewers(besides aside: LiveSession) {
    guard let parent = sessions[aside.original] else { return }
    let count = sessions.asides(of: parent.id).reduce(0) { $0 + $1.machine.people.presentCount }
    parent.lookAround(count, at: .now)
  }

  func gather(_ session: LiveSession, by asker: Notice.Asker) {
    for aside in sessions.asides(of: session.id) { aside.tell(.gather(asker)) }
  }
}
