import Foundation
import Synchronization
import Testing

@testable import Libwebsockets

@Suite struct `Service loop` {
  @Test func `a client that does not finish its request is hung up on`() throws {
    let ended = try withLoop(headTimeout: 1, clientPatience: 9) { client in
      send(client, "GET / HTTP/1.1\r\nHost:", 20, 0)
      var byte: UInt8 = 0
      let count = recv(client, &byte, 1, 0)
      return count < 0 ? Int(errno) : count
    }
    // Reset, because what it sent was never taken; either way not after the client's own nine seconds, and
    // long before the ten that are usual.
    #expect(ended == 0 || ended == Int(ECONNRESET))
  }

  @Test func `the oldest of too many silent clients makes room for the next`() throws {
    let answer = try withLoop(waitingRoom: 1) { client in
      var byte: UInt8 = 0
      // A second one comes while this one says nothing.
      let port = boundPort(ofPeer: client)
      let second = connectToLoopback(port)
      defer { close(second) }
      return recv(client, &byte, 1, 0)
    }
    #expect(answer == 0)
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
    let service = SlowService(kind)
    var answer = ""
    _ = try withLoop(delegate: service) { client in
      let request = "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n\r\n{}"
      send(client, request, request.utf8.count, 0)
      answer = everything(from: client)
      return 0
    }
    #expect(answer.hasPrefix(status))
  }

  @Test func `an answer to somebody who has hung up goes nowhere, and the next one is served`() throws {
    let service = SlowService("later", patience: 60)
    var answer = ""
    _ = try withLoop(delegate: service) { client in
      let request = "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n\r\n{}"
      let gone = connectToLoopback(boundPort(ofPeer: client))
      // The first request has no answer before the second one comes.
      service.hold()
      send(gone, request, request.utf8.count, 0)
      service.waitForRequest()
      close(gone)
      send(client, request, request.utf8.count, 0)
      answer = everything(from: client)
      return 0
    }
    #expect(answer.hasPrefix("HTTP/1.1 200"))
  }

  /// Runs a loop beside `body`, which gets a connected client, and returns what that does.
  private func withLoop(
    headTimeout: Int = 600, waitingRoom: Int = 10, clientPatience: Int = 60, delegate: SlowService? = nil,
    _ body: (Int32) -> Int
  ) throws -> Int {
    let (ready, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let handle = HandleBox()
    Thread.detachNewThread {
      var configuration = ServiceConfiguration(subprotocol: "test")
      configuration.headTimeout = headTimeout
      configuration.waitingRoomCapacity = waitingRoom
      if let listener = try? Listener(host: "127.0.0.1", port: 0),
        let loop = try? ServiceLoop(configuration, listener: listener)
      {
        handle.value.withLock { $0 = (loop.handle, listener.port) }
        loop.delegate = delegate
        loop.startListening()
        ready.signal()
        loop.run()
      }
      ended.signal()
    }
    ready.wait()
    let (stop, bound) = try #require(handle.value.withLock { $0 })
    let client = connectToLoopback(bound, patience: clientPatience)
    defer {
      close(client)
      stop.stop()
      ended.wait()
    }
    return body(client)
  }
}

/// Answers once a second has passed, or at once, or never.
private final class SlowService: ServiceDelegate, @unchecked Sendable {
  // Touched by the loop's thread only, but for `isHeld`, which is set before there is a request.
  private let kind: String
  private let patience: Int
  private var pending: [PendingResponse] = []
  private let isHeld = Mutex(false)
  private let requested = DispatchSemaphore(value: 0)

  init(_ kind: String, patience: Int = 1) {
    self.kind = kind
    self.patience = kind == "later" ? 60 : patience
  }

  /// Answers no request before a second one has come.
  func hold() { isHeld.withLock { $0 = true } }
  func waitForRequest() { requested.wait() }

  private func respond(to request: Request) -> Answer {
    requested.signal()
    if kind == "now" { return .now(Response(status: 200)) }
    let response = PendingResponse(patience: patience, otherwise: Response(status: 504))
    pending.append(response)
    if pending.count > 1 { isHeld.withLock { $0 = false } }
    return .later(response)
  }

  func secondPassed() {
    guard kind == "later", !isHeld.withLock({ $0 }) else { return }
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

/// All bytes until the other side hangs up.
private func everything(from client: Int32) -> String {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 4096)
  while true {
    let count = recv(client, &chunk, chunk.count, 0)
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
    bytes += chunk[..<count]
  }
}

private final class HandleBox: Sendable {
  let value = Mutex<(LoopHandle, Int)?>(nil)
}

/// A client socket that waits at most so many seconds for anything.
private func connectToLoopback(_ port: Int, patience: Int = 60) -> Int32 {
  let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  var patience = timeval(tv_sec: patience, tv_usec: 0)
  setsockopt(client, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = UInt16(port).bigEndian
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  _ = withUnsafePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
    }
  }
  return client
}

private func boundPort(ofPeer client: Int32) -> Int {
  var address = sockaddr_in()
  var length = socklen_t(MemoryLayout<sockaddr_in>.size)
  _ = withUnsafeMutablePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(client, $0, &length) }
  }
  return Int(UInt16(bigEndian: address.sin_port))
}
