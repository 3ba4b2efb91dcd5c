import PreviewSession
import PreviewWire

/// How sessions come from the agents of one build to those of the next; the rules are in `SessionStateMachine+Move`.
extension Gateway {
  /// Begins what can be begun now: those that somebody watches come first.
  func moveSessions(at now: Moment) {
    guard let target = newest else { return }
    let waiting = store.all.filter {
      $0.home !== target && $0.refused !== target && $0.machine.move == .none
    }
    for session in waiting.sorted(by: Self.movesBefore) {
      if let problem = obstacle(to: session, in: target) {
        refuse(session, in: target, because: problem)
      } else if session.machine.hasAgent {
        rehearse(session, in: target, forOneOf: waiting.count, at: now)
      } else {
        perform(session.machine.newerBuildAvailable(), on: session)
        settle(session, in: target, since: now)
      }
    }
    retireAgents()
  }

  private static func movesBefore(_ first: LiveSession, _ second: LiveSession) -> Bool {
    if first.viewers.isEmpty != second.viewers.isEmpty { return second.viewers.isEmpty }
    if first.machine.isTrusted != second.machine.isTrusted { return first.machine.isTrusted }
    return first.handle < second.handle
  }

  /// Why a session need not try: its preview is gone, or has brought down enough agents.
  private func obstacle(to session: LiveSession, in target: AgentPool) -> Problem? {
    guard target.previews.contains(where: { $0.slug == session.slug }) else {
      let titles = target.previews.map(\.title).joined(separator: ", ")
      let others = titles.isEmpty ? "there is none" : "there are: \(titles)"
      let message = "There is no preview “\(title(of: session))” any more; \(others)."
      return Problem(kind: .error, message: message.cut(toBytes: WireLimits.problemText))
    }
    guard let crashes = target.rehearsalCrashes[session.slug],
      crashes.count >= SessionLimits.rehearsalCrashes
    else { return nil }
    return crashes.problem ?? Problem(kind: .crash, message: "This preview crashes in the newest build.")
  }

  private func rehearse(
    _ session: LiveSession, in target: AgentPool, forOneOf waiting: Int, at now: Moment
  ) {
    guard let agent = target.agent(forOneOf: waiting, at: now), agent.making == nil else { return }
    session.rehearsal = .init(agent: agent, pool: target, since: now, state: session.savedState)
    agent.sessions.insert(session.handle)
    agent.making = (session.handle, now)
    perform(session.machine.newerBuildAvailable(), on: session)
  }

  /// A frame came from the agent that rehearses a session.
  func rehearsed(_ session: LiveSession, _ frame: FrameReport, at now: Moment) {
    guard let rehearsal = session.rehearsal else { return }
    if rehearsal.agent.making?.session == session.handle { rehearsal.agent.making = nil }
    let isCurrent = rehearsal.state == session.savedState
    var machine = session.machine
    let actions = machine.rehearsalFrameArrived(seq: frame.seq, isCurrent: isCurrent)
    if actions.contains(.settle) { session.keep(frame) }
    session.machine = machine
    perform(actions, on: session)
    placeSessions(at: now)
  }

  /// Gives the agent that rehearses a session the newest state; inputs go there from now on.
  func handOver(_ session: LiveSession, at now: Moment) {
    guard let agent = session.rehearsal?.agent else { return }
    session.rehearsal?.handedOver = now
    agent.send(.restore(session.handle, state: session.savedState), at: now)
  }

  /// Shows sessions in their new agents whose handed-over state looks like what they were made with.
  func showOverdueArrivals(at now: Moment) {
    for session in Array(store.all) {
      guard let since = session.rehearsal?.handedOver, now.seconds(since: since) >= 0.5 else { continue }
      perform(session.machine.arrivalOverdue(), on: session)
    }
  }

  /// The agent that rehearsed a session has it from now on.
  func settle(_ session: LiveSession, at now: Moment) {
    guard let rehearsal = session.rehearsal else { return }
    session.agent?.send(.end(session.handle), at: now)
    session.agent?.forget(session.handle)
    session.agent = rehearsal.agent
    session.reaches = rehearsal.reaches
    session.requests = rehearsal.requests
    session.bars = rehearsal.bars
    session.typing = rehearsal.typing
    session.rehearsal = nil
    session.lastActivity = nil
    session.keyframeAsked = nil
    settle(session, in: rehearsal.pool, since: rehearsal.since)
    if let (known, unknown) = rehearsal.knobs { take(known, unknown, of: session) }
    tellTyping(of: session)
    applied(session, at: now)
    tellBars(of: session)
  }

  private func settle(_ session: LiveSession, in target: AgentPool, since: Moment) {
    session.home = target
    session.failedRehearsals = 0
    session.comingHome = (since, isReload: true)
  }

  func abandonRehearsal(_ session: LiveSession, at now: Moment) {
    session.rehearsal?.agent.send(.end(session.handle), at: now)
    session.rehearsal?.agent.forget(session.handle)
    session.rehearsal = nil
  }

  /// A newer build has come while sessions were being rehearsed for the one before.
  func abandonOutdatedRehearsals() {
    for session in Array(store.all) where session.rehearsal.map({ $0.pool !== newest }) ?? false {
      perform(session.machine.rehearsalOutdated(), on: session)
    }
  }

  /// The agent that rehearsed a session is gone. It tries again where another session was to blame.
  func rehearsalLost(_ session: LiveSession, _ agent: AgentProcess, in pool: AgentPool) {
    session.rehearsal = nil
    session.machine.rehearsalFailed()
    session.failedRehearsals += 1
    guard agent.making?.session == session.handle || session.failedRehearsals >= 2 else { return }
    session.refused = pool
    agent.blamed.append(session.handle)
    pool.rehearsalCrashes[session.slug, default: (0, nil)].count += 1
  }

  func rehearsalRefused(_ session: LiveSession, _ message: String, by agent: AgentProcess) {
    guard let pool = session.rehearsal?.pool else { return }
    agent.forget(session.handle)
    session.rehearsal = nil
    session.machine.rehearsalFailed()
    refuse(session, in: pool, because: Problem(kind: .error, message: message))
  }

  private func refuse(_ session: LiveSession, in pool: AgentPool, because problem: Problem) {
    session.refused = pool
    session.failedRehearsals = 0
    stay(session, because: problem)
  }

  /// Ends the agents of builds that have no session any more.
  func retireAgents() {
    guard let newest, let place = pools.firstIndex(where: { $0 === newest }), place > 0 else { return }
    let isNeeded = { [store] (pool: AgentPool) in
      store.all.contains { $0.home === pool || $0.rehearsal?.pool === pool }
    }
    let retired = pools[..<place].filter { !isNeeded($0) }
    for pool in pools[..<place] where isNeeded(pool) { pool.dismissIdle(keepsSome: false) }
    retire(retired)
  }

  /// Ends agents for good, and tells the builder which libraries are still needed.
  func retire(_ retired: [AgentPool]) {
    guard !retired.isEmpty else { return }
    pools.removeAll { pool in retired.contains { $0 === pool } }
    closing += retired
    for pool in retired { pool.close() }
    builder?.send(.retain(pools.compactMap { $0.build?.library }))
  }

  /// The name of a session's preview for people, from whichever build knows it.
  func title(of session: LiveSession) -> String {
    let known = (pools.reversed() + [session.home]).flatMap(\.previews)
    return known.first { $0.slug == session.slug }?.title ?? session.slug
  }
}
