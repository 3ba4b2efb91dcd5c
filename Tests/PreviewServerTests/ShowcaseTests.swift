import PreviewWire
import Testing

@testable import PreviewServer

@Suite(.serialized) struct `Showcases` {
  static let order = #"{"preview": "drum"}"#

  @Test func `a preview has one showcase, made when it is first asked for`() throws {
    let server = try RunningServer()
    _ = server.get("/api/previews")
    #expect(server.get("/healthz")?.body.contains(#""sessions": 0"#) == true)

    let first = try #require(server.post("/api/showcases", Self.order))
    let second = try #require(server.post("/api/showcases", Self.order))

    #expect((first.status, second.status) == (201, 200))
    #expect(first.body == second.body)
    #expect(first.fields["location"].map { first.body.contains($0) } == true)
    #expect(server.get("/healthz")?.body.contains(#""sessions": 1"#) == true)
  }

  @Test func `its window has the usual size, whatever is asked`() throws {
    let server = try RunningServer()
    let path = try server.showcase(#"{"preview": "drum", "size": [100, 200]}"#)
    let socket = try #require(TestWebSocket(port: server.port, path: path + "/socket"))
    #expect(socket.nextText(containing: "hello")?.contains(#""size": [390, 844]"#) == true)
  }

  @Test func `it is light and upright, whatever is asked or switched`() throws {
    let server = try RunningServer()
    let path = try server.showcase(#"{"preview": "drum", "appearance": "dark"}"#)
    let socket = try #require(TestWebSocket(port: server.port, path: path + "/socket"))
    #expect(socket.nextText(containing: "hello")?.contains(#""appearance": "light""#) == true)
    #expect(socket.nextFrame() == Array("K1".utf8))

    socket.send(MessageFromViewer.screen(inputSeq: 1, .appearance(.dark)).encoded())
    let onItsSide = WireSize(widthPoints: 844, heightPoints: 390)
    socket.send(MessageFromViewer.screen(inputSeq: 2, .size(onItsSide)).encoded())
    socket.send(MessageFromViewer.key(.down, 3))

    // One input has reached the agent: the key.
    #expect(socket.nextFrame() == Array("F2i".utf8))
    let late = try #require(TestWebSocket(port: server.port, path: path + "/socket"))
    let hello = late.nextText(containing: "hello")
    #expect(hello?.contains(#""appearance": "light""#) == true)
    #expect(hello?.contains(#""size": [390, 844]"#) == true)
  }

  @Test func `all who look see the same, and so does who comes when the last has left`() throws {
    let server = try RunningServer()
    let path = try server.showcase()
    do {
      let (one, other) = (try server.viewer(path), try server.viewer(path))
      #expect(one.nextFrame() == Array("K1".utf8))
      #expect(other.nextFrame() == Array("K1".utf8))
      one.send(MessageFromViewer.press(1))
      #expect(other.nextFrame() == Array("F2i".utf8))
    }
    let late = try server.viewer(path)
    #expect(late.nextFrame() == Array("K2i".utf8))
  }

  @Test func `showcases take no place from sessions, nor sessions from showcases`() throws {
    let server = try RunningServer(configure: { $0.runningSessions = 4 })
    let path = try server.showcase()
    for _ in 0..<3 { _ = try server.session() }
    #expect(server.post("/api/sessions", Self.order)?.status == 429)
    #expect(try server.showcase() == path)
    #expect(server.get(path)?.status == 200)
    #expect(server.post("/api/showcases", #"{"preview": "broken"}"#)?.status == 201)
  }

  @Test func `a crowd at the showcases keeps no viewer out of a session`() throws {
    let server = try RunningServer()
    let showcase = try server.showcase()
    let crowd = try (0..<100).map { _ in try server.viewer(showcase) }
    let late = try #require(TestWebSocket(port: server.port, path: showcase + "/socket"))
    guard case .close(1013, let reason) = late.next() else {
      Issue.record("not closed with 1013")
      return
    }
    #expect(reason.contains("later"))
    #expect(try server.viewer(server.session()).nextFrame() == Array("K1".utf8))
    #expect(crowd.count == 100)
  }

  @Test func `one that failed is not made again at every look`() throws {
    let server = try RunningServer()
    let path = try server.showcase(#"{"preview": "broken"}"#)
    _ = try server.viewer(path).nextText(containing: "failed")
    #expect(try server.showcase(#"{"preview": "broken"}"#) == path)
    let made = server.agents.messages.count(where: { if case .create = $0 { true } else { false } })
    #expect(made == 1)
  }

  @Test func `a bad order for a showcase is answered with what is wrong`() throws {
    let server = try RunningServer()
    #expect(server.post("/api/showcases", "{")?.status == 400)
    #expect(server.post("/api/showcases", #"{"preview":"none"}"#)?.status == 404)
    #expect(server.post("/api/showcases", Self.order, type: "text/plain")?.status == 415)
    #expect(server.get("/api/showcases")?.status == 405)
  }
}
