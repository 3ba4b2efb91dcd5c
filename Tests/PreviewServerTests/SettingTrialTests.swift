import PreviewWire
import Testing

@testable import PreviewServer

@Suite(.serialized) struct `Settings on trial` {
  @Test func `a size that ends the agent is taken back for everybody, and refused the next time`() throws {
    let server = try RunningServer()
    let path = try server.session()
    let (one, other) = (try server.viewer(path), try server.viewer(path))
    #expect(one.nextFrame() == Array("K1".utf8))
    let tall = MessageFromViewer.screen(inputSeq: 1, .size(WireSize(widthPoints: 64, heightPoints: 4096)))

    one.send(tall.encoded())

    #expect(other.nextText(containing: "takenBack")?.contains("a size of 64 × 4096") == true)
    #expect(other.nextText(containing: #""size": [390, 844]"#) != nil)
    #expect(one.nextText(containing: "running") != nil)
    let made = server.agents.messages.compactMap {
      if case .create(let request) = $0 { request } else { nil }
    }
    #expect(made.map(\.screen.height) == [844, 844])

    one.send(tall.encoded())
    #expect(one.nextText(containing: "takenBack") != nil)
    one.send(MessageFromViewer.ack(99))
    one.send(MessageFromViewer.key(.down, 3))
    #expect(one.nextFrame()?.last == UInt8(ascii: "i"))
  }
}
