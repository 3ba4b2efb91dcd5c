import Libwebsockets
import PreviewSession
import PreviewWire

/// Everything that the server knows, on the loop's one thread. Its verbs are in the extensions: what is
/// answered (`Gateway+HTTP`), who watches (`Attach`), what they see (`Relay`), who draws it (`Gateway+Agents`), how
/// sessions come to the agents of a newer build (`Gateway+Moves`), what the builder says (`Gateway+Builder`) and what is
/// told about that (`Gateway+News`), the knobs (`Gateway+Knobs`) and what is missing in the source (`Gateway+Holes`).
final class Gateway {
  let loop: ServiceLoop
  let files: StaticFiles
  let fonts: FontFiles
  let hosts: HostCheck
  let options: ServerOptions
  let launcher: any AgentLauncher
  var store = SessionStore()
  /// By the id of the connection.
  var viewers: [UInt64: Viewer] = [:]
  /// The agents of each build that still has sessions or is about to get some; the newest build last.
  var pools: [AgentPool] = []
  /// Those that have been closed and not collected yet.
  var closing: [AgentPool] = []
  /// Nil for the built-in gallery.
  var builder: BuilderProcess?
  /// What is served, for people.
  var sourceName = ""
  /// What was last said about a build to everybody; nil before the first.
  var news: BuildNews?
  /// What is asked of the builder and not answered yet.
  var requests = BuilderRequests()
  /// Proves who started the server; nil when nobody may edit.
  let owner: OwnerToken?
  /// Called once, when connections are taken.
  private var ready: (() -> Void)?
  private var secondsUp = 0
  private var stoppingSince: Moment?

  /// Seconds after which connections are taken even if no agent has said hello.
  private static let patience = 3

  init(
    loop: ServiceLoop, files: StaticFiles, fonts: FontFiles, hosts: HostCheck, options: ServerOptions,
    launcher: any AgentLauncher, builder: (any BuilderLauncher)?, owner: OwnerToken?,
    ready: @escaping () -> Void
  ) {
    self.loop = loop
    self.files = files
    self.fonts = fonts
    self.hosts = hosts
    self.options = options
    self.launcher = launcher
    self.owner = owner
    self.ready = ready
    sourceName = options.source?.path.split(separator: "/").last.map(String.init) ?? ""
    if let builder {
      self.builder = BuilderProcess(
        launcher: builder, loop: loop,
        events: .init(
          reported: { [unowned self] in reported($0) }, lost: { [unowned self] in builderLost() }))
    }
  }

  /// Previews that can be asked for; empty before the first agent said hello.
  var previews: [PreviewInfo] { newest?.previews ?? [] }

  /// The agents of the newest build that is known to load; nil before the first.
  var newest: AgentPool? { pools.last { $0.readySince != nil } }

  func run() {
    loop.delegate = self
    if let builder {
      builder.start()
      // The page can show how the first build goes.
      open()
    } else {
      startAgents(of: nil)
    }
    loop.run()
    // Whoever did not end by itself by now, does not.
    for pool in pools + closing { pool.killAll() }
    builder?.kill()
  }

  /// Takes connections from now on: those that came earlier have waited in the kernel, and get what they ask
  /// for.
  func open() {
    guard let ready else { return }
    self.ready = nil
    loop.startListening()
    ready()
  }

  /// Ends everything in order: no new connections, a word to those that are open, then the agents.
  func beginStopping() {
    guard stoppingSince == nil else { return }
    stoppingSince = MonotonicClock.now
    loop.stopListening()
    for viewer in viewers.values {
      viewer.connection.close(code: CloseCode.goingAway.rawValue, reason: "the server stops")
    }
    for pool in pools { pool.close() }
    builder?.close()
    stopIfDone()
  }

  var isStopping: Bool { stoppingSince != nil }

  func stopIfDone() {
    guard isStopping, viewers.isEmpty, pools.allSatisfy(\.isDisconnected) else { return }
    if builder.map({ !$0.isRunning }) ?? true { loop.stop() }
  }

  /// Whether every process that was started has ended and been collected.
  func isGone() -> Bool {
    // Each has to be asked, to be collected.
    let agents = (pools + closing).map { $0.isGone() }
    let isBuilderGone = builder?.isGone() ?? true
    return isBuilderGone && agents.allSatisfy { $0 }
  }

  func secondPassed() {
    let now = MonotonicClock.now
    if let stoppingSince {
      // Long enough for a close handshake with everybody who still listens.
      if now.seconds(since: stoppingSince) > 0.4 { loop.stop() }
      return
    }
    secondsUp += 1
    if secondsUp >= Self.patience { open() }
    for pool in pools + closing { pool.secondPassed(at: now) }
    closing.removeAll { $0.isGone() }
    builder?.secondPassed()
    answerOverdueRequests(at: now)
    showOverdueArrivals(at: now)
    dropOverdueViewers(at: now)
    endAbandonedSessions(at: now)
    placeSessions(at: now)
  }
}
