import PreviewSession
import PreviewWire

/// How sessions come from the agents of one build to those of the next; the rules are in
/// `SessionStateMachine+Move`.
extension Fleet: LiveSessionHost {
  /// The first agent of a build has loaded it. Rehearsals for the build before are of no use any more.
  func loaded(_ pool: AgentPool, at now: Moment) {
    for session in sessions.awake {
      guard let build = session.machine.rehearsal?.build, build != pool.tag else { continue }
      session.rehearsalOutdated(at: now)
    }
    if let news = pool.news { board.note(news) }
    wakeWatched(at: now)
  }

  /// Begins what can be begun now: those that somebody watches come first, and those that nobody has watched
  /// for a while sleep instead.
  func moveSessions(at now: Moment) {
    guard let target = newest else { return }
    for session in sessions.awake where session.machine.wants(target.tag) && session.machine.mayBePassedOver {
      session.passOver(at: now)
      sessions.rest(session)
    }
    let waiting = sessions.awake.filter { $0.machine.wants(target.tag) }
    for (index, session) in waiting.sorted(by: Self.movesBefore).enumerated() {
      if let problem = obstacle(to: session, in: target) {
        refuse(session, in: target.tag, because: problem)
      } else if !session.machine.hasAgent {
        session.move(to: target.tag, at: now)
      } else if let agent = target.takeAgent(for: session.handle, waiting: waiting.count - index) {
        session.rehearse(in: agent, of: target.tag, at: now)
      }
    }
    retireUnneeded()
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

  func refuse(_ session: LiveSession, in build: BuildTag, because problem: Problem) {
    session.refuse(build, at: Moment.now)
    tellStaying(session, because: problem)
  }

  /// A session does not come to the newest build, or something happened to it there.
  func tellStaying(_ session: LiveSession, because problem: Problem) {
    let pool = session.machine.refused.flatMap(pool) ?? pool(session.machine.home)
    let (number, id) = (pool?.build?.number ?? 0, pool?.build?.id ?? "")
    session.tell(BuildNews(state: .failed, number: number, id: id, problems: [problem]))
  }

  /// Ends the agents of builds that have no session any more.
  func retireUnneeded() {
    guard let newest, let place = pools.firstIndex(where: { $0 === newest }), place > 0 else { return }
    let needed = Set(sessions.awake.flatMap { [$0.machine.home, $0.machine.rehearsal?.build] })
    let old = pools[..<place]
    for pool in old where needed.contains(pool.tag) { pool.endSpares() }
    retire(old.filter { !needed.contains($0.tag) })
  }

  // MARK: What sessions ask for

  func build(_ tag: BuildTag) -> BuildResult? { pool(tag)?.build }

  func needsAgent(_ session: LiveSession, at now: Moment) {
    wake(session, at: now)
    placeSessions(at: now)
  }

  /// One at a time: it is not urgent, and costs what opening a session does.
  func needsCopy(_ session: LiveSession, at now: Moment) {
    guard let newest, session.machine.home == newest.tag,
      !sessions.awake.contains(where: { $0.copyAgent != nil }),
      let agent = newest.takeSpare(for: session.handle)
    else { return session.copyDenied(at: now) }
    session.copy(in: agent, at: now)
  }

  func changed(_ session: LiveSession) {
    keeper.note(session)
    if session.aside != nil { countViewers(besides: session) }
  }

  func pinsFound(in session: LiveSession) { events.pinsFound(session) }

  func arrived(_ session: LiveSession, _ arrival: SessionStateMachine.Arrival, at now: Moment) {
    guard let home = pool(session.machine.home), let build = home.build, var news = home.news else { return }
    guard arrival.isReload else { return session.tell(news) }
    let shownSince = max(arrival.since, home.readySince ?? arrival.since)
    news.times.firstFrame = now.seconds(since: shownSince) * 1000
    let saved = build.times.savedAt
    if saved > 0 { news.times.total = (Double(now.microseconds) / 1_000_000 - saved) * 1000 }
    session.tell(news)
    board.note(news)
  }
}

extension AgentPool {
  /// The news of its build, which was loaded; nil of the gallery.
  var news: BuildNews? {
    guard let build else { return nil }
    // Lines with errors are not in it: viewers of the rest are told of them.
    let hasErrors = build.problems.contains { $0.kind != .warning }
    var news = BuildNews(
      state: hasErrors ? .failed : .applied, number: build.number, id: build.id, problems: build.problems)
    news.times = .init(build.times)
    news.times.load = readySince.map { $0.seconds(since: since) * 1000 }
    return news
  }
}
