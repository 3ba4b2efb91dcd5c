import PreviewWire
import Testing

@testable import PreviewServer

@Suite(.serialized) struct `Light and dark sessions` {
  private static func made(by server: RunningServer) -> [Appearance] {
    server.agents.messages.compactMap {
      if case .create(let request) = $0 { request.appearance } else { nil }
    }
  }

  @Test func `a session is made as it was ordered, and says so`() throws {
    let server = try RunningServer()
    let answer = try #require(server.post("/api/sessions", #"{"preview": "drum", "appearance": "dark"}"#))
    let path = try #require(answer.fields["location"])
    let socket = try #require(TestWebSocket(port: server.port, path: path + "/socket"))

    #expect(socket.nextText(containing: "hello")?.contains(#""appearance": "dark""#) == true)
    #expect(socket.nextFrame() == Array("K1".utf8))
    #expect(Self.made(by: server) == [.dark])
  }

  @Test func `one viewer switches it for everybody, and the next agent makes it so`() throws {
    let server = try RunningServer()
    let path = try server.session()
    let (one, other) = (try server.viewer(path), try server.viewer(path))
    #expect(one.nextFrame() == Array("K1".utf8))
    #expect(other.nextFrame() == Array("K1".utf8))

    one.send(ViewerMessage.appearance(inputSeq: 1, .dark).encoded())

    #expect(other.nextText(containing: #""appearance": "dark""#) != nil)
    #expect(other.nextFrame() == Array("F2i".utf8))
    server.agents.crash()
    #expect(other.nextFrame() == Array("K3i".utf8))
    #expect(Self.made(by: server) == [.light, .dark])
    let late = try #require(TestWebSocket(port: server.port, path: path + "/socket"))
    #expect(late.nextText(containing: "hello")?.contains(#""appearance": "dark""#) == true)
  }
}
