import Libwebsockets
import PreviewSession
import PreviewWire
import Processes

/// Starts the agents of one build, one for each session, and keeps a spare one ready. The built-in gallery
/// has a pool, too.
///
/// No two sessions share an agent: what one does to its process, no other one feels.
final class AgentPool {
  struct Events {
    /// Every report of every agent.
    var reported: (MessageFromAgent, AgentProcess, AgentPool) -> Void
    /// An agent is gone; its sessions have no agent any more.
    var lost: (AgentProcess, AgentPool) -> Void
    /// The process of an agent that was lost is over.
    var ended: (AgentProcess, LastWords, AgentPool) -> Void
  }

  /// The build that its agents load; nil for the built-in gallery.
  let build: BuildResult?
  /// Tells that build from others.
  let tag: BuildTag
  /// When it was made.
  let since: Moment
  /// When the first of its agents said hello; nil before.
  private(set) var readySince: Moment?
  /// The previews that its agents have.
  private(set) var previews: [PreviewInfo] = []
  /// The knobs that previews of this build have read, by slug.
  var knobs: [String: [KnobInfo]] = [:]
  /// Agents that previews brought down while sessions of theirs were rehearsed, by slug, and how the last one
  /// ended.
  var rehearsalCrashes: [String: (count: Int, problem: Problem?)] = [:]

  private unowned let loop: ServiceLoop
  private let launcher: any AgentLauncher
  /// Agents without a session that are kept ready.
  private var spares = SessionLimits.spareAgents
  private let memoryLimit: Int
  private let events: Events
  private var agents: [AgentProcess] = []
  /// Ended, but not collected yet.
  private var remains: [AgentProcess] = []
  private var backOff = RestartBackOff()
  /// Seconds until agents that are missing are started; nil when none is.
  private var pause: Int?
  private(set) var isClosed = false

  /// - Parameters:
  ///   - memoryLimit: bytes of its own that an agent may hold.
  init(
    of build: BuildResult?, tag: BuildTag, memoryLimit: Int, launcher: any AgentLauncher,
    loop: ServiceLoop, events: Events, at now: Moment
  ) {
    self.build = build
    self.tag = tag
    self.memoryLimit = memoryLimit
    self.launcher = launcher
    self.loop = loop
    self.events = events
    since = now
  }

  /// Agents that are there, with a session or as a spare.
  var readyCount: Int { agents.count(where: \.isReady) }

  /// The picture that some agent has sent under `hash`; nil for none.
  func image(_ hash: String) -> ImageReport? {
    (agents + remains).lazy.compactMap { $0.images[hash] }.first
  }

  /// Starts spare agents, as far as they are missing.
  func fill() { start(for: 0) }

  /// Gives a session an agent of its own; nil when none is ready. Then some are being started, and one of
  /// them will say hello.
  ///
  /// - Parameter waiting: sessions that need one, this one included.
  func takeAgent(for session: SessionHandle, waiting: Int) -> AgentProcess? {
    guard let agent = agents.first(where: \.isSpare) else {
      start(for: waiting)
      return nil
    }
    agent.take(session)
    start(for: waiting - 1)
    return agent
  }

  /// Gives a session a spare agent, if one is ready.
  func takeSpare(for session: SessionHandle) -> AgentProcess? {
    agents.contains(where: \.isSpare) ? takeAgent(for: session, waiting: 1) : nil
  }

  /// Starts agents for so many sessions, and the spare ones.
  private func start(for waiting: Int) {
    var (idle, starting) = (0, 0)
    for agent in agents where agent.session == nil {
      idle += 1
      if !agent.isReady { starting += 1 }
    }
    while !isClosed, pause == nil, idle < waiting + spares, starting < SessionLimits.agentsStarting {
      start()
      idle += 1
      starting += 1
    }
  }

  private func start() {
    do {
      let bundle = build.map { AgentBundle(library: $0.library, assetFolders: $0.assetFolders) }
      let launched = try launcher.launch(bundle)
      guard let agent = AgentProcess(launched, memoryLimit: memoryLimit, in: loop, events: agentEvents)
      else {
        pause = 5
        return
      }
      agents.append(agent)
      backOff.started(at: Moment.now)
    } catch {
      Log.note("no agent could be started: \(error)")
      pause = 5
    }
  }

  func secondPassed(at now: Moment) {
    for agent in agents + remains { agent.secondPassed(at: now) }
    // Sessions that waited for them are gone.
    for agent in agents.filter(\.isSpare).dropFirst(spares) { agent.dismiss() }
    remains.removeAll { $0.isCollected() }
    guard let left = pause else { return }
    pause = left > 1 ? left - 1 : nil
    if pause == nil { fill() }
  }

  /// Hangs up on all agents, on which they end, and starts no more.
  func close() {
    isClosed = true
    for agent in agents { agent.dismiss() }
  }

  /// Keeps no spare agents any more: of an old build, which gets no new sessions.
  func endSpares() {
    spares = 0
    for agent in agents where agent.isSpare { agent.dismiss() }
  }

  /// Whether every agent has been hung up on, or ended.
  var isDisconnected: Bool { agents.isEmpty }

  /// Whether every agent has ended and been collected.
  func isGone() -> Bool {
    remains.removeAll { $0.isCollected() }
    return isDisconnected && remains.isEmpty
  }

  func killAll() {
    for agent in agents + remains { agent.kill() }
  }

  private var agentEvents: AgentProcess.Events {
    .init(
      reported: { [unowned self] in reported($0, by: $1) }, lost: { [unowned self] in lost($0) },
      dismissed: { [unowned self] in remove($0) },
      ended: { [unowned self] in events.ended($0, $1, self) })
  }

  private func reported(_ report: MessageFromAgent, by agent: AgentProcess) {
    if case .hello(_, let previews) = report {
      self.previews = previews
      readySince = readySince ?? Moment.now
    }
    events.reported(report, agent, self)
  }

  private func remove(_ agent: AgentProcess) {
    agents.removeAll { $0 === agent }
    remains.append(agent)
  }

  private func lost(_ agent: AgentProcess) {
    remove(agent)
    events.lost(agent, self)
    // A library that cannot even be loaded will not be the next time, either.
    guard !isClosed, build == nil || readySince != nil else { return }
    // Sessions count how often they end theirs. An agent that ends without one may go on doing so for good.
    guard agent.session == nil else { return fill() }
    let delay = backOff.delayAfterEnd(at: Moment.now)
    if delay == 0 { fill() } else { pause = delay }
  }
}
