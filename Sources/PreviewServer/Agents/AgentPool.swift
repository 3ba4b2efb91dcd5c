import Libwebsockets
import PreviewSession
import PreviewWire
import Processes

/// Keeps the wanted number of agents of one build running, and gives sessions to them. Sessions of the
/// built-in gallery have a pool, too.
///
/// An agent makes one session at a time, the trusted ones first: when it dies while making one, that one is
/// to blame, and the others are brought back without it. Of somebody's own source each session has an agent
/// to itself as long as there are few: that code is in the making, and its hangs then stop no other session.
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
  /// Agents that run in any case, and at most.
  private var wanted: Int
  private let most: Int
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
  ///   - wanted: agents that run at a time.
  ///   - memoryLimit: bytes of its own that an agent may hold.
  init(
    of build: BuildResult?, tag: BuildTag, wanted: Int, memoryLimit: Int, launcher: any AgentLauncher,
    loop: ServiceLoop, events: Events, at now: Moment
  ) {
    self.build = build
    self.tag = tag
    self.wanted = max(1, wanted)
    most = build == nil ? self.wanted : max(self.wanted, SessionLimits.agentsOfBuild)
    self.memoryLimit = memoryLimit
    self.launcher = launcher
    self.loop = loop
    self.events = events
    since = now
  }

  /// Agents that take sessions.
  var ready: [AgentProcess] { agents.filter(\.isReady) }

  /// The picture that some agent has sent under `hash`; nil for none.
  func image(_ hash: String) -> ImageReport? {
    (agents + remains).lazy.compactMap { $0.images[hash] }.first
  }

  /// Starts what is missing.
  func fill() {
    pause = nil
    while !isClosed, pause == nil, agents.count < wanted { start() }
  }

  /// An agent that can make a session now; nil when none can. Agents may be started for it.
  ///
  /// - Parameter waiting: sessions that need one, this one included.
  func agent(forOneOf waiting: Int, at now: Moment) -> AgentProcess? {
    if most > wanted || build != nil {
      if let idle = ready.first(where: \.sessions.isEmpty) { return idle }
      var spare = agents.count { $0.sessions.isEmpty }
      while spare < waiting, agents.count < most, !isClosed, pause == nil {
        start()
        spare += 1
      }
      guard agents.count >= most || pause != nil else { return nil }
    }
    return ready.filter { $0.mayMake(at: now) }.min { $0.sessions.count < $1.sessions.count }
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
    remains.removeAll { $0.isCollected() }
    guard let left = pause else { return }
    pause = left - 1
    if left <= 1 { fill() }
  }

  /// Hangs up on all agents, on which they end, and starts no more.
  func close() {
    isClosed = true
    for agent in agents { dismiss(agent) }
  }

  private func dismiss(_ agent: AgentProcess) {
    agents.removeAll { $0 === agent }
    remains.append(agent)
    agent.dismiss()
  }

  /// Ends agents that have no session, but for as many as run in any case.
  ///
  /// - Parameter keepsSome: false for an old build, some of whose sessions could not move: it gets no new
  ///   ones.
  func dismissIdle(keepsSome: Bool) {
    if !keepsSome { wanted = 1 }
    for agent in agents where agent.sessions.isEmpty && agent.isReady && agents.count > wanted {
      dismiss(agent)
    }
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
      ended: { [unowned self] in events.ended($0, $1, self) })
  }

  private func reported(_ report: MessageFromAgent, by agent: AgentProcess) {
    if case .hello(_, let previews) = report {
      self.previews = previews
      readySince = readySince ?? Moment.now
    }
    events.reported(report, agent, self)
  }

  private func lost(_ agent: AgentProcess) {
    agents.removeAll { $0 === agent }
    remains.append(agent)
    events.lost(agent, self)
    // A library that cannot even be loaded will not be the next time, either.
    guard !isClosed, build == nil || readySince != nil else { return }
    let delay = backOff.delayAfterEnd(at: Moment.now)
    if delay == 0 { fill() } else { pause = delay }
  }
}
