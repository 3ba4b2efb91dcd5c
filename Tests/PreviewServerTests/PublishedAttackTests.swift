import Foundation
import PreviewSession
import PreviewWire
import Testing

@testable import PreviewServer

/// One test for each attack that was published against servers of the same kind.
@Suite(.serialized) struct `Attacks that others have suffered` {
  private let guests: Guests
  private let server: RunningServer
  private let path: String

  init() throws {
    guests = try Guests()
    server = guests.server
    path = try server.session()
  }

  /// The answer to a WebSocket's request; 101 where it is opened.
  private func socketStatus(host: String? = nil, _ extra: String = "") -> Int? {
    guard let socket = TestSocket(port: server.port) else { return nil }
    let request = TestWebSocket.request(port: server.port, path: path + "/socket", host: host, extra: extra)
    socket.send(Array(request.utf8))
    guard let answer = socket.receive() else { return nil }
    let line = String(decoding: answer, as: UTF8.self).split(separator: " ")
    return line.count > 1 ? Int(line[1]) : nil
  }

  /// webpack-dev-server (CVE-2018-14732), code-server (GHSA-frjg-g767-7363), Farm.
  @Test func `a page of another site opens no WebSocket`() {
    #expect(socketStatus("Origin: http://evil.example\r\n") == 403)
    #expect(socketStatus("Origin: null\r\n") == 403)
    #expect(socketStatus("Origin: http://127.0.0.1:\(server.port)\r\n") == 101)
  }

  /// webpack-dev-server (CVE-2025-30360).
  @Test(arguments: ["http://10.0.0.1", "http://[::1]:1", "http://127.0.0.1", "http://127.0.0.2:8080"])
  func `an origin that is an address is no exception`(origin: String) {
    #expect(socketStatus("Origin: \(origin)\r\n") == 403)
  }

  /// webpack-dev-server (CVE-2025-30359).
  @Test func `no file is run or read by a page of another site that includes it`() throws {
    for file in ["/js/main.js", "/", path] {
      let fields = try #require(server.get(file)).fields
      #expect(fields["cross-origin-resource-policy"] == "same-origin", "\(file)")
      #expect(fields["x-content-type-options"] == "nosniff")
      #expect(fields["access-control-allow-origin"] == nil)
    }
  }

  /// webpack-dev-server, whose mend of that relied on fields that browsers leave out on a local network.
  @Test(arguments: [
    "", "Sec-Fetch-Site: same-origin\r\n", "Sec-Fetch-Site: none\r\nSec-Fetch-Mode: cors\r\n",
  ])
  func `what a browser says of a request in Sec-Fetch fields opens nothing`(fields: String) {
    #expect(socketStatus("Origin: http://evil.example\r\n" + fields) == 403)
    #expect(server.get("/api/previews", extra: "Origin: http://evil.example\r\n" + fields)?.status == 403)
    #expect(server.get("/api/sessions", extra: fields)?.status == 403)
  }

  /// webpack-dev-server (CVE-2026-14631).
  @Test(arguments: [
    "", ":", "[", "]", "[::", "[::1", "a:b", "a:99999", "a:-1", "a:1:2", "\u{0}", "@", "http://", "%", "ä",
    ".",
    String(repeating: "a", count: 3000), String(repeating: ":", count: 300),
  ])
  func `a host or an origin that makes no sense is refused, and the server goes on`(text: String) {
    let request = "GET / HTTP/1.1\r\nHost: \(text)\r\n\r\n"
    let refused = [400, 403, 421]
    #expect(refused.contains(server.raw(request)?.status ?? 0))
    #expect(refused.contains(server.get("/", extra: "Origin: \(text)\r\n")?.status ?? 0))
    #expect(refused.contains(socketStatus("Origin: \(text)\r\n") ?? 0))
    #expect(server.get("/")?.status == 200)
  }

  /// Vite (CVE-2025-24010).
  @Test func `a foreign name that leads here finds nothing, and no answer may be read by others`() throws {
    let rebound = "GET /api/previews HTTP/1.1\r\nHost: evil.example:\(server.port)\r\n\r\n"
    #expect(server.raw(rebound)?.status == 403)
    #expect(socketStatus(host: "evil.example:\(server.port)") == 403)
    let fields = try #require(server.get("/api/previews")).fields
    #expect(fields.keys.allSatisfy { !$0.hasPrefix("access-control-") })
    let preflight = server.raw("OPTIONS /api/previews HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(preflight?.status == 405)
  }

  /// Vite (CVE-2025-30208 and CVE-2026-53571).
  @Test(arguments: [
    "/@fs/etc/passwd?raw??", "/@fs/etc/passwd?import&raw??", "/js/main.js::$DATA", "/JS/MAIN~1.JS",
    "/..%2fsecret.txt",
    "/js/../../secret.txt", "/%2e%2e/secret.txt", "/js//main.js", "/js\\main.js", "/.hidden", "/link.txt",
    "//etc/passwd", "/js/main.js%00", "/js/main.js/.", "file:///etc/passwd",
  ])
  func `an address is never a path`(address: String) throws {
    let answer = try #require(server.get(address))
    #expect(answer.status == 404 || answer.status == 400)
    #expect(!answer.body.contains("secret") && !answer.body.contains("root:"))
  }

  /// Storybook (CVE-2026-27148).
  @Test func `no link writes a file, even where the owner may`() throws {
    let agents = FakeAgents()
    let builder = FakeBuilder(answer: { message in
      guard case .edit(let request, let settings) = message else { return nil }
      return .edited(request: request, files: settings.map(\.name))
    })
    let width = KnobInfo(name: "L.width", title: "Width", value: .number(10), style: .float)
    agents.make("a", .init(knobs: [width]))
    let server = try RunningServer(agents: agents, builder: builder, allowsEdits: true)
    builder.build("a")
    try server.waitForPreview()
    let order = server.post("/api/sessions", #"{"preview": "drum", "knobs": {"L.width": 5}}"#)
    let session = try #require(order?.body.split(separator: #""path": ""#).last?.prefix { $0 != "\"" })
    let api = "/api/sessions/\(session.dropFirst(3))"
    let made = server.post(
      api + "/links", #"{"role": "control", "name": "x"}"#, extra: server.owner)
    let key = try #require(made?.body.split(separator: #""key": ""#).last?.prefix { $0 != "\"" })

    let byLink = server.post(api + "/edits", "{}", extra: "Authorization: Bearer \(key)\r\n")
    #expect(key.utf8.count == 22 && byLink?.status == 403)
    #expect(server.post(api + "/edits", "{}", extra: server.owner)?.status == 200)
    #expect(builder.messages.count { if case .edit = $0 { true } else { false } } == 1, "the owner's alone")
  }

  /// Storybook (CVE-2026-114126).
  @Test func `nothing that is served to everybody has a secret in it`() throws {
    let link = try guests.link(path)
    for address in ["/", path, "/sessions", "/js/main.js", "/healthz", "/api/previews"] {
      let answer = try #require(server.get(address))
      let said = answer.body + answer.fields.map { "\($0): \($1)" }.joined()
      #expect(!said.contains(guests.ownersKey) && !said.contains(link.key), "\(address)")
      #expect(answer.fields["set-cookie"] == nil)
    }
    #expect(server.get("/sessions.html")?.fields["referrer-policy"] == "no-referrer")
  }

  /// serve-sim (its issue 20).
  @Test
  func `an order from elsewhere needs a key, JSON and a bounded body, and the server listens here alone`()
    throws
  {
    #expect(ServerOptions(publicFolder: "").host == "127.0.0.1")
    let order = #"{"preview": "drum"}"#
    #expect(server.post("/api/sessions", order, type: "text/plain")?.status == 415)
    #expect(server.post("/api/sessions", String(repeating: " ", count: 1 << 20))?.status == 413)
    #expect(server.post("/exec", "id")?.status == 404 || server.post("/exec", "id")?.status == 405)
  }

  /// serve-sim (its issue 21).
  @Test func `somebody elsewhere sees no screen and touches nothing without a link`() throws {
    let stranger = try #require(guests.stranger(path))
    stranger.send(MessageFromViewer.press(1))
    #expect(stranger.next() == .close(code: 4401, reason: "the first message presents the key of a link"))
  }

  /// websockets (CVE-2018-1000518), uWebSockets (GHSA-hf5h-hh56-3vrg), undici (CVE-2026-1526),
  /// websocket-driver (CVE-2026-54464).
  @Test func `no compression is agreed upon, so none can hide a size`() throws {
    let offers = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
    let socket = try #require(TestWebSocket(port: server.port, path: path + "/socket", extra: offers))
    #expect(!socket.handshake.lowercased().contains("sec-websocket-extensions"))
    #expect(socket.nextText(containing: "hello") != nil)
    // The bit of a compressed message.
    socket.send([0x14], opcode: 0x42)
    #expect(hasEnded(socket), "the connection ends")
    #expect(server.get("/")?.status == 200)
  }

  /// Whether the server ends the connection, after whatever it had to say.
  private func hasEnded(_ socket: TestWebSocket) -> Bool {
    while let message = socket.next() {
      switch message {
      case .text, .binary: continue
      case .close, .gone: return true
      }
    }
    return false
  }
}
