import PreviewWire
import Testing

@testable import PreviewServer

@Suite(.serialized) struct `Sessions in languages of either direction` {
  private static func made(by server: RunningServer) -> [ReadingDirection] {
    server.agents.messages.compactMap {
      if case .create(let request) = $0 { request.direction } else { nil }
    }
  }

  @Test func `a session is made as it was ordered, and says so`() throws {
    let server = try RunningServer()
    let answer = try #require(server.post("/api/sessions", #"{"preview": "drum", "direction": "rtl"}"#))
    let path = try #require(answer.fields["location"])
    let socket = try #require(TestWebSocket(port: server.port, path: path + "/socket"))

    #expect(socket.nextText(containing: "hello")?.contains(#""direction": "rtl""#) == true)
    #expect(socket.nextFrame() == Array("K1".utf8))
    #expect(Self.made(by: server) == [.rightToLeft])
  }

  @Test func `an order in any other direction is refused with those there are`() throws {
    let server = try RunningServer()
    let answer = try #require(server.post("/api/sessions", #"{"preview": "drum", "direction": "up"}"#))

    #expect(answer.status == 400)
    #expect(answer.body.contains("or none for ltr"), "\(answer.body)")
  }

  @Test func `one viewer switches it for everybody, and the next agent makes it so`() throws {
    let server = try RunningServer()
    let path = try server.session()
    let (one, other) = (try server.viewer(path), try server.viewer(path))
    #expect(one.nextFrame() == Array("K1".utf8))
    #expect(other.nextFrame() == Array("K1".utf8))

    one.send(ViewerMessage.direction(inputSeq: 1, .rightToLeft).encoded())

    #expect(other.nextText(containing: #""direction": "rtl""#) != nil)
    #expect(other.nextFrame() == Array("F2i".utf8))
    server.agents.crash()
    #expect(other.nextFrame() == Array("K3i".utf8))
    #expect(Self.made(by: server) == [.leftToRight, .rightToLeft])
  }
}
