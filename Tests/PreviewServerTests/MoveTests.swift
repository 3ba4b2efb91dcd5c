import Glibc
import PreviewWire
import Processes
import Testing

@testable import PreviewServer

@Suite(.serialized) struct `Sessions and builds` {
  private let agents = FakeAgents()
  private let builder = FakeBuilder(answer: { message in
    guard case .explain(let request, _, let kind, let text) = message else { return nil }
    let message = text.split(separator: "\n").last.map(String.init) ?? "nothing"
    return .explained(
      request: request,
      Problem(
        kind: kind, file: "Drum.swift", absolutePath: "/code/my Drum.swift", line: 7, column: 3,
        message: message,
        function: "prepare()", lines: [.init(number: 7, text: "  spin()")]))
  })

  /// A server with the build `a`, and a viewer of a session in it.
  private func started() throws -> (RunningServer, TestWebSocket, String) {
    let server = try RunningServer(agents: agents, builder: builder)
    builder.build("a")
    try server.waitForPreview()
    let path = try server.session()
    let socket = try server.viewer(path)
    #expect(socket.nextFrame() == Array("K1@a".utf8))
    socket.send(MessageFromViewer.ack(1))
    return (server, socket, path)
  }

  private func text(_ frame: [UInt8]?) -> String { String(decoding: frame ?? [], as: UTF8.self) }

  @Test func `a save brings a session to the new build with its state, and its frames go on counting`() throws
  {
    let (server, socket, _) = try started()
    socket.send(MessageFromViewer.key(.down, 1))
    #expect(text(socket.nextFrame()) == "F2i@a")
    socket.send(MessageFromViewer.ack(2))

    builder.build("b", number: 2)

    #expect(text(socket.nextFrame()) == "K10002i@b")
    socket.send(MessageFromViewer.ack(10002))
    socket.send(MessageFromViewer.key(.down, 2))
    #expect(text(socket.nextFrame()) == "F10003ii@b")
    wait { !agents.running.contains("a") }
    #expect(builder.wait { $0 == .retain(["b"]) })
    #expect(server.agents.bundles == ["a", "a", "b", "b"], "each build has one for the session, and a spare")
  }

  @Test func `a build that is applied is told with its times, also to a viewer that comes later`() throws {
    let (server, socket, path) = try started()
    builder.build("b", number: 2)

    let building = try #require(socket.nextText(containing: #""build""#))
    let applied = try #require(socket.nextText(containing: #""build""#))
    #expect(building == #"{"type": "build", "state": "building", "changed": ["Drum.swift"]}"#)
    #expect(applied.hasPrefix(#"{"type": "build", "state": "applied", "id": "b", "times": {"adapt": 1, "#))
    for part in ["compile\": 20,", "link\": 3,", "load\": ", "firstFrame\": ", "total\": "] {
      #expect(applied.contains(part))
    }
    let late = try server.viewer(path)
    #expect(late.nextText(containing: #""build""#) == applied)
    #expect(server.get("/api/previews")?.body.contains(#""build": {"state": "applied", "id": "b""#) == true)
  }

  @Test func `a preview that crashes in the new build goes on in the old one, and another one moves`() throws
  {
    agents.make("b", .init(trouble: ["drum": .crash]))
    agents.make(
      "a",
      .init(previews: [
        .init(slug: "drum", title: "D", summary: ""), .init(slug: "deck", title: "E", summary: ""),
      ]))
    agents.make(
      "b",
      .init(
        previews: [
          .init(slug: "drum", title: "D", summary: ""), .init(slug: "deck", title: "E", summary: ""),
        ],
        trouble: ["drum": .crash]))
    let (server, socket, _) = try started()
    let other = try server.viewer(try server.session("deck"))
    #expect(text(other.nextFrame()) == "K1@a")
    other.send(MessageFromViewer.ack(1))

    builder.build("b", number: 2)

    let failed = try #require(socket.nextText(containing: #""failed""#))
    #expect(failed.contains(#""kind": "crash", "file": "Drum.swift", "line": 7, "column": 3"#))
    #expect(failed.contains(#""message": "Fatal error: of drum", "function": "prepare()""#))
    #expect(failed.contains(#""lines": [{"number": 7, "text": "  spin()"}]"#))
    #expect(failed.contains(#""editor": "vscode://file/code/my%20Drum.swift:7:3""#))
    socket.send(MessageFromViewer.key(.down, 1))
    #expect(text(socket.nextFrame()) == "F2i@a")
    #expect(text(other.nextFrame()) == "K10001@b")
    wait { agents.running.count { $0 == "a" } == 1 }
    #expect(agents.running.count { $0 == "a" } == 1, "of the one that stayed; no spare of an old build")
  }

  @Test func `the next good build takes along the viewers that stayed, without a click`() throws {
    agents.make("b", .init(trouble: ["drum": .crash]))
    let (server, socket, _) = try started()
    defer { withExtendedLifetime(server) {} }
    builder.build("b", number: 2)
    #expect(socket.nextText(containing: #""failed""#) != nil)

    builder.build("c", number: 3)

    #expect(text(socket.nextFrame()) == "K10001@c")
    #expect(builder.wait { $0 == .retain(["c"]) })
  }

  @Test func `a preview that hangs in the new build stays, and is asked where it hangs`() throws {
    agents.make("b", .init(trouble: ["drum": .hang]))
    let (server, socket, _) = try started()
    defer { withExtendedLifetime(server) {} }
    builder.build("b", number: 2)

    let failed = try #require(socket.nextText(containing: #""failed""#))
    #expect(failed.contains(#""kind": "hang""#))
    #expect(agents.interrupts == [HangSignals.first, HangSignals.again])
    socket.send(MessageFromViewer.key(.down, 1))
    #expect(text(socket.nextFrame()) == "F2i@a")
  }

  @Test func `a preview that cannot be made in the new build stays, and says why`() throws {
    agents.make("b", .init(trouble: ["drum": .refuse("it has no cells")]))
    let (server, socket, _) = try started()
    defer { withExtendedLifetime(server) {} }
    builder.build("b", number: 2)

    #expect(socket.nextText(containing: #""failed""#)?.contains("it has no cells") == true)
    socket.send(MessageFromViewer.key(.down, 1))
    #expect(text(socket.nextFrame()) == "F2i@a")
  }

  @Test func `a session whose preview is gone is told which there are, and moves when it returns`() throws {
    agents.make("b", .init(previews: [.init(slug: "deck", title: "Deck", summary: "")]))
    let (server, socket, _) = try started()
    defer { withExtendedLifetime(server) {} }
    builder.build("b", number: 2)
    let failed = try #require(socket.nextText(containing: #""failed""#))
    #expect(failed.contains("There is no preview “Drum \\u003c1>” any more; there are: Deck."))

    builder.build("c", number: 3)
    #expect(text(socket.nextFrame()) == "K10001@c")
  }

  @Test func `a library that cannot be loaded leaves everybody where they are`() throws {
    agents.make("b", .init(isMute: true))
    let (server, socket, _) = try started()
    builder.build("b", number: 2)

    let failed = try #require(socket.nextText(containing: #""failed""#))
    #expect(failed.contains(#""kind": "launch""#) && failed.contains("cannot open the library"))
    #expect(builder.wait { $0 == .retain(["a"]) })
    let second = try server.viewer(try server.session())
    #expect(text(second.nextFrame()) == "K1@a")
    socket.send(MessageFromViewer.key(.down, 1))
    #expect(text(socket.nextFrame()) == "F2i@a")
    #expect(agents.bundles.count { $0 == "b" } == 1)
  }

  @Test func `of two builds in a row the last one counts, also when the first has not even loaded`() throws {
    agents.make("b", .init(waits: true))
    let (server, socket, _) = try started()
    defer { withExtendedLifetime(server) {} }
    builder.build("b", number: 2)
    builder.build("c", number: 3)

    #expect(text(socket.nextFrame()) == "K10001@c")
    agents.gate.signal()
    #expect(builder.wait { $0 == .retain(["c"]) })
    socket.send(MessageFromViewer.ack(10001))
    socket.send(MessageFromViewer.key(.down, 1))
    #expect(text(socket.nextFrame()) == "F10002i@c")
  }

  @Test func `a build that comes during a rehearsal that hangs does not wait for it`() throws {
    agents.make("b", .init(trouble: ["drum": .hang]))
    let (server, socket, _) = try started()
    defer { withExtendedLifetime(server) {} }
    builder.build("b", number: 2)
    wait { !agents.messages(to: "b").isEmpty }
    builder.build("c", number: 3)

    let frame = socket.nextFrame()
    #expect(text(frame) == "K10001@c")
    #expect(agents.messages(to: "b").contains { if case .create = $0 { true } else { false } })
  }

  @Test func `a crash in the new build brings the session back there, and says where`() throws {
    let (server, socket, _) = try started()
    defer { withExtendedLifetime(server) {} }
    builder.build("b", number: 2)
    #expect(text(socket.nextFrame()) == "K10001@b")
    socket.send(MessageFromViewer.ack(10001))
    socket.send(MessageFromViewer.key(.down, 1))
    #expect(text(socket.nextFrame()) == "F10002i@b")
    socket.send(MessageFromViewer.ack(10002))

    agents.crash("b", saying: "Fatal error: too far\n")

    #expect(socket.nextText(containing: "Fatal error: too far")?.contains(#""kind": "crash""#) == true)
  }

  @Test func `a crash of an untouched session is told where it was alone`() throws {
    let (server, socket, _) = try started()
    defer { withExtendedLifetime(server) {} }

    agents.crash("a", saying: "*** Signal 4: Backtracing from 0x1... done ***\nFatal error: late\n")

    #expect(socket.nextText(containing: "Fatal error: late")?.contains(#""kind": "crash""#) == true)
  }

  @Test func `one that is given up in the new build comes back with the next`() throws {
    let (server, socket, _) = try started()
    defer { withExtendedLifetime(server) {} }
    builder.build("b", number: 2)
    #expect(text(socket.nextFrame()) == "K10001@b")
    for kill in 1...3 {
      socket.send(MessageFromViewer.ack(20000))
      socket.send(MessageFromViewer.key(.end, kill))
      if kill < 3 { #expect(socket.nextText(containing: "running") != nil) }
    }
    #expect(socket.nextText(containing: #""type": "failed""#) != nil)

    builder.build("c", number: 3)

    #expect(socket.nextText(containing: "running") != nil)
    #expect(socket.nextText(containing: #""applied", "id": "c""#) != nil)
  }

  @Test func `a save that changes nothing is said to have changed nothing`() throws {
    let (server, socket, _) = try started()
    defer { withExtendedLifetime(server) {} }
    builder.say(.unchanged(number: 2, id: "a"))
    #expect(socket.nextText(containing: "unchanged")?.contains(#""id": "a""#) == true)
  }

  @Test func `what does not compile is shown with all its problems, and nothing moves`() throws {
    let (server, socket, path) = try started()
    let problem = Problem(
      kind: .error, file: "Drum.swift", line: 1, column: 2, message: "cannot find 'x' <in> scope")
    builder.say(.failed(number: 2, id: "f", problems: [problem, problem], times: BuildTimes(adapt: 500)))

    let failed = try #require(socket.nextText(containing: #""failed""#))
    #expect(failed.contains(#""id": "f", "times": {"adapt": 0.5, "compile": 0, "link": 0}"#))
    #expect(failed.contains(#"cannot find 'x' \u003cin> scope"#))
    #expect(failed.contains(#""function": null, "lines": [], "editor": null"#))
    #expect(try server.viewer(path).nextText(containing: #""build""#) == failed)
    #expect(Set(agents.bundles) == ["a"])
  }

  @Test func `nothing is asked of sessions without viewers, and they move all the same`() throws {
    let server = try RunningServer(agents: agents, builder: builder)
    builder.build("a")
    try server.waitForPreview()
    let path = try server.session()
    builder.build("b", number: 2)
    #expect(builder.wait { $0 == .retain(["b"]) })
    let socket = try server.viewer(path)
    #expect(text(socket.nextFrame()).hasSuffix("@b"))
  }

  @Test
  func `before the first build is done the list is empty and says so; afterwards it says what went wrong`()
    throws
  {
    let server = try RunningServer(agents: agents, builder: builder)
    builder.say(.building(number: 1, changed: []))
    var body = ""
    wait {
      body = server.get("/api/previews")?.body ?? ""
      return body.contains("building")
    }
    #expect(
      body.contains(#""previews": []"#)
        && body.contains(#""name": "Drum.swift", "canEdit": false, "editor": "vscode""#))
    #expect(server.post("/api/sessions", #"{"preview": "drum"}"#)?.status == 503)

    builder.say(
      .failed(number: 1, id: "x", problems: [Problem(kind: .error, message: "no")], times: BuildTimes()))
    wait {
      body = server.get("/api/previews")?.body ?? ""
      return body.contains("failed")
    }
    #expect(body.contains(#""message": "no""#))
  }

  @Test func `a builder that dies is started again, and what was shown stays`() throws {
    let (server, socket, _) = try started()
    defer { withExtendedLifetime(server) {} }
    builder.crash()
    wait { builder.launches == 2 }
    socket.send(MessageFromViewer.key(.down, 1))
    #expect(text(socket.nextFrame()) == "F2i@a")
  }

  @Test func `a session does not wait for another one that hangs, neither on its way nor when it is there`()
    throws
  {
    let both = [
      PreviewInfo(slug: "drum", title: "D", summary: ""), PreviewInfo(slug: "deck", title: "E", summary: ""),
    ]
    agents.make("a", .init(previews: both))
    agents.make("b", .init(previews: both, trouble: ["drum": .hang]))
    let (server, socket, _) = try started()
    let other = try server.viewer(try server.session("deck"))
    #expect(text(other.nextFrame()) == "K1@a")

    builder.build("b", number: 2)

    #expect(text(other.nextFrame()) == "K10001@b")
    #expect(agents.interrupts == [])
    // Its own agent stops answering, and the other one has another.
    socket.send(MessageFromViewer.key(.pageUp, 1))
    #expect(text(socket.nextFrame()) == "F2i@a")
    other.send(MessageFromViewer.ack(10001))
    other.send(MessageFromViewer.key(.down, 1))
    #expect(text(other.nextFrame()) == "F10002i@b")
  }

  @Test func `a library that was loaded is not given up because one more agent does not start`() throws {
    let (server, socket, _) = try started()
    agents.make("a", .init(isMute: true))
    let path = try server.session()
    wait { agents.launches >= 4 }
    agents.make("a", .init())
    let second = try server.viewer(path)
    #expect(text(second.nextFrame()) == "K1@a")
    socket.send(MessageFromViewer.key(.down, 1))
    #expect(text(socket.nextFrame()) == "F2i@a")
  }

  @Test func `every session has an agent to itself, in one build and the next, and one is spare`() throws {
    let (server, socket, _) = try started()
    let others = try (0..<15).map { _ in try server.viewer(try server.session()) }
    for other in others { #expect(text(other.nextFrame()) == "K1@a") }
    wait { agents.launches == 17 }
    #expect(agents.running.count == 17)

    builder.build("b", number: 2)

    for viewer in [socket] + others { #expect(text(viewer.nextFrame()) == "K10001@b") }
    wait { !agents.running.contains("a") && agents.running.count == 17 }
    #expect(agents.running.allSatisfy { $0 == "b" } && agents.running.count == 17)
  }
}
