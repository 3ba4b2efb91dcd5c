import Glibc
import PreviewWire
import Testing

@testable import PreviewServer

@Suite(.serialized) struct `Knobs and edits` {
  private let agents = FakeAgents()
  private let width = KnobInfo(
    name: "L.width", title: "Width", group: "L", value: .number(10), style: .float, minimum: 0, unit: "pt",
    declaration: "static let width = 10", literal: 19..<21)
  private let tint = KnobInfo(
    name: "L.tint", title: "Tint", value: .colour(red: 255, green: 0, blue: 1, alpha: 255), style: .colour)

  private func started(
    _ builder: FakeBuilder = FakeBuilder(), allowsEdits: Bool = false
  ) throws -> RunningServer {
    agents.make("a", .init(knobs: [width, tint]))
    let server = try RunningServer(agents: agents, builder: builder, allowsEdits: allowsEdits)
    builder.build("a")
    try server.waitForPreview()
    return server
  }

  private func turn(_ name: String, _ value: KnobValue, _ seq: Int = 1) -> [UInt8] {
    MessageFromViewer.setKnob(inputSeq: seq, KnobSetting(name: name, value: value)).encoded()
  }

  private func path(_ answer: TestResponse?) -> String {
    "\(answer?.body.split(separator: #""path": ""#).last?.prefix { $0 != "\"" } ?? "")"
  }

  @Test func `the page is told which knobs there are and where they stand`() throws {
    let server = try started()
    let socket = try server.viewer(try server.session())
    let text = try #require(socket.nextText(containing: #""knobs""#))
    let first = """
      {"name": "L.width", "title": "Width", "group": "L", "kind": "number", "value": 10, "default": 10, "min": 0, \
      "max": null, "isRangeStated": false, "step": null, "unit": "pt", "choices": [], "declaration": "static let width = 10", \
      "literal": [19, 21], "style": "float"}
      """
    #expect(text.hasPrefix(#"{"type": "knobs", "knobs": [\#(first), "#))
    #expect(text.contains(##""kind": "colour", "value": "#ff0001ff", "default": "#ff0001ff""##))
    #expect(text.hasSuffix(#""unknown": []}"#))
  }

  @Test func `who came by a link is told of knobs without the lines of code that they stand in`() throws {
    agents.make("", .init(knobs: [width, tint]))
    let guests = try Guests(agents: agents)
    let path = try guests.server.session()
    let guest = try guests.guest(path, key: try guests.link(path, "control").key)
    let text = try #require(guest.nextText(containing: #""knobs""#))
    #expect(text.contains(#""declaration": "", "literal": [0, 0]"#) && !text.contains("static let"))
  }

  @Test func `a turned knob reaches the agent, everybody's panel, and the next build`() throws {
    let builder = FakeBuilder()
    let server = try started(builder)
    let path = try server.session()
    let (one, other) = (try server.viewer(path), try server.viewer(path))
    #expect(one.nextText(containing: #""knobs""#) != nil)
    #expect(other.nextText(containing: #""knobs""#) != nil)

    one.send(turn("L.width", .number(12)))

    #expect(other.nextText(containing: #""knobs""#)?.contains(#""value": 12, "default": 10"#) == true)
    #expect(one.nextText(containing: #""value": 12, "default": 10"#) != nil)
    let setting = KnobSetting(name: "L.width", value: .number(12))
    wait { agents.messages.contains(.setKnobs(1, [setting])) }

    agents.make("b", .init(knobs: [tint]))
    builder.build("b", number: 2)
    #expect(one.nextText(containing: #""unknown": ["L.width"]"#) != nil)
    let created = agents.messages(to: "b").contains {
      if case .create(let request) = $0 { request.knobs == [setting] } else { false }
    }
    #expect(created)
  }

  @Test func `of many turns of a knob the last one counts, and the agent is not flooded`() throws {
    let server = try started()
    let socket = try server.viewer(try server.session())
    #expect(socket.nextFrame() != nil)
    for number in 1...200 { socket.send(turn("L.width", .number(Double(number + 20)), number)) }

    let last = MessageToAgent.setKnobs(1, [KnobSetting(name: "L.width", value: .number(220))])
    wait { agents.messages.contains(last) }
    #expect(agents.messages.contains(last))
    #expect(agents.messages.last { if case .setKnobs = $0 { true } else { false } } == last)
  }

  @Test func `what fits no knob changes nothing, nor does anything at a showcase`() throws {
    let server = try started()
    let socket = try server.viewer(try server.session())
    #expect(socket.nextText(containing: #""knobs""#) != nil)
    socket.send(turn("L.width", .boolean(true)))
    socket.send(turn("L.tint", .number(3)))
    socket.send(turn("L.tint", .colour(red: 1, green: 2, blue: 3, alpha: 4)))
    #expect(socket.nextText(containing: #""knobs""#)?.contains(##""value": "#01020304""##) == true)

    let showcase = try server.viewer(try server.showcase())
    #expect(showcase.nextFrame() == Array("K1@a".utf8))
    showcase.send(turn("L.width", .number(3)))
    showcase.send(MessageFromViewer.key(.down, 2))
    #expect(showcase.nextFrame() == Array("F2i@a".utf8))
    let told = agents.messages.contains { if case .setKnobs(2, _) = $0 { true } else { false } }
    #expect(!told)
  }

  @Test func `a session can be ordered with knobs, and bad ones are named`() throws {
    let server = try started()
    let answer = server.post(
      "/api/sessions", ##"{"preview": "drum", "knobs": {"L.width": 5, "L.tint": "#010203", "gone": true}}"##)
    let socket = try server.viewer(path(answer))
    let text = try #require(socket.nextText(containing: #""unknown": ["gone"]"#))
    #expect(text.contains(#""value": 5, "default": 10"#) && text.contains(##""value": "#010203ff""##))

    let bad = try #require(server.post("/api/sessions", #"{"preview": "drum", "knobs": {"L.width": [1]}}"#))
    #expect(bad.status == 400 && bad.body.contains("L.width"))
    let answerAgain = try #require(
      server.post("/api/sessions", #"{"preview": "drum", "knobs": {"L.width": "wide", "gone": 1}}"#))
    #expect(answerAgain.status == 201)
    #expect(answerAgain.body.contains(#""unknownKnobs": ["gone"], "badKnobs": ["L.width"]"#))
  }

  @Test func `only the owner writes values into the source, and is told which files changed`() throws {
    let builder = FakeBuilder(answer: { message in
      guard case .edit(let request, let settings) = message else { return nil }
      return .edited(request: request, files: settings.map(\.name))
    })
    let server = try started(builder, allowsEdits: true)
    let session = path(server.post("/api/sessions", #"{"preview": "drum", "knobs": {"L.width": 5}}"#))
    let address = "/api/sessions/\(session.dropFirst(3))/edits"

    let owner = server.owner
    for header in ["", "Authorization: Bearer x\r\n", owner.replacing("Bearer", with: "Basic")] {
      #expect(server.post(address, "{}", extra: header)?.status == 403)
    }
    #expect(server.post("/api/sessions/AAAAAAAAAAAAAAAAAAAAAA/edits", "{}", extra: owner)?.status == 404)
    #expect(server.post(address, "{}", extra: owner + "Origin: http://evil.example\r\n")?.status == 403)
    let answer = try #require(server.post(address, "{}", extra: owner))
    #expect(answer.status == 200 && answer.body == #"{"files": ["L.width"]}"#)
    #expect(builder.messages.count { if case .edit = $0 { true } else { false } } == 1)
  }

  @Test func `what the builder cannot write is answered with its reason`() throws {
    let builder = FakeBuilder(answer: { message in
      guard case .edit(let request, _) = message else { return nil }
      return .editFailed(request: request, message: "the file has changed")
    })
    let server = try started(builder, allowsEdits: true)
    let session = path(server.post("/api/sessions", #"{"preview": "drum", "knobs": {"L.width": 5}}"#))
    let answer = server.post("/api/sessions/\(session.dropFirst(3))/edits", "{}", extra: server.owner)
    #expect(answer?.status == 409 && answer?.body.contains("the file has changed") == true)
  }

  @Test func `a builder that dies over an edit leaves no request waiting`() throws {
    let builder = FakeBuilder()
    let server = try started(builder, allowsEdits: true)
    let session = path(server.post("/api/sessions", #"{"preview": "drum", "knobs": {"L.width": 5}}"#))
    let socket = try #require(TestSocket(port: server.port))
    socket.send(
      Array(
        """
        POST /api/sessions/\(session.dropFirst(3))/edits HTTP/1.1\r\nHost: localhost\r\n\
        \(server.owner)Content-Length: 2\r\n\r\n{}
        """.utf8))
    #expect(builder.wait { if case .edit = $0 { true } else { false } })
    builder.crash()
    #expect(TestResponse(socket.receiveAll())?.status == 503)
  }

  @Test func `without --edit nothing is written, not even for the owner`() throws {
    let server = try started()
    let session = try server.session()
    let answer = server.post("/api/sessions/\(session.dropFirst(3))/edits", "{}", extra: server.owner)
    #expect(server.get("/api/previews")?.body.contains(#""canEdit": false"#) == true)
    #expect(answer?.status == 403 && answer?.body.contains("--edit") == true)
  }
}
