import Glibc
import PreviewWire
import Testing

@testable import PreviewBuilder

/// A builder on a thread of its own, with a gateway's end of its socket.
final class RunningBuilder {
  private let socket: Int32
  private var assembler = PacketAssembler()
  private var thread = pthread_t()

  /// - Parameter path: what to preview.
  init(_ path: String, cache: Scratch) throws {
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
    socket = ends[0]
    let workshop = try Workshop(
      SourceRoot(path), programFolder: Self.programFolder, cache: cache("cache"))
    let service = BuilderService(workshop, ReportSocket(descriptor: ends[1]))
    let started = pthread_create(
      &thread, nil,
      { raw in
        guard let raw else { return nil }
        Unmanaged<BuilderService>.fromOpaque(raw).takeRetainedValue().run()
        return nil
      }, Unmanaged.passRetained(service).toOpaque())
    try #require(started == 0)
  }

  deinit {
    close(socket)
    pthread_join(thread, nil)
  }

  /// Where the modules are that were built with this program.
  static var programFolder: String {
    guard let path = RealPath.of("/proc/self/exe") else { return "" }
    return path.parentFolder
  }

  func send(_ message: MessageToBuilder) throws {
    for packet in try message.packets() {
      _ = packet.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }
  }

  /// The next report but for steps, of which a slow reader gets fewer; nil when none comes within a time that
  /// only a fault reaches.
  func report() throws -> MessageFromBuilder? {
    while true {
      var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 60_000) == 1 else { return nil }
      var packet = [UInt8](repeating: 0, count: WireLimits.packet)
      let count = recv(socket, &packet, packet.count, 0)
      guard count > 0 else { return nil }
      if let whole = try assembler.receive(Array(packet[..<count])) {
        let report = try MessageFromBuilder(decoding: whole)
        if case .step = report { continue }
        return report
      }
    }
  }

  /// The next report that says how a save ended; those before are left out.
  func outcome() throws -> MessageFromBuilder? {
    while let report = try report() {
      switch report {
      case .built, .unchanged, .failed: return report
      default: continue
      }
    }
    return nil
  }

  func built() throws -> BuildResult {
    let outcome = try outcome()
    guard case .built(let result) = outcome else {
      Issue.record("not built: \(String(describing: outcome))")
      throw WireError.brokenSequence
    }
    return result
  }
}
