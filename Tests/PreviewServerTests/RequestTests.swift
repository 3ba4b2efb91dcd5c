import PreviewWire
import Testing

@testable import PreviewServer

@Suite(.serialized) struct `Requests of a session` {
  private let agents = FakeAgents()
  private let builder = FakeBuilder()
  private let row = RequestRow(
    method: "GET", address: "https://a.example/films", answer: .sample, detail: "Page<Film>", count: 1)

  private func started() throws -> RunningServer {
    agents.make("a", .init(requests: [row]))
    let server = try RunningServer(agents: agents, builder: builder)
    builder.build("a", holes: [])
    try server.waitForPreview()
    return server
  }

  @Test func `are told to those who watch, whenever they change, and to those who come later`() throws {
    let server = try started()
    let path = try server.session()
    let socket = try server.viewer(path)

    let list = try #require(socket.nextText(containing: #""type": "requests""#))
    #expect(
      list.contains(
        #""requests": [{"method": "GET", "address": "https://a.example/films", "answer": "sample", "detail": "Page"#
      ))
    socket.send(MessageFromViewer.key(inputSeq: 1, time: 0, .down).encoded())
    #expect(socket.nextText(containing: #""type": "requests""#) != nil)

    let other = try server.viewer(path)
    #expect(other.nextText(containing: #""type": "requests""#)?.contains(#""count": "#) == true)
  }

  @Test func `are gone with the agent that made them`() throws {
    let server = try started()
    let socket = try server.viewer(try server.session())
    #expect(socket.nextText(containing: #""type": "requests""#) != nil)

    agents.make("b", .init())
    builder.build("b", number: 2)

    #expect(socket.nextText(containing: #""type": "requests", "requests": []"#) != nil)
  }
}
