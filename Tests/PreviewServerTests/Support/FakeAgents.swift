import Foundation
import PreviewServer
import PreviewWire
import Synchronization

/// Agents that are threads of the test: the other end of a real socket pair, without any UIKit.
///
/// Frame n of a session has the payload "F", n and the session's state; each input appends one byte to the
/// state. It has sent one picture, `00ff`. The key `end` kills the agent, `home` makes it draw sixty frames, `pageDown` makes it give thirty warnings, `pageUp` makes it stop answering.
final class FakeAgents: AgentLauncher, Sendable {
  private struct Log {
    var launches = 0
    var messages: [AgentMessage] = []
    var socket: Int32 = -1
  }

  private let log = Mutex(Log())

  var launches: Int { log.withLock { $0.launches } }
  var messages: [AgentMessage] { log.withLock { $0.messages } }

  /// Ends the agent as a crash would.
  func crash() {
    log.withLock { _ = shutdown($0.socket, Int32(SHUT_RDWR)) }
  }

  func launch() throws(AgentLaunchError) -> LaunchedAgent {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue), 0, &ends) == 0 else {
      throw .system(call: "socketpair", errno: errno)
    }
    let own = ends[1]
    log.withLock {
      $0.launches += 1
      $0.socket = own
    }
    Thread.detachNewThread { [self] in
      FakeAgent(socket: own, heard: { message in self.log.withLock { $0.messages.append(message) } }).run()
    }
    return LaunchedAgent(socket: ends[0], kill: { shutdown(own, Int32(SHUT_RDWR)) }, reap: { true })
  }
}

/// One of them.
private final class FakeAgent {
  private struct Session {
    var seq: Int
    var state: [UInt8]
  }

  private let socket: Int32
  private let heard: (AgentMessage) -> Void
  private var sessions: [SessionHandle: Session] = [:]
  private var isMute = false

  init(socket: Int32, heard: @escaping (AgentMessage) -> Void) {
    self.socket = socket
    self.heard = heard
  }

  func run() {
    report(
      .hello(
        version: WireVersion.agent,
        previews: [
          PreviewInfo(slug: "drum", title: "Drum <1>", summary: "It turns."),
          PreviewInfo(slug: "broken", title: "Broken", summary: "It cannot be made."),
        ]))
    if let picture = ImageReport(hash: "00ff", mediaType: .png, bytes: Array("picture".utf8)) {
      report(.image(picture))
    }
    var assembler = PacketAssembler()
    var packet = [UInt8](repeating: 0, count: WireLimits.packet)
    while true {
      let count = recv(socket, &packet, packet.count, 0)
      guard count > 0 else { break }
      guard let message = try? assembler.receive(Array(packet[..<count])),
        let told = try? AgentMessage(decoding: message)
      else { continue }
      heard(told)
      if !isMute { handle(told) }
    }
    close(socket)
  }

  private func handle(_ message: AgentMessage) {
    switch message {
    case .create(let request) where request.slug == "broken":
      report(.failed(request.handle, message: "no such thing"))
    case .create(let request):
      sessions[request.handle] = Session(seq: request.firstSeq, state: request.state)
      frame(request.handle, isKeyframe: true)
    case .input(let handle, _, let bytes): input(bytes, handle)
    case .keyframe(let handle): frame(handle, isKeyframe: true)
    case .ping(let number): report(.pong(number))
    case .end(let handle): sessions[handle] = nil
    case .suspend, .resume, .cancelTouches, .setKnobs, .restore: break
    }
  }

  private func input(_ bytes: [UInt8], _ handle: SessionHandle) {
    let message = try? ViewerMessage(decoding: bytes)
    if case .key(_, _, .end) = message { shutdown(socket, Int32(SHUT_RDWR)) }
    if case .key(_, _, .pageUp) = message { isMute = true }
    if case .key(_, _, .pageDown) = message {
      for number in 0..<30 { report(.log(handle, message: "no cell \(number) <b>")) }
    }
    var count = 1
    if case .key(_, _, .home) = message { count = 60 }
    for _ in 0..<count {
      sessions[handle]?.seq += 1
      sessions[handle]?.state.append(UInt8(ascii: "i"))
      frame(handle, isKeyframe: false)
    }
  }

  private func frame(_ handle: SessionHandle, isKeyframe: Bool) {
    guard let session = sessions[handle] else { return }
    let payload = Array((isKeyframe ? "K" : "F").utf8) + Array("\(session.seq)".utf8) + session.state
    report(
      .frame(
        FrameReport(
          handle: handle, isKeyframe: isKeyframe, seq: session.seq, state: session.state, payload: payload)))
  }

  private func report(_ report: AgentReport) {
    for packet in (try? report.packets()) ?? [] { send(socket, packet, packet.count, Int32(MSG_NOSIGNAL)) }
  }
}
