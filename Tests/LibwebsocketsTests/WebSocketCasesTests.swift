import Testing

@testable import Libwebsockets

/// Cases of RFC 6455 as the Autobahn suite groups them, for a server that takes binary messages only.
@Suite struct `Cases of WebSockets` {
  private func loop() throws -> RunningLoop {
    try RunningLoop(configure: { $0.maximumMessage = 16_384 }, service: { TestService() })
  }

  private func frame(
    _ payload: [UInt8] = [], opcode: UInt8 = 2, final: Bool = true, reserved: UInt8 = 0
  ) -> [UInt8] {
    RawWebSocket.frame(payload, opcode: opcode, final: final, reserved: reserved)
  }

  /// What the server says to these frames on a connection of their own.
  private func answer(to frames: [UInt8]...) throws -> RawWebSocket.Heard {
    let loop = try loop()
    let socket = try #require(RawWebSocket(port: loop.port))
    socket.send(frames.flatMap { $0 })
    return socket.next()
  }

  // MARK: The handshake

  @Test(arguments: [0, 1, 100, 130, 131, 1000, 4000, 16_000])
  func `frames in the handshake's own packet arrive unharmed`(count: Int) throws {
    let loop = try loop()
    let message = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 + $0 >> 8) }
    let socket = try #require(
      RawWebSocket(port: loop.port, early: frame(message) + frame([1]) + frame([2], opcode: 9)))
    #expect(socket.handshake.contains("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"))
    #expect(socket.handshake.contains("Sec-WebSocket-Protocol: test.1\r\n"))
    #expect(!socket.handshake.contains("Extensions"))
    var heard = [socket.next(), socket.next(), socket.next()]
    #expect(heard.contains(.pong([2])))
    heard.removeAll { $0 == .pong([2]) }
    #expect(heard == [.message(message), .message([1])])
  }

  @Test func `many small frames in the handshake's own packet arrive in their order`() throws {
    let loop = try loop()
    let frames = (0..<250).flatMap { frame([UInt8($0)]) }
    let socket = try #require(RawWebSocket(port: loop.port, early: frames))
    for index in 0..<250 { #expect(socket.next() == .message([UInt8(index)])) }
  }

  // MARK: Messages and fragments

  @Test(arguments: [0, 1, 125, 126, 127, 128, 4095, 4096, 4097, 16_383, 16_384])
  func `a message of any length that is allowed arrives as it is`(count: Int) throws {
    let message = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    #expect(try answer(to: frame(message)) == .message(message))
  }

  @Test func `a message that arrives byte by byte is one message`() throws {
    let loop = try loop()
    let socket = try #require(RawWebSocket(port: loop.port))
    for byte in frame([1, 2, 3]) { socket.send([byte]) }
    #expect(socket.next() == .message([1, 2, 3]))
  }

  @Test func `fragments become one message, with empty ones and pings between them`() throws {
    let loop = try loop()
    let socket = try #require(RawWebSocket(port: loop.port))
    socket.send(frame([1], final: false), frame([9], opcode: 9))
    #expect(socket.next() == .pong([9]))
    socket.send(frame([], opcode: 0, final: false), frame([2], opcode: 0, final: false))
    socket.send(frame([8], opcode: 10), frame([], opcode: 0))
    #expect(socket.next() == .message([1, 2]))
  }

  @Test func `a continuation of nothing, and a message within another, are 1002`() throws {
    #expect(try answer(to: frame([1], opcode: 0)) == .close(1002))
    #expect(try answer(to: frame([1], opcode: 0, final: false)) == .close(1002))
    #expect(try answer(to: frame([1], final: false), frame([2])) == .close(1002))
  }

  @Test func `text is 1003, also in fragments`() throws {
    #expect(try answer(to: frame([65], opcode: 1)) == .close(1003))
    #expect(try answer(to: frame([65], opcode: 1, final: false)) == .close(1003))
  }

  // MARK: What is too much

  @Test(arguments: [16_385, 20_000, 65_536, 1_000_000])
  func `a message that is too long is 1009, which can be read`(count: Int) throws {
    #expect(try answer(to: frame([UInt8](repeating: 1, count: count))) == .close(1009))
  }

  @Test(arguments: [1000, 4000, 65_536])
  func `fragments that are too much together are 1009, which can be read`(size: Int) throws {
    let loop = try loop()
    let socket = try #require(RawWebSocket(port: loop.port))
    let part = [UInt8](repeating: 1, count: size)
    for index in 0..<max(2, 65_536 / size) {
      socket.send(frame(part, opcode: index == 0 ? 2 : 0, final: false))
    }
    #expect(socket.next() == .close(1009))
    socket.send(frame([3, 241], opcode: 8))
    #expect(socket.next() == .end)
  }

  @Test(arguments: [16_385, 1 << 31, 1 << 62] as [UInt64])
  func `what announces too much is refused at its first byte`(announced: UInt64) throws {
    #expect(try answer(to: RawWebSocket.frame([1], announced: announced)) == .close(1009))
  }

  // MARK: Broken frames

  @Test(arguments: 1...7 as ClosedRange<UInt8>)
  func `reserved bits are 1002`(bits: UInt8) throws {
    #expect(try answer(to: frame([1], reserved: bits)) == .close(1002))
    #expect(try answer(to: frame([1], opcode: 9, reserved: bits)) == .close(1002))
  }

  @Test(arguments: [3, 4, 5, 6, 7, 11, 12, 13, 14, 15] as [UInt8])
  func `reserved opcodes are 1002`(opcode: UInt8) throws {
    #expect(try answer(to: frame([1], opcode: opcode)) == .close(1002))
  }

  @Test(arguments: [8, 9, 10] as [UInt8])
  func `control frames are not fragmented`(opcode: UInt8) throws {
    #expect(try answer(to: frame([3, 232], opcode: opcode, final: false)) == .close(1002))
  }

  @Test(arguments: [8, 9, 10] as [UInt8])
  func `control frames that are too long are 1002`(opcode: UInt8) throws {
    let payload: [UInt8] = [3, 232] + [UInt8](repeating: 65, count: 124)
    #expect(try answer(to: frame(payload, opcode: opcode)) == .close(1002))
    #expect(try answer(to: RawWebSocket.frame([1], opcode: opcode, announced: 65_536)) == .close(1002))
  }

  @Test func `a length beyond 63 bits is 1002`() throws {
    #expect(try answer(to: RawWebSocket.frame([1], announced: 1 << 63)) == .close(1002))
  }

  @Test func `a client that pings and then breaks the rules is told so all the same`() throws {
    let loop = try loop()
    let socket = try #require(RawWebSocket(port: loop.port))
    socket.send(frame([1, 2, 3], opcode: 9))
    #expect(socket.next() == .pong([1, 2, 3]))
    socket.send(frame([UInt8](repeating: 65, count: 126), opcode: 9))
    #expect(socket.next() == .close(1002))
  }

  @Test func `a client that hangs up without a word is not told anything`() throws {
    let loop = try loop()
    let socket = try #require(RawWebSocket(port: loop.port))
    socket.send(frame([1]))
    #expect(socket.next() == .message([1]))
    socket.client.finish()
    #expect(socket.next() == .end)
  }

  // MARK: Pings

  @Test(arguments: [0, 1, 124, 125])
  func `a ping is answered with what it holds`(count: Int) throws {
    let payload = [UInt8](repeating: 7, count: count)
    #expect(try answer(to: frame(payload, opcode: 9)) == .pong(payload))
  }

  @Test func `a pong that nobody asked for is nothing`() throws {
    #expect(try answer(to: frame([1], opcode: 10), frame([], opcode: 10), frame([2])) == .message([2]))
  }

  @Test func `of many pings at a time some are answered, and what follows arrives`() throws {
    let loop = try loop()
    let socket = try #require(RawWebSocket(port: loop.port))
    socket.send((0..<10).flatMap { frame([UInt8($0)], opcode: 9) } + frame([77]))
    var heard: [RawWebSocket.Heard] = []
    while heard.last != .message([77]), heard.last != .end { heard.append(socket.next()) }
    #expect(heard.last == .message([77]))
  }

  // MARK: Closing

  @Test(arguments: [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999])
  func `a close is answered with its own code`(code: Int) throws {
    let payload = [UInt8(code >> 8), UInt8(code & 0xFF)] + Array("grüß".utf8)
    let loop = try loop()
    let socket = try #require(RawWebSocket(port: loop.port))
    socket.send(frame(payload, opcode: 8), frame([1]))
    #expect(socket.next() == .close(code))
    #expect(socket.next() == .end)
  }

  @Test func `a close without a code is answered`() throws {
    let heard = try answer(to: frame([], opcode: 8))
    #expect(heard == .odd([0x88, 0]) || heard == .close(1000))
  }

  @Test(arguments: [0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65_535])
  func `a close with a code that is none is 1002`(code: Int) throws {
    #expect(try answer(to: frame([UInt8(code >> 8), UInt8(code & 0xFF)], opcode: 8)) == .close(1002))
  }

  @Test func `half a code is 1002, and a reason that is no UTF-8 is 1007`() throws {
    #expect(try answer(to: frame([3], opcode: 8)) == .close(1002))
    #expect(try answer(to: frame([3, 232, 0xCE, 0xBA, 0xE1], opcode: 8)) == .close(1007))
    #expect(try answer(to: frame([3, 232, 0xED, 0xA0, 0x80], opcode: 8)) == .close(1007))
  }

  // MARK: What the library does not keep

  /// RFC 6455, 5.1 wants such a connection closed. The library does not say whether a frame had a mask.
  @Test func `frames without a mask are taken`() throws {
    #expect(try answer(to: RawWebSocket.frame([1, 2], isMasked: false)) == .message([1, 2]))
  }
}
