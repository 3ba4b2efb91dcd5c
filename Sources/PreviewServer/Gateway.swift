import Libwebsockets
import PreviewSession
import PreviewWire

/// Everything that the server knows, on the loop's one thread. Its verbs are in the extensions: what is
/// answered (`Gateway+HTTP`), who watches (`Attach`), what they see (`Relay`), and who draws it
/// (`Gateway+Agents`).
final class Gateway {
  let loop: ServiceLoop
  let files: StaticFiles
  let fonts: FontFiles
  let hosts: HostCheck
  var store = SessionStore()
  /// By the id of the connection.
  var viewers: [UInt64: Viewer] = [:]
  /// Previews that can be asked for; empty before the first agent said hello.
  var previews: [PreviewInfo] = []
  let pool: AgentPool
  /// Called once, when connections are taken.
  private var ready: (() -> Void)?
  private var secondsUp = 0
  private var stoppingSince: Moment?

  /// Seconds after which connections are taken even if no agent has said hello.
  private static let patience = 3

  init(
    loop: ServiceLoop, files: StaticFiles, fonts: FontFiles, hosts: HostCheck,
    launcher: any AgentLauncher, agents: Int, ready: @escaping () -> Void
  ) {
    self.loop = loop
    self.files = files
    self.fonts = fonts
    self.hosts = hosts
    self.ready = ready
    pool = AgentPool(wanted: agents, launcher: launcher, loop: loop)
    pool.reported = { [unowned self] in reported($0, by: $1) }
    pool.lost = { [unowned self] in lost($0) }
  }

  func run() {
    loop.delegate = self
    pool.fill()
    loop.run()
    // Whoever did not end by itself by now, does not.
    pool.killAll()
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
    pool.close()
    stopIfDone()
  }

  var isStopping: Bool { stoppingSince != nil }

  func stopIfDone() {
    if isStopping, viewers.isEmpty, pool.isDisconnected { loop.stop() }
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
    pool.secondPassed(at: now)
    dropOverdueViewers(at: now)
    endAbandonedSessions(at: now)
    assignSessions(at: now)
  }
}
