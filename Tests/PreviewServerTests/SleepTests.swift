import PreviewWire
import Testing

@testable import PreviewServer

@Suite(.serialized) struct `Sessions that sleep while somebody watches` {
  @Test func `have no agent, keep their viewers, and go on with the touch that wakes them`() throws {
    let server = try RunningServer(configure: { $0.sleepAfter = 1 })
    let socket = try server.viewer(try server.session())
    #expect(socket.nextFrame() == Array("K1".utf8))
    socket.send(MessageFromViewer.ack(1))
    socket.send(MessageFromViewer.key(.down, 1))
    #expect(socket.nextFrame() == Array("F2i".utf8))
    socket.send(MessageFromViewer.ack(2))

    // The session's own, the copy of it, and spares in their place.
    wait { server.agents.launches >= 3 && server.agents.running.count == 1 }
    #expect(server.agents.running.count == 1, "the spare one")
    #expect(server.get("/healthz")?.body.contains(#""viewers": 1"#) == true)

    socket.send(MessageFromViewer.key(.down, 2))

    // The frame as it woke, and the one after the touch; the newest wins.
    var frame = socket.nextFrame()
    if frame == Array("K3i".utf8) {
      socket.send(MessageFromViewer.ack(3))
      frame = socket.nextFrame()
    }
    #expect(String(decoding: frame?.dropFirst() ?? [], as: UTF8.self) == "4ii")
  }
}
