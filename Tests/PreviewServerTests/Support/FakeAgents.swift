import Foundation
import PreviewServer
import PreviewWire
import Processes
import Synchronization

/// Agents that are threads of the test: the other end of a real socket pair, without any UIKit.
///
/// Frame n of a session has the payload "F", n, the session's state and, of an agent with a bundle, "@" and
/// its name; each input appends one byte to the state. Pins are where they were, on layer 100 and their
/// number, but for those whose words are `gone`. It has sent one picture, `00ff`. The key `end` kills
/// the agent, as a window of more than 4,000 points in height does, `home` makes it draw sixty frames,
/// `pageDown` makes it give thirty warnings, `pageUp` makes it stop answering. On any device it wants the
/// status bar light and no home indicator.
final class FakeAgents: AgentLauncher, Sendable {
  /// How agents of one bundle are.
  struct Character: Sendable {
    var previews = [
      PreviewInfo(
        slug: "drum", title: "Drum <1>", summary: "It turns.",
        source: SourceLine(file: "Drums/Drum.swift", line: 12)),
      PreviewInfo(slug: "broken", title: "Broken", summary: "It cannot be made."),
    ]
    /// The trouble of an agent when it is to make a preview, by slug.
    var trouble: [String: Trouble] = [:]
    /// The state of a session with which an agent ends as it is to make it; nil: none.
    var fatalState: [UInt8]?
    var knobs: [KnobInfo] = []
    /// Holes that a preview reaches as it is made; with each frame after that, the first of them once more.
    var reaches: [HoleReach] = []
    /// The requests of a preview as it is made; with each frame after that, the first of it once more.
    var requests: [RequestRow] = []
    /// Ends instead of saying hello.
    var isMute = false
    /// Says hello only after `FakeAgents.admit` was called.
    var waits = false
  }

  enum Trouble: Sendable {
    case crash
    case hang
    case refuse(String)
  }

  private struct Log {
    var launches: [AgentBundle?] = []
    var messages: [(bundle: String?, message: MessageToAgent)] = []
    var sockets: [(bundle: String?, socket: FakeSocket)] = []
    var interrupts: [Int32] = []
    var memory = 0
    var isStuck = false
  }

  private let log = Mutex(Log())
  private let characters: Mutex<[String: Character]> = Mutex([:])
  let gate = DispatchSemaphore(value: 0)

  var launches: Int { log.withLock { $0.launches.count } }
  var messages: [MessageToAgent] { log.withLock { $0.messages.map(\.message) } }
  /// The messages to agents of the bundle of that name.
  func messages(to bundle: String) -> [MessageToAgent] {
    log.withLock { $0.messages.filter { $0.bundle == bundle }.map(\.message) }
  }
  /// Names of the bundles that agents were launched with, in order.
  var bundles: [String?] { log.withLock { $0.launches.map { $0?.library } } }
  /// Agents that run now, by the name of their bundle.
  var running: [String?] { log.withLock { $0.sockets.filter { $0.socket.isOpen }.map(\.bundle) } }
  /// By which signals agents were asked where they hang. Only the second answer names a line.
  var interrupts: [Int32] { log.withLock { $0.interrupts } }
  /// From now on no agent answers anything, and each eats a processor.
  func getStuck() { log.withLock { $0.isStuck = true } }
  /// The memory that every agent is said to hold from now on, in bytes.
  func setMemory(_ bytes: Int) { log.withLock { $0.memory = bytes } }

  func make(_ bundle: String, _ character: Character) { characters.withLock { $0[bundle] = character } }

  /// Ends all agents that have a session as a crash would.
  func crash() {
    for socket in log.withLock({ $0.sockets.map(\.socket) }) where socket.hasSession { socket.shutDown() }
  }

  /// Has the agents that have a session send bytes that are no packet.
  func sendGarbage() {
    for socket in log.withLock({ $0.sockets.map(\.socket) }) where socket.hasSession {
      socket.send([[UInt8](repeating: 0xFF, count: 99)])
    }
  }

  /// Ends the agents of a bundle that have a session as a crash would, `text` on their lips.
  func crash(_ bundle: String?, saying text: String) {
    for socket in log.withLock({ $0.sockets.filter { $0.bundle == bundle }.map(\.socket) })
    where socket.hasSession {
      socket.say(text)
      socket.shutDown()
    }
  }

  func launch(_ bundle: AgentBundle?) throws(LaunchError) -> LaunchedProcess {
    let pair = try FakeSocket.pair()
    var errors: [Int32] = [-1, -1]
    guard pipe(&errors) == 0 else { throw .system(call: "pipe", errno: errno) }
    let own = FakeSocket(pair.other, errors: errors[1])
    let name = bundle?.library
    let character = characters.withLock { $0[name ?? ""] } ?? Character()
    log.withLock {
      $0.launches.append(bundle)
      $0.sockets.append((name, own))
    }
    Thread.detachNewThread { [self] in
      if character.waits { gate.wait() }
      FakeAgent(
        socket: own, bundle: name, character: character,
        heard: { message in
          if case .create = message { own.begin() }
          return self.log.withLock {
            $0.messages.append((name, message))
            return !$0.isStuck
          }
        }
      ).run()
    }
    return LaunchedProcess(
      socket: pair.ours, errors: errors[0],
      interrupt: { [self] signal in
        log.withLock { $0.interrupts.append(signal) }
        let line = signal == HangSignals.first ? "" : ":3:5"
        own.say(
          """
          *** Signal 3: Backtracing from 0x1... done ***
          *** Program crashed: Terminated at 0x0000000000000000 ***
          0 spin() + 1 in x at /x/Spin.swift\(line)
          Backtrace took 0s

          """)
      }, kill: { own.shutDown() }, reap: { own.isOpen ? nil : .signalled(4) },
      residentBytes: { [self] in log.withLock { $0.memory } },
      processorSeconds: { [self] in
        log.withLock { $0.isStuck } ? Double(MonotonicClock.microseconds) / 1_000_000 : 0
      })
  }
}

/// The other end of a socket, and of a pipe for errors. Its number is given back once, and not used after
/// that: it may be somebody else's by then.
final class FakeSocket: Sendable {
  private struct Ends {
    var socket: Int32
    var errors: Int32
    var hasSession = false
  }

  private let ends: Mutex<Ends>

  init(_ socket: Int32, errors: Int32 = -1) {
    ends = Mutex(Ends(socket: socket, errors: errors))
  }

  static func pair() throws(LaunchError) -> (ours: Int32, other: Int32) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue), 0, &ends) == 0 else {
      throw .system(call: "socketpair", errno: errno)
    }
    return (ends[0], ends[1])
  }

  var isOpen: Bool { ends.withLock { $0.socket >= 0 } }
  /// Whether the agent was told to make a session.
  var hasSession: Bool { ends.withLock { $0.hasSession } }
  func begin() { ends.withLock { $0.hasSession = true } }

  func shutDown() {
    ends.withLock { if $0.socket >= 0 { shutdown($0.socket, Int32(SHUT_RDWR)) } }
  }

  func say(_ text: String) {
    ends.withLock { if $0.errors >= 0 { _ = write($0.errors, text, text.utf8.count) } }
  }

  func send(_ packets: [[UInt8]]) {
    ends.withLock { ends in
      guard ends.socket >= 0 else { return }
      for packet in packets { Foundation.send(ends.socket, packet, packet.count, Int32(MSG_NOSIGNAL)) }
    }
  }

  /// The messages that come, until the other side hangs up; then the ends are closed.
  func receive(_ heard: (AssembledMessage) -> Void) {
    // Only this thread closes it.
    let socket = ends.withLock { $0.socket }
    var assembler = PacketAssembler()
    var packet = [UInt8](repeating: 0, count: WireLimits.packet)
    while true {
      let count = recv(socket, &packet, packet.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      if let message = try? assembler.receive(Array(packet[..<count])) { heard(message) }
    }
    closeAll()
  }

  func closeAll() {
    ends.withLock { ends in
      for end in [ends.socket, ends.errors] where end >= 0 { close(end) }
      ends = Ends(socket: -1, errors: -1)
    }
  }
}

/// One of them.
private final class FakeAgent {
  private struct Session {
    var seq: Int
    var state: [UInt8]
    /// How many bytes of acts it has told.
    var acts: Int
    var knobs: [KnobSetting]
    var reaches: [HoleReach]
    var requests: [RequestRow]
  }

  private let socket: FakeSocket
  private let bundle: String?
  private let character: FakeAgents.Character
  /// Hears of a message; false where it is not to be answered.
  private let heard: (MessageToAgent) -> Bool
  private var sessions: [SessionHandle: Session] = [:]
  private var isMute = false

  init(
    socket: FakeSocket, bundle: String?, character: FakeAgents.Character,
    heard: @escaping (MessageToAgent) -> Bool
  ) {
    self.socket = socket
    self.bundle = bundle
    self.character = character
    self.heard = heard
  }

  /// A state that these agents find no place for.
  static let unplacedState: [UInt8] = [0xEE]

  func run() {
    if character.isMute {
      socket.say("Fatal error: cannot open the library\n")
      return socket.closeAll()
    }
    report(.hello(version: WireVersion.agent, previews: character.previews))
    if let picture = ImageReport(hash: "00ff", mediaType: .png, bytes: Array("picture".utf8)) {
      report(.image(picture))
    }
    socket.receive { message in
      guard let told = try? MessageToAgent(decoding: message) else { return }
      let isAnswered = heard(told)
      if !isMute, isAnswered { handle(told) }
    }
  }

  private func handle(_ message: MessageToAgent) {
    switch message {
    case .create(let request): create(request)
    case .input(let handle, let viewer, let bytes): input(bytes, handle, from: viewer)
    case .keyframe(let handle): frame(handle, isKeyframe: true)
    case .ping(let number): report(.pong(number))
    case .digest(let handle):
      let shown = sessions[handle]?.state.reduce(UInt64(7)) { $0 &* 31 &+ UInt64($1) } ?? 0
      report(.digest(handle, SceneDigest(value: shown), hasMoreActs: false))
    case .restore(let handle, let state):
      sessions[handle]?.state = state
      sessions[handle]?.seq += 1
      frame(handle, isKeyframe: false)
    case .setKnobs(let handle, let settings):
      sessions[handle]?.knobs = settings
      sessions[handle]?.seq += 1
      frame(handle, isKeyframe: false)
    case .pins(let handle, let pins):
      report(
        .pinPlaces(
          handle,
          pins.map {
            PinPlace(
              number: $0.number, standing: $0.element.words == "gone" ? .orphaned : .here,
              layer: $0.element.words == "gone" ? nil : LayerID(100 + $0.number))
          }))
    case .picture(let handle, let request):
      // Not a picture, but it says what was asked for.
      let shown = "picture of \(sessions[handle]?.seq ?? 0) at \(request.scale)"
      report(.picture(handle, number: request.number, .png(Array(shown.utf8))))
    case .suspend, .resume, .cancelTouches: break
    }
  }

  private func create(_ request: SessionRequest) {
    switch character.trouble[request.slug] {
    case .crash:
      socket.say("*** Signal 4: Backtracing from 0x1... done ***\nFatal error: of \(request.slug)\n")
      return socket.shutDown()
    case .hang:
      isMute = true
      return
    case .refuse(let message): return report(.failed(request.handle, message: message))
    case nil: break
    }
    if request.state == character.fatalState { return socket.shutDown() }
    if request.slug == "broken" { return report(.failed(request.handle, message: "no such thing")) }
    sessions[request.handle] = Session(
      seq: request.firstSeq, state: request.state, acts: request.acts.count, knobs: request.knobs,
      reaches: character.reaches,
      requests: character.requests)
    if !character.knobs.isEmpty {
      let names = Set(character.knobs.map(\.name))
      let unknown = request.knobs.map(\.name).filter { !names.contains($0) }
      report(.knobs(request.handle, character.knobs, unknown: unknown))
    }
    frame(request.handle, isKeyframe: true)
    if request.state == Self.unplacedState { report(.unplaced(request.handle, ["main"])) }
    guard request.screen.device != nil else { return }
    report(.bars(request.handle, ScreenBars(statusBar: .light, showsHomeIndicator: false)))
  }

  private func input(_ bytes: [UInt8], _ handle: SessionHandle, from viewer: Int) {
    let message = try? MessageFromViewer(decoding: bytes)
    if case .point(let request, let point) = message {
      return report(.element(handle, viewer: viewer, request: request, Self.element(at: point)))
    }
    if case .touches(let seq, _) = message {
      report(.typing(handle, viewer: viewer, TypingReport(inputSeq: seq, text: "field of \(viewer)")))
    }
    if case .typing(let seq, .insert(let text)) = message {
      report(.typing(handle, viewer: viewer, TypingReport(inputSeq: seq, text: text)))
    }
    if case .key(_, _, .end) = message { socket.shutDown() }
    if case .screen(_, .size(let size)) = message, size.heightPoints > 4000 { return socket.shutDown() }
    if case .key(_, _, .pageUp) = message { isMute = true }
    if case .key(_, _, .pageDown) = message {
      for number in 0..<30 { report(.log(handle, message: "no cell \(number) <b>")) }
    }
    var count = 1
    if case .key(_, _, .home) = message { count = 60 }
    for _ in 0..<count {
      sessions[handle]?.seq += 1
      sessions[handle]?.state.append(UInt8(ascii: "i"))
      report(.acts(handle, from: sessions[handle]?.acts ?? 0, bytes: [UInt8(ascii: "a")]))
      sessions[handle]?.acts += 1
      frame(handle, isKeyframe: false)
    }
  }

  /// Everywhere to the right of the left edge there is the third cell.
  private static func element(at point: WirePoint) -> FoundElement? {
    guard point.x > 0 else { return nil }
    return FoundElement(
      element: PinElement(kind: .cell, view: "main", item: 2, words: "Aloe", before: "Fern"),
      fraction: PinFraction(x: 0.5, y: 0.25), point: point, layer: 33, origin: .zero,
      size: WireSize(widthPoints: 100, heightPoints: 44))
  }

  private func frame(_ handle: SessionHandle, isKeyframe: Bool) {
    guard let session = sessions[handle] else { return }
    let payload =
      (isKeyframe ? "K" : "F") + "\(session.seq)" + String(decoding: session.state, as: UTF8.self)
      + (bundle.map { "@\($0)" } ?? "")
    report(
      .frame(
        FrameReport(
          handle: handle, isKeyframe: isKeyframe, seq: session.seq, state: session.state,
          payload: Array(payload.utf8))))
    if !session.requests.isEmpty {
      report(.requests(handle, session.requests))
      sessions[handle]?.requests[0].count += 1
    }
    guard !session.reaches.isEmpty else { return }
    report(.holes(handle, session.reaches))
    sessions[handle]?.reaches[0].count += 1
  }

  private func report(_ report: MessageFromAgent) {
    socket.send((try? report.packets()) ?? [])
  }
}
