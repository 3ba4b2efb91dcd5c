import PreviewSession
import PreviewWire

/// Which sessions run, sleep, and end: the rules are in `RunningPlaces` and `SessionStateMachine+Sleep`.
extension Fleet {
  /// Puts a session that nobody watches to sleep. Nothing happens to one that may not sleep now.
  func putToSleep(_ session: LiveSession, at now: Moment) {
    session.fallAsleep(at: now)
    if session.machine.isAsleep { sessions.rest(session) }
  }

  /// Sessions that sleep and are not watched any more are no longer looked at every second.
  func restUnwatched() {
    for session in sessions.awake where session.machine.isAsleep && session.viewers.isEmpty {
      sessions.rest(session)
    }
  }

  /// A newer build is there: sessions that sleep while somebody watches come to it as the others do.
  func wakeWatched(at now: Moment) {
    for session in sessions.awake where session.machine.isAsleep && !session.viewers.isEmpty {
      session.wake(at: now)
    }
  }

  /// Somebody has come to a session that may have slept. Where no place can be made, it runs all the same: it
  /// was made when there was one, and viewers are few. An aside takes nobody's.
  func wake(_ session: LiveSession, at now: Moment) {
    guard !sessions.isAwake(session) else { return }
    if let maker = session.maker, session.aside == nil { _ = makePlace(for: maker, at: now) }
    sessions.wake(session)
  }

  /// What became of the newest build, for a session that has heard nothing of it in its sleep.
  func freshen(_ session: LiveSession) {
    if session.machine.isAsleep { session.begin(with: newest?.news) }
  }

  /// Whether there is a place for one more session that runs, having put another to sleep if need be.
  func makePlace(for maker: String, at now: Moment) -> Bool {
    let holders = sessions.awake.filter { !$0.machine.isAsleep }.compactMap { session in
      session.maker.map {
        RunningPlaces.Holder(
          handle: session.handle, maker: $0,
          unwatchedSeconds: session.machine.maySleep
            ? session.machine.alone.map { now.seconds(since: $0) } : nil,
          wouldLose: session.machine.wouldLoseBySleeping, isAside: session.aside != nil)
      }
    }
    switch places.verdict(for: maker, among: holders) {
    case .free: return true
    case .full: return false
    case .after(let handle):
      guard let session = sessions[handle] else { return false }
      putToSleep(session, at: now)
      return true
    }
  }

  /// Sessions that are watched for long are used all the time, though nothing may happen in them.
  func noteWatched() {
    for session in sessions.awake where !session.viewers.isEmpty { keeper.note(session) }
  }

  /// Ends sessions that are kept no longer. Looked at once a minute: there may be thousands.
  func endAbandoned(at now: Moment) {
    for session in sessions.awake where session.isShowcase {
      if session.machine.isAbandoned(at: now, keptFor: keepSeconds) { end(session, at: now) }
    }
    for session in sessions.asides where session.machine.isAbandoned(at: now, keptFor: keepSeconds) {
      end(session, at: now)
    }
    guard lookedForAbandoned.map({ now.seconds(since: $0) >= 60 }) ?? true else { return }
    lookedForAbandoned = now
    noteWatched()
    for session in sessions.all
    where session.machine.isAbandoned(at: now, keptFor: keepSeconds) && !isLookedAround(session) {
      end(session, at: now)
    }
  }

  /// Where there would be more sessions than are kept, ends one: of the address that orders one more, if it
  /// has more than its share, or else of the one that has most. Sessions that somebody watches stay. Asides
  /// do not count.
  func endOverMany(of maker: String, at now: Moment) {
    let ordered = sessions.all.filter { $0.maker != nil && $0.aside == nil }
    let counts = ordered.reduce(into: [String: Int]()) { $0[$1.maker ?? "", default: 0] += 1 }
    let owner: String
    if counts[maker, default: 0] >= SessionLimits.sessionsOfAddress {
      owner = maker
    } else if ordered.count >= SessionLimits.sessions,
      let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })
    {
      owner = most.key
    } else {
      return
    }
    let unwatched = ordered.filter { $0.maker == owner && $0.machine.alone != nil && !isLookedAround($0) }
    let oldest = unwatched.min { ($0.machine.alone ?? now) < ($1.machine.alone ?? now) }
    if let oldest { end(oldest, at: now) }
  }
}
