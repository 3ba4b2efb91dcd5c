import PreviewWire
import Testing

@testable import PreviewServer

@Suite(.serialized) struct `Turned sessions` {
  @Test func `one viewer turns the device, and later viewers and the next agent find it so`() throws {
    let server = try RunningServer()
    let path = try server.session()
    let (one, other) = (try server.viewer(path), try server.viewer(path))
    #expect(one.nextFrame() == Array("K1".utf8))
    #expect(other.nextFrame() == Array("K1".utf8))

    let onItsSide = WireSize(widthPoints: 844, heightPoints: 390)
    one.send(MessageFromViewer.screen(inputSeq: 1, .size(onItsSide)).encoded())

    #expect(other.nextText(containing: #""type": "size""#)?.contains(#""size": [844, 390]"#) == true)
    #expect(other.nextFrame() == Array("F2i".utf8))
    let late = try #require(TestWebSocket(port: server.port, path: path + "/socket"))
    let hello = late.nextText(containing: "hello")
    #expect(hello?.contains(#""size": [844, 390], "isSizeChosen": true"#) == true)
    // It has survived the setting by the next frame; before that it would be taken back.
    one.send(MessageFromViewer.key(.down, 2))
    #expect(other.nextFrame() == Array("F3ii".utf8))
    server.agents.crash()
    #expect(other.nextFrame() == Array("K4ii".utf8))
    let requests = server.agents.messages.compactMap {
      if case .create(let request) = $0 { request } else { nil }
    }
    #expect(requests.map(\.screen.width) == [390, 844])
    #expect(requests.map(\.screen.height) == [844, 390])
    #expect(requests.map(\.screen.isSizeChosen) == [false, true])
  }
}
