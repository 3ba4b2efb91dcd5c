import PreviewSession
import PreviewWire

/// Who draws: sessions are given to agents, taken back from those that end, and given to others.
extension Gateway {
  func reported(_ report: AgentReport, by agent: AgentProcess) {
    switch report {
    case .hello(_, let previews):
      self.previews = previews
      open()
      assignSessions(at: MonotonicClock.now)
    case .frame(let frame):
      frameArrived(frame, from: agent)
    case .failed(let handle, let message):
      refused(handle, message, by: agent)
    case .log(let handle, let message):
      warned(handle, message, by: agent)
    case .pong, .image, .knobs:
      break
    }
  }

  /// Gives sessions that have no agent to agents that can make one now.
  func assignSessions(at now: Moment) {
    let homeless = store.all.filter { $0.machine.needsAgent }
    guard !homeless.isEmpty else { return }
    for session in homeless.sorted(by: Self.isMadeBefore) {
      guard let agent = pool.leastBusy(at: now) else { return }
      session.agent = agent
      session.lastActivity = nil
      session.keyframeAsked = nil
      agent.sessions.insert(session.handle)
      agent.making = (session.handle, now)
      perform(session.machine.agentAvailable(), on: session)
    }
  }

  /// Sessions with a clean record first, so that one which kills agents does not take others along again.
  private static func isMadeBefore(_ first: LiveSession, _ second: LiveSession) -> Bool {
    if first.machine.isTrusted != second.machine.isTrusted { return first.machine.isTrusted }
    return first.handle < second.handle
  }

  func lost(_ agent: AgentProcess) {
    guard !isStopping else { return stopIfDone() }
    let now = MonotonicClock.now
    for session in store.all where session.agent === agent {
      session.agent = nil
      let isSuspect = isSuspect(session, at: now)
      perform(session.machine.agentLost(isSuspect: isSuspect, at: now), on: session)
    }
    assignSessions(at: now)
  }

  /// Whether a session may have ended its agent: it was being made, or it moved within the last second.
  private func isSuspect(_ session: LiveSession, at now: Moment) -> Bool {
    if session.machine.state == .starting { return true }
    return session.lastActivity.map { now.seconds(since: $0) < 1 } ?? false
  }

  private func refused(_ handle: SessionHandle, _ message: String, by agent: AgentProcess) {
    guard let session = store[handle], session.agent === agent else { return }
    agent.sessions.remove(handle)
    if agent.making?.session == handle { agent.making = nil }
    perform(session.machine.agentRefused(message), on: session)
    session.agent = nil
    assignSessions(at: MonotonicClock.now)
  }

  func endAbandonedSessions(at now: Moment) {
    for session in Array(store.all) where session.machine.isAbandoned(at: now) { end(session) }
  }

  /// When all places are taken, ends the session that nobody has watched for the longest time.
  func makeRoom(at now: Moment) {
    guard store.orderedCount >= SessionLimits.sessions else { return }
    let unwatched = store.all.compactMap { session in
      session.isShowcase ? nil : session.machine.alone.map { (session, $0) }
    }
    guard let (session, since) = unwatched.min(by: { $0.1 < $1.1 }), now.seconds(since: since) >= 10 else {
      return
    }
    end(session)
  }

  private func end(_ session: LiveSession) {
    perform(session.machine.ended(), on: session)
    session.agent?.sessions.remove(session.handle)
    if session.agent?.making?.session == session.handle { session.agent?.making = nil }
    store.remove(session)
    for viewer in session.viewers.values {
      viewer.connection.close(code: CloseCode.noSuchSession.rawValue, reason: "the session has ended")
    }
  }
}
