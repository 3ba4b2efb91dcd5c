import PreviewWire
import Testing

@testable import PreviewServer

@Suite(.serialized) struct `Agents that come and go` {
  @Test func `when an agent dies its session goes on in a new one, where it was`() throws {
    let server = try RunningServer()
    let path = try server.session()
    let socket = try server.viewer(path)
    #expect(socket.nextFrame() == Array("K1".utf8))
    socket.send(MessageFromViewer.key(.down, 1))
    #expect(socket.nextFrame() == Array("F2i".utf8))

    server.agents.crash()

    #expect(socket.nextText(containing: #""type": "agent""#) != nil)
    #expect(socket.nextFrame() == Array("K3i".utf8))
    socket.send(MessageFromViewer.ack(3))
    socket.send(MessageFromViewer.key(.down, 2))
    #expect(socket.nextFrame() == Array("F4ii".utf8))
  }

  @Test func `a session that ends every agent is given up, and another one does not notice`() throws {
    let server = try RunningServer()
    let (bad, good) = (try server.viewer(try server.session()), try server.viewer(try server.session()))
    #expect(good.nextFrame() == Array("K1".utf8))
    good.send(MessageFromViewer.ack(1))
    for kill in 1...3 {
      #expect(bad.nextFrame() != nil)
      bad.send(MessageFromViewer.ack(kill))
      bad.send(MessageFromViewer.key(.end, kill))
    }

    #expect(bad.nextText(containing: "failed") != nil)
    good.send(MessageFromViewer.key(.down, 1))
    #expect(good.nextFrame() == Array("F2i".utf8))
  }

  @Test func `a preview that cannot be made says why`() throws {
    let server = try RunningServer()
    let socket = try server.viewer(try server.session("broken"))
    #expect(socket.nextText(containing: "no such thing") != nil)
  }

  @Test func `an agent that stops answering is replaced`() throws {
    let server = try RunningServer()
    let socket = try server.viewer(try server.session())
    #expect(socket.nextFrame() == Array("K1".utf8))
    socket.send(MessageFromViewer.key(.pageUp, 1))
    #expect(socket.nextFrame() != nil)
    socket.send(MessageFromViewer.ack(2))
    socket.send(MessageFromViewer.key(.down, 2))
    #expect(socket.nextText(containing: #""type": "agent""#) != nil)
    #expect(socket.nextFrame()?.first == UInt8(ascii: "K"))
  }

  @Test func `an agent that gets stuck by itself is replaced, though nobody has done anything`() throws {
    let agents = FakeAgents()
    let server = try RunningServer(agents: agents)
    let socket = try server.viewer(try server.session())
    #expect(socket.nextFrame() == Array("K1".utf8))
    socket.send(MessageFromViewer.ack(1))

    agents.getStuck()

    #expect(socket.nextText(containing: "restarting") != nil)
  }

  @Test func `a viewer's stream never shows a number twice or out of order`() throws {
    let server = try RunningServer()
    let socket = try server.viewer(try server.session())
    var last = 0
    socket.send(MessageFromViewer.key(.home, 1))
    while last < 61, let frame = socket.nextFrame() {
      let seq = try #require(Int(String(decoding: frame.dropFirst().prefix { $0 != 0x69 }, as: UTF8.self)))
      #expect(seq > last)
      #expect(frame.first == UInt8(ascii: "K") || seq == last + 1)
      last = seq
      socket.send(MessageFromViewer.ack(seq))
    }
    #expect(last == 61)
  }
}
