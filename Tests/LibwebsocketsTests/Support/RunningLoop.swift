import Foundation
import Synchronization
import Testing

@testable import Libwebsockets

/// A service loop on a thread of its own, at a free port of the loopback. Stopped when it is dropped.
final class RunningLoop: Sendable {
  let port: Int
  private let handle: LoopHandle
  private let ended: DispatchSemaphore

  /// - Parameters:
  ///   - configure: changes the usual settings.
  ///   - service: made on the loop's thread, and kept as long as the loop runs.
  ///   - prepare: called on the loop's thread before anybody comes in.
  init(
    configure: @Sendable (inout ServiceConfiguration) -> Void = { _ in },
    service: @escaping @Sendable () -> (any ServiceDelegate)?,
    prepare: @escaping @Sendable (ServiceLoop) -> Void = { _ in }
  ) throws {
    var settings = ServiceConfiguration(subprotocol: "test.1")
    configure(&settings)
    let configuration = settings
    let (ready, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let started = Box()
    Thread.detachNewThread {
      if let listener = try? Listener(host: "127.0.0.1", port: 0),
        let loop = try? ServiceLoop(configuration, listener: listener)
      {
        let delegate = service()
        loop.delegate = delegate
        prepare(loop)
        loop.startListening()
        started.value.withLock { $0 = (loop.handle, listener.port) }
        ready.signal()
        loop.run()
        withExtendedLifetime(delegate) {}
      } else {
        ready.signal()
      }
      ended.signal()
    }
    ready.wait()
    (handle, port) = try #require(started.value.withLock { $0 })
    self.ended = ended
  }

  deinit {
    handle.stop()
    ended.wait()
  }

  private final class Box: Sendable {
    let value = Mutex<(LoopHandle, Int)?>(nil)
  }
}

/// A service that answers every request with the same closure, and echoes messages.
final class TestService: ServiceDelegate {
  private let answer: (Request) -> Answer
  private let second: () -> Void
  private var echoes: [UInt64: [[UInt8]]] = [:]

  init(
    second: @escaping () -> Void = {},
    answer: @escaping (Request) -> Answer = { .now(Response(status: 200, body: $0.body)) }
  ) {
    self.second = second
    self.answer = answer
  }

  func admit(_ head: RequestHead, from peer: PeerAddress) -> Admission {
    head.isWebSocketUpgrade ? .open(for: { _ in }) : .answer(by: { [unowned self] in answer($0) })
  }

  func refusal(status: Int, sentence: String) -> Response {
    Response(status: status, fields: [("X-Ours", "yes")], body: Array(sentence.utf8))
  }

  func received(_ message: [UInt8], on connection: Connection) {
    echoes[connection.id, default: []].append(message)
    connection.requestWritable()
  }

  func nextMessage(for connection: Connection) -> OutboundMessage? {
    guard let waiting = echoes[connection.id], let next = waiting.first else { return nil }
    echoes[connection.id] = Array(waiting.dropFirst())
    connection.requestWritable()
    return .binary(OutboundBuffer(next))
  }

  func closed(_ connection: Connection) { echoes[connection.id] = nil }
  func secondPassed() { second() }
  func signalled(_ signal: Int32) {}
}
