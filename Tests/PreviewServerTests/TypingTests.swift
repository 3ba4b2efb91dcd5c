import PreviewWire
import Testing

@testable import PreviewServer

@Suite(.serialized) struct `Typing into a session, through the server` {
  private let agents = FakeAgents()

  private func tap(_ socket: TestWebSocket, seq: Int) {
    for phase in [TouchSample.Phase.began, .ended] {
      let sample = TouchSample(phase: phase, touchID: 0, time: seq, location: .zero)
      socket.send(MessageFromViewer.touches(inputSeq: seq, samples: [sample]).encoded())
    }
  }

  @Test func `only the viewer that touched is told, and is told when another one has the keyboard`() throws {
    let server = try RunningServer(agents: agents)
    let path = try server.session()
    let (one, other) = (try server.viewer(path), try server.viewer(path))

    tap(one, seq: 1)
    let told = try #require(one.nextText(containing: #""type": "typing""#))
    #expect(told.contains(#""text": "field of 1""#) && told.contains(#""keyboard": "text""#))

    tap(other, seq: 1)
    let next = try #require(other.nextText(containing: #""type": "typing""#))
    // The first message about typing that this viewer ever gets is its own.
    #expect(next.contains(#""text": "field of 2""#))
    #expect(one.nextText(containing: #""type": "typing", "input": null"#) != nil)
  }

  @Test func `what is typed reaches the agent, and the answer the viewer`() throws {
    let server = try RunningServer(agents: agents)
    let socket = try server.viewer(try server.session())
    socket.send(MessageFromViewer.typing(inputSeq: 7, .insert("wörd")).encoded())
    let told = try #require(socket.nextText(containing: #""type": "typing""#))
    #expect(told.contains(#""inputSeq": 7"#) && told.contains(#""text": "wörd""#))
  }

  @Test func `the keyboard goes with the agent`() throws {
    let server = try RunningServer(agents: agents)
    let socket = try server.viewer(try server.session())
    tap(socket, seq: 1)
    #expect(socket.nextText(containing: #""type": "typing", "input": {"#) != nil)
    agents.crash()
    #expect(socket.nextText(containing: #""type": "typing", "input": null"#) != nil)
  }
}
