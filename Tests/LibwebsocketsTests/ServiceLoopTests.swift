import Foundation
import Testing

@testable import Libwebsockets

@Suite struct `Service loop` {
  @Test func `a client that does not finish its request is hung up on`() throws {
    let loop = try RunningLoop(configure: { $0.headTimeout = 1 }, service: { TestService() })
    let client = RawClient(port: loop.port, patience: 9)
    client.send("GET / HTTP/1.1\r\nHost:")
    let bytes = client.receive()
    // Reset, because what it sent was never taken; either way not after the client's own nine seconds, and
    // long before the ten that are usual.
    #expect(bytes == [] || (bytes == nil && errno == ECONNRESET))
  }

  @Test func `the oldest of too many silent clients makes room for the next`() throws {
    let loop = try RunningLoop(
      configure: {
        $0.waitingRoomCapacity = 1
        $0.headTimeout = 600
      }, service: { TestService() })
    let first = RawClient(port: loop.port)
    let second = RawClient(port: loop.port)
    #expect(first.receive() == [])
    withExtendedLifetime(second) {}
  }

  @Test func `a loop that is stopped before it runs has nothing left open`() throws {
    let before = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    for _ in 0..<20 {
      let loop = try ServiceLoop(.init(subprotocol: "test"), listener: Listener(host: "127.0.0.1", port: 0))
      loop.startListening()
    }
    let after = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    // Other tests open and close some at the same time; twenty loops would leave two hundred.
    #expect(after - before < 60)
  }

  @Test func `a taken port is told from an address that is none`() throws {
    let first = try Listener(host: "127.0.0.1", port: 0)
    #expect(throws: ListenError.portInUse(first.port)) { try Listener(host: "127.0.0.1", port: first.port) }
    #expect(throws: ListenError.unusableAddress("203.0.113.1")) { try Listener(host: "203.0.113.1", port: 0) }
    #expect(first.address == PeerAddress(text: "127.0.0.1", isLoopback: true))
  }

  @Test(arguments: [("now", "HTTP/1.1 200"), ("later", "HTTP/1.1 200"), ("never", "HTTP/1.1 504")])
  func `an answer may be given at once, later, or not in time`(kind: String, status: String) throws {
    let loop = try RunningLoop(service: { SlowService(kind) })
    let client = RawClient(port: loop.port)
    client.send(Self.request)
    #expect(client.text().hasPrefix(status))
  }

  @Test func `an answer to somebody who has hung up goes nowhere, and the next one is served`() throws {
    let requested = DispatchSemaphore(value: 0)
    // The first request has no answer before the second one comes.
    let loop = try RunningLoop(service: {
      SlowService("later", patience: 60, least: 2, requested: { requested.signal() })
    })
    let client = RawClient(port: loop.port)
    do {
      let gone = RawClient(port: loop.port)
      gone.send(Self.request)
      requested.wait()
    }
    client.send(Self.request)
    #expect(client.text().hasPrefix("HTTP/1.1 200"))
  }

  private static let request = "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n\r\n{}"
}

/// Answers once a second has passed, or at once, or never.
private final class SlowService: ServiceDelegate {
  private let kind: String
  private let patience: Int
  /// Requests without which nobody is answered.
  private let least: Int
  private let requested: () -> Void
  private var pending: [PendingResponse] = []

  init(_ kind: String, patience: Int = 1, least: Int = 1, requested: @escaping () -> Void = {}) {
    self.kind = kind
    self.patience = kind == "later" ? 60 : patience
    self.least = least
    self.requested = requested
  }

  private func respond(to request: Request) -> Answer {
    requested()
    if kind == "now" { return .now(Response(status: 200)) }
    let response = PendingResponse(patience: patience, otherwise: Response(status: 504))
    pending.append(response)
    return .later(response)
  }

  func secondPassed() {
    guard kind == "later", pending.count >= least else { return }
    for response in pending { response.fulfil(Response(status: 200)) }
    // Twice is as once.
    for response in pending { response.fulfil(Response(status: 500)) }
  }

  func admit(_ head: RequestHead, from peer: PeerAddress) -> Admission {
    .answer(by: { [unowned self] in respond(to: $0) })
  }
  func refusal(status: Int, sentence: String) -> Response { Response(status: status) }
  func received(_ message: [UInt8], on connection: Connection) {}
  func nextMessage(for connection: Connection) -> OutboundMessage? { nil }
  func closed(_ connection: Connection) {}
  func signalled(_ signal: Int32) {}
}
