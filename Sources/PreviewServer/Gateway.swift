import Libwebsockets
import PreviewSession
import PreviewWire
import Processes

/// Puts the parts of the server together, on the loop's one thread, and starts and stops them.
///
/// Each part has its own state, and knows only parts that stand before it: the sessions, the keeper of
/// what outlives them, the board with the news of builds, the fleet of agents, the desk of the builder, the
/// desk of links, the desk of remarks, the audience of viewers, the door for HTTP.
final class Gateway {
  private let loop: ServiceLoop
  private let keeper: Keeper
  private let fleet: Fleet
  private let desk: BuildDesk
  private let links: LinkDesk
  private let remarks: RemarkDesk
  private let audience: Audience
  private let door: HTTPDoor
  private let endsOrphans: Bool
  /// Called once, when connections are taken.
  private var ready: (() -> Void)?
  private let hosts: HostCheck
  private var firstVisit = FirstVisit()
  /// Called once, with the address of the first device other than this machine.
  private let reached: (String) -> Void
  private var secondsUp = 0
  private var stoppingSince: Moment?

  /// Seconds after which connections are taken even if no agent has said hello.
  private static let patience = 3
  /// Pixels per point of the pictures of remarks: enough to see which element is meant.
  private static let remarkPictureScale = 1
  /// Seconds for a close handshake with everybody who still listens.
  private static let farewellSeconds = 0.4

  init(
    loop: ServiceLoop, files: StaticFiles, fonts: FontFiles, hosts: HostCheck, options: ServerOptions,
    launcher: any AgentLauncher, builder: (any BuilderLauncher)?, owner: OwnerKey, keeping: StateKeeping?,
    isLoopback: Bool, addresses: [String], ready: @escaping () -> Void,
    reached: @escaping (String) -> Void
  ) {
    self.loop = loop
    self.ready = ready
    self.reached = reached
    self.hosts = hosts
    endsOrphans = options.endsOrphans
    let sessions = SessionRegistry()
    keeper = Keeper(keeping?.writer, loop: loop)
    let board = NewsBoard(sessions: sessions, editor: options.source?.editor)
    fleet = Fleet(
      sessions: sessions, keeper: keeper, board: board, options: options, launcher: launcher, loop: loop)
    fleet.restore(keeping?.sessions ?? [], at: (.now, .now))
    let owner = OwnerCheck(owner)
    desk = BuildDesk(
      sessions: sessions, fleet: fleet, board: board, source: options.source, launcher: builder, owner: owner,
      loop: loop)
    links = LinkDesk(keeping?.links ?? [], keeper: keeper)
    remarks = RemarkDesk(
      keeping?.remarks ?? [], sheets: keeping?.remarkSheets ?? [], sessions: sessions, keeper: keeper,
      folder: keeping?.folder)
    let doorkeeper = Doorkeeper(owner: owner, links: links, isLoopback: isLoopback)
    audience = Audience(
      sessions: sessions, fleet: fleet, desk: desk, board: board, pageBuild: files.fingerprint,
      allowsPrediction: options.allowsPrediction, doorkeeper: doorkeeper, links: links, remarks: remarks)
    door = HTTPDoor(
      files: files, fonts: fonts, hosts: hosts, sessions: sessions, keeper: keeper, fleet: fleet,
      desk: desk, board: board, audience: audience, owner: owner, links: links, doorkeeper: doorkeeper,
      remarks: remarks, addresses: addresses)
    remarks.paint = { session, done in
      session.picture(scale: Self.remarkPictureScale, at: .now) { picture in
        if case .png(let bytes) = picture { done(bytes) } else { done(nil) }
      }
    }
    links.ended = { [unowned audience] in audience.ended($0) }
    fleet.events = .init(
      ready: { [unowned self] in open() },
      ended: { [unowned desk] in desk.explain($0, in: $1, to: $2) },
      retained: { [unowned desk] in desk.retain($0) },
      sessionEnded: { [unowned links, unowned remarks] in
        links.sessionEnded($0)
        remarks.sessionEnded($0)
      },
      pinsFound: { [unowned remarks] in remarks.pinsFound(in: $0) },
      disconnected: { [unowned self] in stopIfDone() })
  }

  func run() {
    loop.delegate = self
    if desk.start() {
      // The page can show how the first build goes.
      open()
    } else {
      fleet.start(nil)
    }
    loop.run()
    keeper.finish()
  }

  /// Ends every process that is left.
  func killAll() {
    fleet.killAll()
    desk.kill()
  }

  /// Takes connections from now on: those that came earlier have waited in the kernel, and get what they ask
  /// for.
  private func open() {
    guard let ready else { return }
    self.ready = nil
    loop.startListening()
    ready()
  }

  /// Ends everything in order: no new connections, a word to those that are open, then the agents.
  private func beginStopping() {
    guard stoppingSince == nil else { return }
    stoppingSince = Moment.now
    loop.stopListening()
    audience.close()
    fleet.close()
    desk.close()
    stopIfDone()
  }

  private func stopIfDone() {
    guard stoppingSince != nil, audience.isEmpty, fleet.isDisconnected, desk.isDisconnected else { return }
    loop.stop()
  }

  /// Whether every process that was started has ended and been collected.
  func isGone() -> Bool {
    // Both have to be asked, to be collected.
    let (isFleetGone, isDeskGone) = (fleet.isGone(), desk.isGone())
    return isFleetGone && isDeskGone
  }
}

extension Gateway: ServiceDelegate {
  func admit(_ head: RequestHead, from peer: PeerAddress) -> Admission {
    let client = hosts.client(of: head, from: peer)
    let own = { PeerAddress.ofThisMachine().map(\.text) }
    if let visitor = firstVisit.requested(from: client, ownAddresses: own) { reached(visitor) }
    return door.admit(head)
  }

  func refusal(status: Int, sentence: String) -> Response { .plain(status, sentence) }

  func received(_ message: [UInt8], on connection: Connection) { audience.received(message, on: connection) }

  func ponged(_ connection: Connection) { audience.ponged(connection) }

  func nextMessage(for connection: Connection) -> OutboundMessage? { audience.nextMessage(for: connection) }

  func closed(_ connection: Connection) {
    audience.closed(connection)
    stopIfDone()
  }

  func signalled(_ signal: Int32) { beginStopping() }

  func secondPassed() {
    let now = Moment.now
    if endsOrphans { Orphans.end() }
    if let stoppingSince {
      if now.seconds(since: stoppingSince) > Self.farewellSeconds { loop.stop() }
      return
    }
    secondsUp += 1
    if secondsUp >= Self.patience { open() }
    fleet.secondPassed(at: now)
    desk.secondPassed(at: now)
    links.secondPassed(at: now)
    remarks.secondPassed()
    audience.secondPassed(at: now)
  }
}
