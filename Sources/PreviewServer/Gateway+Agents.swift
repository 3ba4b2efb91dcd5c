import PreviewSession
import PreviewWire

/// Who draws: sessions are given to agents, taken back from those that end, and given to others.
extension Gateway {
  /// Starts agents that load a build; nil for the built-in gallery.
  func startAgents(of build: BuildResult?) {
    let pool = AgentPool(
      of: build, wanted: options.agents, memoryLimit: options.memoryLimit << 20, launcher: launcher,
      loop: loop,
      events: .init(
        reported: { [unowned self] in reported($0, by: $1, in: $2) },
        lost: { [unowned self] in lost($0, in: $1) },
        ended: { [unowned self] in ended($0, $1, in: $2) }),
      at: MonotonicClock.now)
    pools.append(pool)
    pool.fill()
  }

  private func reported(_ report: AgentReport, by agent: AgentProcess, in pool: AgentPool) {
    switch report {
    case .hello:
      if pool === newest, pool.ready.count == 1 { buildLoaded(pool) }
      open()
      placeSessions(at: MonotonicClock.now)
    case .frame(let frame): frameArrived(frame, from: agent)
    case .failed(let handle, let message): refused(handle, message, by: agent)
    case .log(let handle, let message): warned(handle, message, by: agent)
    case .knobs(let handle, let known, let unknown): knobsReported(handle, known, unknown, by: agent)
    case .holes(let handle, let reaches): holesReached(handle, reaches, by: agent)
    case .requests(let handle, let rows): requestsReported(handle, rows, by: agent)
    case .bars(let handle, let bars): barsReported(handle, bars, by: agent)
    case .typing(let handle, let viewer, let report):
      typingReported(handle, viewer: viewer, report, by: agent)
    case .pong, .image: break
    }
  }

  /// Gives sessions to agents that can make one now: first those without an agent, then those of older builds.
  func placeSessions(at now: Moment) {
    assignSessions(at: now)
    moveSessions(at: now)
    // Some may have been taken off agents that are gone.
    assignSessions(at: now)
  }

  private func assignSessions(at now: Moment) {
    let homeless = store.all.filter { $0.machine.needsAgent }
    for session in homeless.sorted(by: Self.isMadeBefore) {
      if session.home.isClosed, let newest { session.home = newest }
      let waiting = homeless.count { $0.home === session.home && $0.machine.needsAgent }
      guard let agent = session.home.agent(forOneOf: waiting, at: now) else { continue }
      session.agent = agent
      forgetReaches(of: session)
      forgetRequests(of: session)
      forgetTyping(of: session)
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

  private func lost(_ agent: AgentProcess, in pool: AgentPool) {
    guard !isStopping else { return stopIfDone() }
    let now = MonotonicClock.now
    for session in Array(store.all) where session.agent === agent {
      session.agent = nil
      let isSuspect = isSuspect(session, in: agent, at: now)
      if isSuspect { agent.blamed.append(session.handle) }
      perform(session.machine.agentLost(isSuspect: isSuspect, at: now), on: session)
    }
    for session in Array(store.all) where session.rehearsal?.agent === agent {
      rehearsalLost(session, agent, in: pool)
    }
    placeSessions(at: now)
  }

  /// Whether a session may have ended its agent: it was being made, or it moved within the second before the agent fell
  /// silent, or after that. Of a crash a session that was alone in its agent is to blame however long it was quiet.
  private func isSuspect(_ session: LiveSession, in agent: AgentProcess, at now: Moment) -> Bool {
    if session.machine.state == .starting { return true }
    if agent.hasCrashed, agent.sessions == [session.handle] { return true }
    let silence = agent.silentSince ?? now
    return session.lastActivity.map { silence.seconds(since: $0) < 1 } ?? false
  }

  private func refused(_ handle: SessionHandle, _ message: String, by agent: AgentProcess) {
    guard let session = store[handle] else { return }
    if session.rehearsal?.agent === agent {
      rehearsalRefused(session, message, by: agent)
    } else if session.agent === agent {
      agent.forget(handle)
      perform(session.machine.agentRefused(message), on: session)
      session.agent = nil
      if session.comingHome != nil { stay(session, because: .init(kind: .error, message: message)) }
    }
    placeSessions(at: MonotonicClock.now)
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
    session.agent?.forget(session.handle)
    store.remove(session)
    for viewer in session.viewers.values {
      viewer.connection.close(code: CloseCode.noSuchSession.rawValue, reason: "the session has ended")
    }
    session.home.dismissIdle(keepsSome: session.home === newest)
    retireAgents()
  }
}
