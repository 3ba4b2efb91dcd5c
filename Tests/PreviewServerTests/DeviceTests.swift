import PreviewWire
import Testing

@testable import PreviewServer

@Suite(.serialized) struct `Sessions on devices` {
  private static func made(by server: RunningServer) -> [SessionRequest] {
    server.agents.messages.compactMap { if case .create(let request) = $0 { request } else { nil } }
  }

  @Test func `a session is made on the device that was ordered, in its size, and says so`() throws {
    let server = try RunningServer()
    let answer = try #require(
      server.post("/api/sessions", #"{"preview": "drum", "device": "iphone-16-pro", "size": [390, 844]}"#))
    let path = try #require(answer.fields["location"])
    let socket = try #require(TestWebSocket(port: server.port, path: path + "/socket"))

    let hello = try #require(socket.nextText(containing: "hello"))
    #expect(hello.contains(#""device": "iphone-16-pro""#) && hello.contains(#""size": [402, 874]"#))
    #expect(hello.contains(#"{"slug": "iphone-se", "name": "iPhone SE", "size": [375, 667]"#))
    #expect(socket.nextFrame() == Array("K1".utf8))
    let request = try #require(Self.made(by: server).first)
    #expect(request.screen.device?.slug == "iphone-16-pro")
    #expect((request.screen.width, request.screen.height) == (402, 874))
  }

  @Test func `an order of a size has no device, and one of a wide size has it on its side`() throws {
    #expect(try SessionOrder(json: Array(#"{"preview": "drum"}"#.utf8)).screen.device == nil)
    let order = try SessionOrder(
      json: Array(#"{"preview": "drum", "device": "ipad", "size": [800, 600]}"#.utf8))
    #expect((order.screen.width, order.screen.height) == (1180, 820))
  }

  @Test func `an order on any other device is refused with those there are`() throws {
    let server = try RunningServer()
    let answer = try #require(server.post("/api/sessions", #"{"preview": "drum", "device": "nokia"}"#))

    #expect(answer.status == 400)
    #expect(answer.body.contains("“nokia”") && answer.body.contains("iphone-se, "), "\(answer.body)")
  }

  @Test func `the bars that the app shows are told to those who watch and to those who come later`() throws {
    let server = try RunningServer()
    let answer = try #require(server.post("/api/sessions", #"{"preview": "drum", "device": "ipad"}"#))
    let path = try #require(answer.fields["location"])
    let bars = #""type": "bars", "statusBar": "light", "homeIndicator": false"#

    #expect(try server.viewer(path).nextText(containing: bars) != nil)
    #expect(try server.viewer(path).nextText(containing: bars) != nil)
  }

  @Test func `one viewer chooses it for everybody, and the next agent makes it so`() throws {
    let server = try RunningServer()
    let path = try server.session()
    let (one, other) = (try server.viewer(path), try server.viewer(path))
    #expect(one.nextFrame() == Array("K1".utf8))
    #expect(other.nextFrame() == Array("K1".utf8))

    one.send(
      MessageFromViewer.screen(inputSeq: 1, .device(Device(slug: "iphone-se"), isOnSide: true)).encoded())

    #expect(other.nextText(containing: #""device": "iphone-se""#) != nil)
    #expect(other.nextFrame() == Array("F2i".utf8))
    // It has survived the setting by the next frame; before that it would be taken back.
    one.send(MessageFromViewer.key(.down, 2))
    #expect(other.nextFrame() == Array("F3ii".utf8))
    server.agents.crash()
    #expect(other.nextFrame() == Array("K4ii".utf8))
    #expect(Self.made(by: server).map(\.screen.device?.slug) == [nil, "iphone-se"])
    #expect(Self.made(by: server).map(\.screen.width) == [390, 667])
  }
}
