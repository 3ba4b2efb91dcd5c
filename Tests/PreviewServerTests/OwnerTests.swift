import Foundation
import PreviewSession
import PreviewWire
import Testing

@testable import PreviewServer

@Suite(.serialized) struct `The owner of a server` {
  private func server(
    in folder: StoreFolder, agents: FakeAgents = FakeAgents(),
    configure: @escaping @Sendable (inout ServerOptions) -> Void = { _ in }
  ) throws -> RunningServer {
    try RunningServer(
      agents: agents,
      configure: {
        $0.stateFolder = folder.path
        $0.keepDays = 30
        configure(&$0)
      })
  }

  private struct List: Decodable {
    struct Session: Decodable, Equatable {
      var session: String
      var path: String
      var preview: String
      var title: String
      var state: String
      var viewers: Int
      var made: Int
      var lastUsed: Int
      var keptBytes: Int
      var memoryBytes: Int?
    }

    var sessions: [Session]
    var count: Int
    var now: Int
  }

  private func list(_ server: RunningServer) throws -> List {
    let answer = try #require(server.get("/api/sessions", extra: server.owner))
    #expect(answer.status == 200 && answer.fields["cache-control"] == "no-store")
    return try JSONDecoder().decode(List.self, from: Data(answer.body.utf8))
  }

  private func end(_ path: String, of server: RunningServer) -> TestResponse? {
    server.post("/api/sessions/\(path.dropFirst(3))/end", "{}", extra: server.owner)
  }

  // MARK: The key

  @Test func `has the same address after a restart, and each folder its own`() throws {
    let folder = try StoreFolder()
    let first: String
    do {
      let early = try server(in: folder)
      first = early.owner
      withExtendedLifetime(early) {}
    }
    let again = try server(in: folder).owner
    #expect(first == again && first.utf8.count == "Authorization: Bearer \r\n".utf8.count + 22)
    #expect(try server(in: try StoreFolder()).owner != first)
  }

  @Test func `has an address for this start where nothing is kept, and at a second server on the folder`()
    throws
  {
    #expect(try RunningServer().owner != RunningServer().owner)
    let folder = try StoreFolder()
    let first = try server(in: folder)
    let second = try server(in: folder)
    #expect(second.owner != first.owner)
    #expect(second.get("/api/sessions", extra: second.owner)?.status == 200)
    #expect(second.get("/api/sessions", extra: first.owner)?.status == 403)
  }

  @Test
  func `has an address for this start where the key cannot be read, and sessions are kept all the same`()
    throws
  {
    let folder = try StoreFolder()
    try "no key".write(toFile: folder.folder.file("owner-key"), atomically: false, encoding: .utf8)
    let path: String
    do {
      let first = try server(in: folder)
      path = try first.session()
      #expect(first.get("/api/sessions", extra: first.owner)?.status == 200)
    }
    #expect(try server(in: folder).get(path)?.status == 200)
  }

  @Test func `is told from others, who get no list and end nothing, and is not held up by their wrong keys`()
    throws
  {
    let server = try RunningServer()
    let path = try server.session()
    let end = "/api/sessions/\(path.dropFirst(3))/end"
    for header in ["", "Authorization: Bearer AAAAAAAAAAAAAAAAAAAAAA\r\n", "Authorization: Bearer\r\n"] {
      let answer = try #require(server.get("/api/sessions", extra: header))
      #expect(answer.status == 403 && answer.body.contains("owner's address") && !answer.body.contains(path))
      #expect(server.post(end, "{}", extra: header)?.status == 403)
    }
    #expect(server.post(end, "{}", extra: server.owner + "Origin: http://evil.example\r\n")?.status == 403)
    for _ in 0..<4 { #expect(server.get("/api/sessions")?.status == 403) }
    let refusal = try #require(server.get("/api/sessions"))
    #expect(refusal.status == 429 && refusal.fields["retry-after"] == "60")
    #expect(server.post(end, "{}")?.status == 429, "all that asks for the key has one count")
    #expect(try list(server).sessions.map(\.path) == [path])
  }

  @Test func `is asked for in the ways that the addresses have`() throws {
    let server = try RunningServer()
    #expect(
      server.raw("HEAD /api/sessions HTTP/1.1\r\nHost: localhost\r\n\(server.owner)\r\n")?.status == 200)
    let get = try #require(server.get("/api/sessions/AAAAAAAAAAAAAAAAAAAAAA/end", extra: server.owner))
    #expect(get.status == 405 && get.fields["allow"] == "POST")
    #expect(server.get("/api/previews")?.status == 200)
    #expect(server.post("/api/previews", "{}")?.fields["allow"] == "GET, HEAD")
  }

  // MARK: The list

  @Test func `sees each session with where it stands and what it takes`() throws {
    let agents = FakeAgents()
    agents.setMemory(5 << 20)
    let server = try RunningServer(agents: agents)
    #expect(try list(server).sessions == [])
    let (watched, broken) = (try server.session(), try server.session("broken"))
    _ = try server.showcase()
    let socket = try server.viewer(watched)
    #expect(socket.nextFrame() != nil)
    socket.send(MessageFromViewer.key(.down, 1))
    #expect(socket.nextFrame() != nil)
    wait { (try? list(server).sessions.first { $0.path == watched }?.memoryBytes) != nil }
    // One that was given up is put to sleep by and by; whoever comes has it tried again.
    let other = try server.viewer(broken)
    wait { (try? list(server).sessions.first { $0.path == broken }?.state) == "failed" }

    let found = try list(server)
    #expect(found.count == 2 && found.sessions.count == 2)
    let drum = try #require(found.sessions.first { $0.path == watched })
    #expect(drum.preview == "drum" && drum.title == "Drum <1>" && drum.session == watched.dropFirst(3))
    #expect(drum.state == "running" && drum.viewers == 1 && drum.memoryBytes == 5 << 20)
    #expect(drum.lastUsed == found.now && (0...600).contains(found.now - drum.made))
    #expect(found.sessions.first { $0.path == broken }?.viewers == 1)

    let before = drum.keptBytes
    socket.send(MessageFromViewer.key(.down, 2))
    #expect(socket.nextFrame() != nil)
    #expect(
      try list(server).sessions.first { $0.path == watched }?.keptBytes == before + 2,
      "a byte of state, and one of acts")
    withExtendedLifetime(other) {}
  }

  @Test func `sees those that sleep since an earlier server, the one that was used last first`() throws {
    let folder = try StoreFolder()
    var kept: [KeptSession] = []
    do {
      let store = try folder.store()
      for number in 1...3 {
        var session = KeptSession.example(UInt64(number), stateBytes: 100)
        session.lastUsed = WallTime(seconds: WallTime.now.seconds - Int64([500, 3000, 20][number - 1]))
        kept.append(session)
      }
      try store.apply(kept.map(StoreChange.put))
      store.close()
    }
    let server = try server(in: folder)
    let found = try list(server)
    #expect(found.sessions.map(\.preview) == ["preview-3", "preview-1", "preview-2"])
    let last = try #require(found.sessions.last)
    #expect(
      last.title == "preview-2" && last.state == "asleep" && last.viewers == 0 && last.memoryBytes == nil)
    #expect(last.lastUsed == Int(kept[1].lastUsed.seconds) && last.made == 2)
    #expect(last.keptBytes == kept[1].byteCount && last.keptBytes > 100)
  }

  // MARK: Ending

  @Test func `ends a session for all who watch it, and for good`() throws {
    let folder = try StoreFolder()
    let agents = FakeAgents()
    let first = try server(in: folder, agents: agents)
    let (gone, other) = (try first.session(), try first.session())
    let viewers = (try first.viewer(gone), try first.viewer(gone))
    let neighbour = try first.viewer(other)
    #expect(neighbour.nextFrame() != nil && viewers.0.nextFrame() != nil)

    #expect(end(gone, of: first)?.status == 200)

    // As a machine finds it that lost its power right after the answer.
    let after = try folder.crashed()
    #expect(viewers.0.closeCode() == Int(CloseCode.noSuchSession.rawValue))
    #expect(viewers.1.closeCode() == Int(CloseCode.noSuchSession.rawValue))
    #expect(first.get(gone)?.status == 404)
    #expect(
      TestWebSocket(port: first.port, path: gone + "/socket")?.closeCode()
        == Int(CloseCode.noSuchSession.rawValue))
    #expect(try list(first).sessions.map(\.path) == [other])
    wait { agents.running.count == 2 }
    #expect(agents.running.count == 2, "that of the other session, and the spare one")
    neighbour.send(MessageFromViewer.key(.down, 1))
    #expect(neighbour.nextFrame() == Array("F2i".utf8))

    let again = try server(in: after)
    #expect(again.get(gone)?.status == 404 && again.get(other)?.status == 200)
    #expect(end(gone, of: again)?.status == 404)
  }

  @Test func `ends a session that sleeps, and no live picture of the gallery`() throws {
    let folder = try StoreFolder()
    let path: String
    do {
      let first = try server(in: folder)
      path = try first.session()
      withExtendedLifetime(first) {}
    }
    let agents = FakeAgents()
    let second = try server(in: folder, agents: agents)
    #expect(try list(second).sessions.map(\.state) == ["asleep"])
    #expect(end(path, of: second)?.status == 200)
    #expect(try list(second).count == 0 && second.get(path)?.status == 404)
    #expect(agents.launches == 1, "it was not woken for that")

    let showcase = try second.showcase()
    #expect(end(showcase, of: second)?.status == 404)
    #expect(second.get(showcase)?.status == 200)
    #expect(end("/s/nonsense", of: second)?.status == 404)
  }
}
