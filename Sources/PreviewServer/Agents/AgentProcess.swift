import Glibc
import Libwebsockets
import PreviewSession
import PreviewWire

/// One running agent, as the gateway sees it: a socket that takes messages and gives reports.
final class AgentProcess {
  /// Handles of the sessions that it has or was told to make.
  var sessions: Set<SessionHandle> = []
  /// Session that it is making, none of whose frames has come yet.
  var making: (session: SessionHandle, since: Moment)?
  /// Said hello, and takes sessions.
  private(set) var isReady = false

  /// The pictures of its frames.
  private(set) var images = ImageTable()

  private let launched: LaunchedAgent
  private let reported: (AgentReport, AgentProcess) -> Void
  private var file: AdoptedFile?
  private var assembler = PacketAssembler()
  /// Packets that the socket did not take yet.
  private var outgoing: [[UInt8]] = []
  private var outgoingBytes = 0
  private var watch = PingWatch()

  /// Bytes that may wait for an agent that does not read; beyond them it counts as hung.
  private static let outgoingLimit = 4 << 20

  /// - Parameters:
  ///   - reported: every report, in the order they come.
  ///   - ended: called once, when the agent is gone.
  init?(
    _ launched: LaunchedAgent, in loop: ServiceLoop, reported: @escaping (AgentReport, AgentProcess) -> Void,
    ended: @escaping (AgentProcess) -> Void
  ) {
    self.launched = launched
    self.reported = reported
    let file = loop.adopt(
      launched.socket, readable: { [weak self] in self?.read() ?? false },
      writable: { [weak self] in self?.flush() },
      closed: { [weak self] in
        guard let self else { return }
        launched.kill()
        ended(self)
      })
    guard let file else { return nil }
    self.file = file
  }

  /// Sends a message, and a ping along with it if none is under way.
  func send(_ message: AgentMessage, at now: Moment) {
    enqueue(message)
    if let number = watch.ping(at: now) { enqueue(.ping(number)) }
    flush()
  }

  /// Whether it can be told to make a session: it is not making another, or has been at that for too long to
  /// wait.
  func mayMake(at now: Moment) -> Bool {
    making.map { now.seconds(since: $0.since) >= 1 } ?? true
  }

  /// Ends it if it does not answer.
  func checkPulse(at now: Moment) {
    if watch.isHung(at: now) { kill() }
  }

  func kill() {
    launched.kill()
    file?.close()
  }

  /// Hangs up, on which an agent ends by itself.
  func hangUp() {
    file?.close()
  }

  func reap() -> Bool {
    launched.reap()
  }

  private func enqueue(_ message: AgentMessage) {
    // Nothing the gateway says is past a limit: inputs were measured when they came in, states by the
    // decoder.
    guard let packets = try? message.packets() else { return }
    outgoing += packets
    outgoingBytes += packets.reduce(0) { $0 + $1.count }
    if outgoingBytes > Self.outgoingLimit { kill() }
  }

  private func flush() {
    guard let file, file.isOpen, !outgoing.isEmpty else { return }
    var sent = 0
    for packet in outgoing {
      let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
      guard Glibc.send(file.fileDescriptor, packet, packet.count, flags) >= 0 else { break }
      outgoingBytes -= packet.count
      sent += 1
    }
    outgoing.removeFirst(sent)
    if !outgoing.isEmpty { file.requestWritable() }
  }

  /// Reads what is there, a bounded number of packets at a time. False at the end.
  private func read() -> Bool {
    guard let file else { return false }
    return withUnsafeTemporaryAllocation(byteCount: WireLimits.packet, alignment: 16) { buffer in
      for _ in 0..<32 {
        let count = recv(file.fileDescriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
        if count < 0, errno == EAGAIN || errno == EINTR { return true }
        guard count > 0, receive(UnsafeRawBufferPointer(rebasing: buffer[..<count])) else { return false }
      }
      return true
    }
  }

  /// False when the agent broke the format: it cannot be trusted any more.
  private func receive(_ packet: UnsafeRawBufferPointer) -> Bool {
    do {
      guard let message = try assembler.receive(packet) else { return true }
      let report = try AgentReport(decoding: message)
      switch report {
      case .hello: isReady = true
      case .pong(let number): watch.answered(number)
      case .image(let image): images.insert(image)
      case .frame, .failed, .log, .knobs: break
      }
      reported(report, self)
      return true
    } catch {
      Log.note("agent ended: \(error.reason)")
      return false
    }
  }
}
