import Foundation
import PreviewWire
import Testing

@testable import PreviewServer

@Suite(.serialized) struct `Sessions that outlive their server` {
  private func server(_ folder: StoreFolder, agents: FakeAgents = FakeAgents()) throws -> RunningServer {
    try RunningServer(
      agents: agents,
      configure: {
        $0.stateFolder = folder.path
        $0.keepDays = 30
      })
  }

  /// Waits until the server has said that the frame of that number is kept.
  private func waitUntilKept(_ seq: Int, _ socket: TestWebSocket) -> Bool {
    while let text = socket.nextText(containing: #""type": "kept""#) {
      let number = text.split(separator: #""seq": "#).last.flatMap { Int($0.prefix { $0.isNumber }) }
      if number ?? 0 >= seq { return true }
    }
    return false
  }

  @Test func `what a viewer was told is kept is there after the server was killed at any moment`() throws {
    let folder = try StoreFolder()
    let first = try server(folder)
    let path = try first.session()
    let socket = try first.viewer(path)
    #expect(socket.nextFrame() == Array("K1".utf8))
    socket.send(MessageFromViewer.ack(1))
    socket.send(MessageFromViewer.key(.down, 1))
    #expect(socket.nextFrame() == Array("F2i".utf8))
    #expect(waitUntilKept(2, socket))
    // As a machine finds it that lost its power: the first server still has it open.
    let after = try folder.crashed()

    let agents = FakeAgents()
    let second = try server(after, agents: agents)

    #expect(second.get(path)?.status == 200)
    #expect(try second.viewer(path).nextFrame() == Array("K10003i".utf8))
    let request = agents.messages.compactMap { if case .create(let request) = $0 { request } else { nil } }
      .first
    #expect(request?.acts == Array("a".utf8) && request?.source == ProgramVersion.text)
  }

  @Test func `a link that was given out is kept, though nobody has opened it`() throws {
    let folder = try StoreFolder()
    let first = try server(folder)
    let path = try first.session()
    let second = try server(try folder.crashed())
    #expect(try second.viewer(path).nextFrame()?.first == UInt8(ascii: "K"))
  }

  @Test func `settings of the screen and knobs go along`() throws {
    let gap = KnobInfo(name: "gap", title: "Gap", value: .number(1), style: .float)
    let agents = FakeAgents()
    agents.make("", .init(knobs: [gap]))
    let folder = try StoreFolder()
    let first = try server(folder, agents: agents)
    let path = try first.session()
    let socket = try first.viewer(path)
    #expect(socket.nextText(containing: #""knobs""#) != nil)
    socket.send(MessageFromViewer.setKnob(inputSeq: 1, KnobSetting(name: "gap", value: .number(7))).encoded())
    socket.send(MessageFromViewer.screen(inputSeq: 2, .appearance(.dark)).encoded())
    #expect(socket.nextText(containing: "dark") != nil)
    while socket.nextText(containing: #""type": "kept""#)?.contains(#""seq": 3"#) == false {}

    let again = FakeAgents()
    let second = try server(try folder.crashed(), agents: again)
    let hello = try #require(TestWebSocket(port: second.port, path: path + "/socket")).nextText(
      containing: "hello")
    #expect(hello?.contains(#""appearance": "dark""#) == true)
    wait { !again.messages.isEmpty }
    let request = again.messages.compactMap { if case .create(let request) = $0 { request } else { nil } }
      .first
    #expect(request?.knobs == [KnobSetting(name: "gap", value: .number(7))])
    #expect(request?.screen.appearance == .dark)
  }

  @Test func `no session of another source is shown, nor lost`() throws {
    let folder = try StoreFolder()
    let path: String
    do {
      let gallery = try server(folder)
      path = try gallery.session()
      withExtendedLifetime(gallery) {}
    }
    do {
      let builder = FakeBuilder()
      let own = try RunningServer(
        builder: builder,
        configure: {
          $0.stateFolder = folder.path
          $0.keepDays = 30
        })
      #expect(own.get(path)?.status == 404)
    }
    let again = try server(folder)
    #expect(again.get(path)?.status == 200)
  }

  @Test func `a second server on the same folder shows previews all the same`() throws {
    let folder = try StoreFolder()
    let first = try server(folder)
    let second = try server(folder)
    let path = try second.session()
    #expect(try second.viewer(path).nextFrame() == Array("K1".utf8))
    #expect(first.get(path)?.status == 404)
  }

  @Test func `sleeping ones have no agent until somebody comes`() throws {
    let folder = try StoreFolder()
    var paths: [String] = []
    do {
      let first = try server(folder)
      paths = try (0..<20).map { _ in try first.session() }
      withExtendedLifetime(first) {}
    }
    let agents = FakeAgents()
    let second = try server(folder, agents: agents)
    #expect(second.get("/healthz")?.body.contains(#""sessions": 20"#) == true)
    #expect(agents.launches == 1, "the spare one")
    #expect(try second.viewer(paths[7]).nextFrame() != nil)
  }
}
