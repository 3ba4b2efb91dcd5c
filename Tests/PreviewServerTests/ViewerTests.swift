import PreviewWire
import Testing

@testable import PreviewServer

@Suite(.serialized) struct `Viewers of a session` {
  @Test func `a viewer is greeted, gets the whole tree, and the changes that its input makes`() throws {
    let server = try RunningServer()
    let path = try server.session()
    let socket = try #require(TestWebSocket(port: server.port, path: path + "/socket"))

    let hello = try #require(socket.nextText(containing: "hello"))
    #expect(hello.contains(#""viewer": 1, "session": "\#(path.dropFirst(3))""#))
    #expect(hello.contains(#""size": [390, 844]"#))
    #expect(socket.nextFrame() == Array("K1".utf8))
    socket.send(MessageFromViewer.press(1))
    #expect(socket.nextFrame() == Array("F2i".utf8))
    #expect(!socket.handshake.contains("Sec-WebSocket-Extensions"))
    #expect(socket.handshake.contains("Sec-WebSocket-Protocol: scrollwork.1"))
  }

  @Test func `two viewers get the identical bytes, and the late one a keyframe first`() throws {
    let server = try RunningServer()
    let path = try server.session()
    let first = try server.viewer(path)
    #expect(first.nextFrame() == Array("K1".utf8))
    first.send(MessageFromViewer.key(.down, 1))
    #expect(first.nextFrame() == Array("F2i".utf8))

    let second = try server.viewer(path)
    #expect(second.nextFrame() == Array("K2i".utf8))
    first.send(MessageFromViewer.key(.down, 2))

    let frames = (first.nextFrame(), second.nextFrame())
    #expect(frames.0 == Array("F3ii".utf8))
    #expect(frames.0 == frames.1)
  }

  @Test func `every viewer hears which viewers are here`() throws {
    let server = try RunningServer()
    let path = try server.session()
    let first = try server.viewer(path)
    do {
      let second = try server.viewer(path)
      #expect(first.nextText(containing: #""presence", "viewers": 2"#) != nil)
      second.send([], opcode: 8)
    }
    #expect(first.nextText(containing: #""presence", "viewers": 1"#) != nil)
  }

  @Test func `a viewer that presses second is told that another one drags`() throws {
    let server = try RunningServer()
    let path = try server.session()
    let (first, second) = (try server.viewer(path), try server.viewer(path))
    #expect(first.nextFrame() == Array("K1".utf8))
    #expect(second.nextFrame() == Array("K1".utf8))
    first.send(MessageFromViewer.press(1))
    #expect(second.nextFrame() == Array("F2i".utf8))
    second.send(MessageFromViewer.press(1))
    #expect(second.nextText(containing: "busy") != nil)
  }

  @Test func `warnings are told as they come, and the last twenty to a viewer that comes later`() throws {
    let server = try RunningServer()
    let path = try server.session()
    let first = try server.viewer(path)
    #expect(first.nextFrame() == Array("K1".utf8))
    first.send(MessageFromViewer.key(.pageDown, 1))
    let last = first.nextText(containing: "no cell 29 ")
    #expect(last == #"{"type": "log", "message": "no cell 29 \u003cb>"}"#)

    let second = try server.viewer(path)
    let told = (10..<30).compactMap { number in second.nextText(containing: #""log""#).map { ($0, number) } }
    #expect(told.count == 20)
    #expect(told.allSatisfy { $0.0.contains("no cell \($0.1) ") })
  }

  @Test(arguments: [
    "/s/AAAAAAAAAAAAAAAAAAAAAA/socket", "/s/x/socket", "/s//socket", "/s/%2e%2e/socket",
    "/s/AAAAAAAAAAAAAAAAAAAAAB/socket",
  ])
  func `an unknown session opens, and closes with 4404`(path: String) throws {
    let server = try RunningServer()
    let socket = try #require(TestWebSocket(port: server.port, path: path))
    guard case .close(4404, let reason) = socket.next() else {
      Issue.record("not closed with 4404")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test func `another subprotocol is not spoken`() throws {
    let server = try RunningServer()
    let path = try server.session()
    let socket = try #require(TestSocket(port: server.port))
    let request = TestWebSocket.request(port: server.port, path: path + "/socket")
    socket.send(Array(request.replacing("scrollwork.1", with: "scrollwork.9").utf8))
    #expect(TestResponse(socket.receiveAll())?.status == 400)
  }

  @Test func `text, nonsense, too much and too many each close with their code, others go on`() throws {
    let server = try RunningServer()
    let path = try server.session()
    let good = try server.viewer(path)
    #expect(good.nextFrame() != nil)

    let text = try server.viewer(path)
    text.send(Array("{}".utf8), opcode: 1)
    #expect(text.closeCode() == 1003)

    for nonsense in [[0x99], [0x10], [0x13, 0x80], [0x14, 0x00], [0x10, 1, 0xFF, 0x7F]] as [[UInt8]] {
      let socket = try server.viewer(path)
      socket.send(nonsense)
      #expect(socket.closeCode() == 1007, "\(nonsense)")
    }

    let big = try server.viewer(path)
    big.send([UInt8](repeating: 0x14, count: 16_385))
    #expect(big.closeCode() == 1009)

    let fast = try server.viewer(path)
    for _ in 0..<600 { fast.send(MessageFromViewer.ack(0)) }
    #expect(fast.closeCode() == 1008)

    good.send(MessageFromViewer.ack(1))
    good.send(MessageFromViewer.key(.down, 1))
    #expect(good.nextFrame() == Array("F2i".utf8))
  }

  @Test func `a message in fragments is one message, and too many fragments are too much`() throws {
    let server = try RunningServer()
    let socket = try server.viewer(try server.session())
    _ = socket.nextFrame()
    let message = MessageFromViewer.press(1)

    socket.send(Array(message[..<2]), final: false)
    socket.send([], opcode: 9)
    socket.send(Array(message[2..<4]), opcode: 0, final: false)
    socket.send(Array(message[4...]), opcode: 0)
    #expect(socket.next() == .gone)  // the pong, which this client has no name for
    #expect(socket.nextFrame() == Array("F2i".utf8))

    for index in 0..<5 {
      socket.send([UInt8](repeating: 0, count: 4000), opcode: index == 0 ? 2 : 0, final: false)
    }
    #expect(socket.closeCode() == 1009)
  }

  @Test func `a viewer that does not acknowledge gets eight frames, then one keyframe of the newest`() throws
  {
    let server = try RunningServer()
    let path = try server.session()
    let stalled = try server.viewer(path)
    let active = try server.viewer(path)
    #expect(active.nextFrame() == Array("K1".utf8))
    for seq in 2...40 {
      active.send(MessageFromViewer.ack(seq - 1))
      active.send(MessageFromViewer.key(.down, seq))
      #expect(active.nextFrame()?.starts(with: Array("F\(seq)".utf8)) == true)
    }

    for _ in 1...8 { #expect(stalled.nextFrame() != nil) }
    stalled.send(MessageFromViewer.ack(8))

    #expect(stalled.nextFrame()?.starts(with: Array("K40".utf8)) == true)
  }

  @Test func `a viewer that lost the thread gets the newest frame again, whole`() throws {
    let server = try RunningServer()
    let socket = try server.viewer(try server.session())
    #expect(socket.nextFrame() == Array("K1".utf8))
    socket.send(MessageFromViewer.key(.down, 1))
    #expect(socket.nextFrame() == Array("F2i".utf8))
    socket.send(MessageFromViewer.keyframeRequest.encoded())
    #expect(socket.nextFrame() == Array("K2i".utf8))
  }

  @Test func `touches of a viewer that disappears are cancelled, and a session without viewers is suspended`()
    throws
  {
    let server = try RunningServer()
    let path = try server.session()
    do {
      let socket = try server.viewer(path)
      _ = socket.nextFrame()
      socket.send(MessageFromViewer.press(1))
      #expect(socket.nextFrame() != nil)
    }
    wait { server.agents.messages.contains(.suspend(1)) }
    #expect(server.agents.messages.contains(.cancelTouches(1, viewer: 1)))
    #expect(server.agents.messages.contains(.suspend(1)))
    let second = try server.viewer(path)
    #expect(second.nextFrame() != nil)
    second.send(MessageFromViewer.press(1))
    #expect(second.nextFrame() != nil)
    #expect(server.agents.messages.contains(.resume(1)))
  }
}
