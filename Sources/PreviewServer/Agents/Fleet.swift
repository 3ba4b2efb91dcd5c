import Libwebsockets
import PreviewSession
import PreviewWire

/// All agents, in a pool for each build: sessions are given to them, taken back from those that end, and
/// given to others. How sessions come to the agents of a newer build is in `Fleet+Moves`.
final class Fleet {
  struct Events {
    /// An agent said hello for the first time.
    var ready: () -> Void = {}
    /// An agent ended that was not dismissed, and this is how; some sessions are to be told, or everybody.
    var ended: (LastWords, AgentPool, BuilderRequests.Recipients) -> Void = { _, _, _ in }
    /// These are the libraries that agents have loaded; others are not needed any more.
    var retained: ([String]) -> Void = { _ in }
    /// A session has ended for good.
    var sessionEnded: (SessionID) -> Void = { _ in }
    /// The agent of a session has told where its pins are.
    var pinsFound: (LiveSession) -> Void = { _ in }
    /// An agent is gone while the fleet is being closed.
    var disconnected: () -> Void = {}
  }

  let sessions: SessionRegistry
  let keeper: Keeper
  let board: NewsBoard
  var events = Events()
  /// The agents of each build that still has sessions or is about to get some; the newest build last.
  private(set) var pools: [AgentPool] = []
  /// Those that have been closed and not collected yet.
  private var closing: [AgentPool] = []
  let sleepAfter: Double
  /// Places for sessions that run.
  let places: RunningPlaces
  /// Seconds for which a session is there without being used, in memory if nowhere else.
  let keepSeconds: Double
  private let options: ServerOptions
  private let launcher: any AgentLauncher
  private unowned let loop: ServiceLoop
  private var callbacks: Callbacks?
  /// When it was last looked for sessions that are kept no longer.
  var lookedForAbandoned: Moment?
  private var lastTag = 0
  private var isClosing = false

  init(
    sessions: SessionRegistry, keeper: Keeper, board: NewsBoard, options: ServerOptions,
    launcher: any AgentLauncher,
    loop: ServiceLoop
  ) {
    self.sessions = sessions
    self.keeper = keeper
    self.board = board
    self.options = options
    sleepAfter = options.sleepAfter
    places =
      options.runningSessions.map(RunningPlaces.init(count:)) ?? RunningPlaces(memory: MachineMemory.bytes)
    keepSeconds = Double(options.keepDays > 0 ? options.keepDays : SessionLimits.keepDays) * 86_400
    self.launcher = launcher
    self.loop = loop
    callbacks = Callbacks(in: loop) { [unowned self] in self.sessions[$0]?.calledBack(at: .now) }
  }

  func callBack(_ session: LiveSession, at moment: Moment) { callbacks?.add(session.handle, at: moment) }

  // MARK: Builds

  /// The agents of the newest build that is known to load; nil before the first.
  var newest: AgentPool? { pools.last { $0.readySince != nil } }

  /// Previews that can be asked for; empty before the first agent said hello.
  var previews: [PreviewInfo] { newest?.previews ?? [] }

  /// Agents that are there, of all builds.
  var agentCount: Int { pools.reduce(0) { $0 + $1.readyCount } }

  func pool(_ tag: BuildTag) -> AgentPool? { (pools + closing).first { $0.tag == tag } }

  /// Starts agents that load a build; nil for the built-in gallery. Builds that have not even loaded are of
  /// no use any more.
  func start(_ build: BuildResult?) {
    retire(pools.filter { $0.readySince == nil })
    lastTag += 1
    let pool = AgentPool(
      of: build, tag: BuildTag(lastTag), memoryLimit: options.memoryLimit << 20,
      launcher: launcher, loop: loop,
      events: .init(
        reported: { [unowned self] in reported($0, by: $1, in: $2) },
        lost: { [unowned self] in lost($0, in: $1) },
        ended: { [unowned self] in ended($0, $1, in: $2) }),
      at: Moment.now)
    pools.append(pool)
    pool.fill()
    events.retained(pools.compactMap { $0.build?.library })
  }

  /// The name of a session's preview for people, from whichever build knows it.
  func title(of session: LiveSession) -> String {
    let known = (pools.reversed() + [pool(session.machine.home)].compactMap { $0 }).flatMap(\.previews)
    return known.first { $0.slug == session.slug }?.title ?? session.slug
  }

  /// Where a session's preview is declared in the build that it is of; nil where that is not known.
  func sourceLine(of session: LiveSession) -> SourceLine? {
    pool(session.machine.home)?.previews.first { $0.slug == session.slug }?.source
  }

  /// Tells the source that a session is of from others.
  func revision(of session: LiveSession) -> String {
    build(session.machine.home)?.id ?? ProgramVersion.text
  }

  /// The picture that some agent has sent under that hash; the one that did may have made way for another
  /// since.
  func image(_ hash: String) -> ImageReport? {
    (pools.reversed() + closing.reversed()).lazy.compactMap { $0.image(hash) }.first
  }

  // MARK: Sessions

  /// Makes a session of the newest build; nil when there are as many as there may be, or no build yet.
  ///
  /// - Parameter maker: the address that ordered it; nil of a showcase, which is everybody's.
  func makeSession(_ order: SessionOrder, for maker: PeerAddress?) -> LiveSession? {
    let now = Moment.now
    guard let newest, hasPlace(for: maker, at: now) else { return nil }
    let (id, handle) = sessions.newName()
    let session = LiveSession(
      id: id, handle: handle, order: order, maker: maker?.network, knobs: newest.knobs[order.slug],
      home: newest.tag, host: self, at: now)
    session.begin(with: newest.news)
    sessions.add(session)
    keeper.note(session)
    placeSessions(at: now)
    return session
  }

  /// Takes over the sessions that an earlier server has kept.
  func restore(_ kept: [KeptSession], at now: (loop: Moment, wall: WallTime)) {
    for session in kept {
      sessions.add(LiveSession(session, handle: sessions.newHandle(), host: self, at: now))
    }
  }

  private func hasPlace(for maker: PeerAddress?, at now: Moment) -> Bool {
    guard let maker else { return sessions.hasRoomForShowcase }
    guard makePlace(for: maker.network, at: now) else { return false }
    endOverMany(of: maker.network, at: now)
    return true
  }

  func end(_ session: LiveSession, at now: Moment) {
    session.end(at: now)
    sessions.remove(session)
    keeper.forget(session)
    endAsides(of: session, at: now)
    events.sessionEnded(session.id)
    retireUnneeded()
  }

  /// Gives agents to sessions: first to those without one, then to those of older builds.
  func placeSessions(at now: Moment) {
    assignSessions(at: now)
    moveSessions(at: now)
    // Some may have been taken off agents that are gone.
    assignSessions(at: now)
  }

  private func assignSessions(at now: Moment) {
    let homeless = sessions.awake.filter(\.machine.needsAgent)
    for session in homeless.sorted(by: Self.isMadeBefore) {
      guard let home = home(of: session) else { continue }
      let waiting = homeless.count { $0.machine.home == home.tag && $0.machine.needsAgent }
      guard let agent = home.takeAgent(for: session.handle, waiting: waiting) else { continue }
      session.begin(in: agent, at: now)
    }
  }

  /// The agents of a session's build; those of the newest one where that has been closed.
  private func home(of session: LiveSession) -> AgentPool? {
    if let home = pool(session.machine.home), !home.isClosed { return home }
    guard let newest else { return nil }
    session.homeLost(to: newest.tag)
    return newest
  }

  /// Sessions with a clean record first: none waits for one that ends its agents again and again.
  private static func isMadeBefore(_ first: LiveSession, _ second: LiveSession) -> Bool {
    if first.machine.isTrusted != second.machine.isTrusted { return first.machine.isTrusted }
    return first.handle < second.handle
  }

  // MARK: Agents

  private func reported(_ report: MessageFromAgent, by agent: AgentProcess, in pool: AgentPool) {
    let now = Moment.now
    if case .hello = report {
      if pool === newest, pool.readyCount == 1 { loaded(pool, at: now) }
      events.ready()
      placeSessions(at: now)
    }
    guard let session = report.session.flatMap({ sessions[$0] }), let role = session.role(of: agent)
    else { return }
    switch report {
    case .frame(let frame):
      session.frameArrived(frame, as: role, at: now)
      if role == .rehearsal { placeSessions(at: now) }
    case .failed(_, let message):
      refused(session, message, as: role, at: now)
      placeSessions(at: now)
    case .knobs(_, let known, _):
      pool.knobs[session.slug] = known
      session.reported(report, as: role, at: now)
    default:
      session.reported(report, as: role, at: now)
    }
  }

  private func refused(
    _ session: LiveSession, _ message: String, as role: SessionStateMachine.Role, at now: Moment
  ) {
    let problem = Problem(kind: .error, message: message)
    switch role {
    case .rehearsal:
      guard let build = session.machine.rehearsal?.build else { return }
      refuse(session, in: build, because: problem)
    case .current:
      if session.refusedByAgent(message, at: now) { tellStaying(session, because: problem) }
    case .copy: session.lostCopy()
    }
  }

  private func lost(_ agent: AgentProcess, in pool: AgentPool) {
    guard !isClosing else { return events.disconnected() }
    let now = Moment.now
    if let session = agent.session.flatMap({ sessions[$0] }) {
      switch session.role(of: agent) {
      case .current: session.lostAgent(at: now)
      case .rehearsal:
        // A crash of an aside keeps no session from the build.
        if session.lostRehearsal(at: now), session.aside == nil {
          pool.rehearsalCrashes[session.slug, default: (0, nil)].count += 1
        }
      case .copy: session.lostCopy()
      case nil: break
      }
    }
    placeSessions(at: now)
  }

  /// The process of an agent that was lost is over.
  private func ended(_ agent: AgentProcess, _ words: LastWords, in pool: AgentPool) {
    guard !isClosing else { return }
    if pool.readySince == nil, pool.build != nil {
      guard !pool.isClosed else { return }
      events.ended(words, pool, .all)
      retire([pool])
    } else if let session = agent.session, !agent.isCopy {
      events.ended(words, pool, .session(session))
    }
  }

  /// Ends agents for good, and says which libraries are still needed.
  func retire(_ retired: [AgentPool]) {
    guard !retired.isEmpty else { return }
    pools.removeAll { pool in retired.contains { $0 === pool } }
    closing += retired
    for pool in retired { pool.close() }
    events.retained(pools.compactMap { $0.build?.library })
  }

  func secondPassed(at now: Moment) {
    for pool in pools + closing { pool.secondPassed(at: now) }
    closing.removeAll { $0.isGone() }
    for session in sessions.awake { session.secondPassed(at: now) }
    for session in sessions.awake where session.machine.isDrowsy(at: now) { putToSleep(session, at: now) }
    restUnwatched()
    endAbandoned(at: now)
    placeSessions(at: now)
  }

  // MARK: The end

  /// Hangs up on all agents, on which they end.
  func close() {
    isClosing = true
    for pool in pools { pool.close() }
  }

  /// Whether every agent has been hung up on, or ended.
  var isDisconnected: Bool { pools.allSatisfy(\.isDisconnected) }

  func killAll() {
    for pool in pools + closing { pool.killAll() }
  }

  /// Whether every agent has ended and been collected.
  func isGone() -> Bool {
    // Each has to be asked, to be collected.
    (pools + closing).map { $0.isGone() }.allSatisfy { $0 }
  }
}
