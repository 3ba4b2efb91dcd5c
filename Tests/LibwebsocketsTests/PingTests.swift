import Testing

@testable import Libwebsockets

/// Asks whoever says something whether it is there, and says when it has answered.
private final class AskingService: ServiceDelegate {
  private var answered: Set<UInt64> = []

  func admit(_ head: RequestHead, from peer: PeerAddress) -> Admission { .open(for: { _ in }) }
  func refusal(status: Int, sentence: String) -> Response { Response(status: status) }

  func received(_ message: [UInt8], on connection: Connection) {
    connection.ping()
    connection.ping()
  }

  func ponged(_ connection: Connection) {
    answered.insert(connection.id)
    connection.requestWritable()
  }

  func nextMessage(for connection: Connection) -> OutboundMessage? {
    answered.remove(connection.id).map { _ in .binary(OutboundBuffer([7])) }
  }

  func closed(_ connection: Connection) {}
  func secondPassed() {}
  func signalled(_ signal: Int32) {}
}

@Suite struct `A ping` {
  private let ping: [UInt8] = [0x89, 1, UInt8(ascii: "?")]

  @Test func `is sent when it is asked for, and its answer is told`() throws {
    let loop = try RunningLoop(service: { AskingService() })
    let client = try #require(RawWebSocket(port: loop.port))
    client.send(RawWebSocket.frame([1]))
    #expect(client.next() == .odd(ping), "one, however often it was asked for before it went")
    client.send(RawWebSocket.frame([63], opcode: 10))
    #expect(client.next() == .message([7]))
    client.send(RawWebSocket.frame([2]))
    #expect(client.next() == .odd(ping))
  }

  @Test func `may be answered amid a message, and by who was not asked`() throws {
    let loop = try RunningLoop(service: { AskingService() })
    let client = try #require(RawWebSocket(port: loop.port))
    client.send(RawWebSocket.frame([63], opcode: 10))
    #expect(client.next() == .message([7]))
    client.send(RawWebSocket.frame([1], final: false), RawWebSocket.frame([63], opcode: 10))
    #expect(client.next() == .message([7]))
    client.send(RawWebSocket.frame([2], opcode: 0))
    #expect(client.next() == .odd(ping))
  }

  @Test func `that is not answered harms nobody, nor does a flood of answers`() throws {
    let loop = try RunningLoop(service: { AskingService() })
    let (silent, loud) = (
      try #require(RawWebSocket(port: loop.port)), try #require(RawWebSocket(port: loop.port))
    )
    silent.send(RawWebSocket.frame([1]))
    #expect(silent.next() == .odd(ping))
    for _ in 0..<1000 { loud.send(RawWebSocket.frame([63], opcode: 10)) }
    loud.send(RawWebSocket.frame([1]))
    while case .message(let bytes) = loud.next() { #expect(bytes == [7]) }
    silent.send(RawWebSocket.frame([1]))
    #expect(silent.next() == .odd(ping))
  }
}
