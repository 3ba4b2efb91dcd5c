import Glibc
import Testing

@testable import PreviewServer

@Suite(.serialized) struct `The server over HTTP` {
  @Test func `the page, its files and the API answer, each with the security headers`() throws {
    let server = try RunningServer()
    for (path, type) in [
      ("/", "text/html; charset=utf-8"), ("/js/main.js", "text/javascript; charset=utf-8"),
      ("/js/wire/frame.js", "text/javascript; charset=utf-8"),
      ("/api/previews", "application/json"), ("/healthz", "application/json"),
      ("/nowhere", "text/html; charset=utf-8"),
    ] {
      let answer = try #require(server.get(path))
      #expect(answer.status == (path == "/nowhere" ? 404 : 200))
      #expect(answer.fields["content-type"] == type)
      for (name, value) in SecurityHeaders.fields {
        #expect(answer.fields[name.lowercased()] == value, "\(path)")
      }
    }
    #expect(!SecurityHeaders.contentSecurityPolicy.contains("unsafe"))
    for rule in ["script-src 'self'", "require-trusted-types-for 'script'", "trusted-types 'none'"] {
      #expect(SecurityHeaders.contentSecurityPolicy.contains(rule))
    }
    #expect(
      server.get("/healthz")?.body == #"{"status": "ok", "version": "\#(ProgramVersion.text)", "#
        + #""sessions": 0, "viewers": 0, "agents": 1}"#)
    #expect(server.get("/api/previews")?.body.contains(#""title": "Drum \u003c1>""#) == true)
  }

  @Test func `HEAD brings the length and no body, a known tag brings 304`() throws {
    let server = try RunningServer()
    let head = try #require(server.raw("HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n"))
    #expect(head.status == 200 && head.body.isEmpty && head.fields["content-length"] == "48")
    let tag = try #require(head.fields["etag"])
    #expect(server.get("/", extra: "If-None-Match: \"x\", \(tag)\r\n")?.status == 304)
    #expect(server.get("/", extra: "If-None-Match: \"x\"\r\n")?.status == 200)
    #expect(head.fields["cache-control"] == "no-cache")
  }

  @Test(arguments: [
    "/../secret.txt", "/js/../index.html", "/js/../../secret.txt", "/..", "/.", "/./", "//", "//index.html",
    "/js/", "/js/wire", "/js/wire/", "/js/wire/../main.js",
    "/js", "/%2e", "/%2e%2e/secret.txt", "/%2e%2e%2fsecret.txt", "/..%2fsecret.txt", "/..%5csecret.txt",
    "/..\\secret.txt", "/\\", "/index.html\\", "/index.html%00", "/index.html\0", "/%00", "/.hidden",
    "/link.txt",
    "/index.html/", "/index.html/..", "/index.html;x", "/INDEX.html", "http://h/index.html", "*",
    "index.html",
    "/\u{7f}", "/é", "/s/", "/s/../index.html", "/s/%2e%2e", "/api/", "/api/previews/", "/api/../index.html",
  ])
  func `no address reaches anything but what is served`(path: String) throws {
    let server = try RunningServer()
    let answer = try #require(server.get(path))
    #expect(answer.status == 404 || answer.status == 400)
    #expect(!answer.body.contains("secret") && !answer.body.contains("hidden"))
  }

  @Test(arguments: ["/?%", "/?x=%00", "/?%zz=%&&=%2", "/?" + String(repeating: "&", count: 300)])
  func `no query of an address that there is keeps its answer back`(path: String) throws {
    let server = try RunningServer()
    let answer = try #require(server.get(path))
    #expect(answer.status == 200 && answer.body.contains("index"))
    expectSecurityHeaders(answer)
  }

  @Test(arguments: ["DELETE", "PUT", "OPTIONS", "POST"])
  func `a method that an address does not take is told which it does`(method: String) throws {
    let server = try RunningServer()
    let answer = try #require(
      server.raw("\(method) / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n"))
    #expect(answer.status == 405)
    #expect(answer.fields["allow"] == (method == "POST" ? "GET, HEAD" : "GET, HEAD, POST"))
    expectSecurityHeaders(answer)
  }

  @Test func `an order is answered to a client that says no more`() throws {
    let server = try RunningServer()
    let socket = try #require(TestSocket(port: server.port))
    let body = #"{"preview":"drum"}"#
    socket.send(
      Array(
        """
        POST /api/sessions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r
        Content-Length: \(body.utf8.count)\r\n\r\n\(body)
        """.utf8))
    shutdown(socket.descriptor, Int32(SHUT_WR))
    #expect(TestResponse(socket.receiveAll())?.status == 201)
  }

  @Test(arguments: [
    ("keep-alive, Upgrade", "Upgrade; x=\"y"), ("keep-alive, Upgrade", "(Upgrade"), ("25jZQ==", "25jZ==="),
  ])
  func `a handshake that is not one is answered like any bad request`(part: String, odd: String) throws {
    let server = try RunningServer()
    let request = TestWebSocket.request(port: server.port, path: try server.session() + "/socket")
    let answer = try #require(server.raw(request.replacing(part, with: odd)))
    #expect(answer.status == 400)
    expectSecurityHeaders(answer)
  }

  private func expectSecurityHeaders(_ answer: TestResponse) {
    for (name, value) in SecurityHeaders.fields { #expect(answer.fields[name.lowercased()] == value) }
  }

  @Test func `endless addresses and heads are refused`() throws {
    let server = try RunningServer()
    #expect(server.get("/" + String(repeating: "a", count: 8000))?.status == 400)
    #expect(server.get("/" + String(repeating: "a", count: 100_000))?.status == 431)
    #expect(server.get("/")?.status == 200)
  }

  @Test func `a foreign host or origin is refused with the flag to add, over both protocols`() throws {
    let server = try RunningServer(allowedHosts: ["studio.example"])
    let foreign = try #require(server.raw("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n"))
    #expect(foreign.status == 403 && foreign.body.contains("--allow-host evil.example"))
    #expect(server.raw("GET / HTTP/1.1\r\nHost: studio.example\r\n\r\n")?.status == 200)
    #expect(server.get("/", extra: "Origin: http://evil.example\r\n")?.status == 403)

    let path = try server.session() + "/socket"
    let socket = try #require(TestSocket(port: server.port))
    socket.send(
      Array(
        TestWebSocket.request(
          port: server.port, path: path, extra: "Origin: http://evil.example\r\n"
        ).utf8))
    #expect(TestResponse(socket.receiveAll())?.status == 403)
    let own = "Origin: http://127.0.0.1:\(server.port)\r\n"
    #expect(TestWebSocket(port: server.port, path: path, extra: own) != nil)
  }

  @Test func `a session is made from a preview, and has a page`() throws {
    let server = try RunningServer()
    let path = try server.session()
    #expect(server.get(path)?.body.contains("index") == true)
    #expect(server.get(path)?.status == 200)
    let unknown = try #require(server.get("/s/AAAAAAAAAAAAAAAAAAAAAA"))
    #expect(unknown.status == 404 && unknown.body.contains("ended"))
  }

  @Test func `a bad order for a session is answered with what is wrong`() throws {
    let server = try RunningServer()
    #expect(server.post("/api/sessions", "{")?.status == 400)
    let plaid = try #require(server.post("/api/sessions", #"{"preview":"drum","appearance":"plaid"}"#))
    #expect(plaid.status == 400 && plaid.body.contains("or none for light"))
    #expect(server.post("/api/sessions", #"{"preview":"none"}"#)?.status == 404)
    #expect(server.post("/api/sessions", #"{"preview":"drum"}"#, type: "text/plain")?.status == 415)
    #expect(server.post("/api/sessions", String(repeating: " ", count: 40_000))?.status == 413)
    #expect(server.post("/", "")?.status == 405)
    #expect(server.raw("POST /api/sessions HTTP/1.1\r\nHost: localhost\r\n\r\n")?.status == 411)
  }

  @Test(arguments: [
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\u{4}\0\0\0\0\0", "\u{16}\u{3}\u{1}\u{2}\0\u{1}\0",
  ])
  func `what is not HTTP 1 is hung up on`(bytes: String) throws {
    let server = try RunningServer()
    let socket = try #require(TestSocket(port: server.port))
    socket.send(Array(bytes.utf8))
    #expect(socket.receiveAll() == [])
    #expect(server.get("/")?.status == 200)
  }

  @Test(arguments: ["h2c", "foo", "websocket", "h2c, websocket", "WebSocket, x"])
  func `no upgrade but a whole WebSocket is followed`(protocol name: String) throws {
    let server = try RunningServer()
    let extra = "Upgrade: \(name)\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk\r\n"
    #expect(server.get("/", extra: extra)?.status == 400)
    #expect(server.get("/")?.status == 200)
  }

  @Test func `a second request on a connection is not read`() throws {
    let server = try RunningServer()
    let socket = try #require(TestSocket(port: server.port))
    let request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
    socket.send(Array((request + request.replacing("GET /", with: "GET /../secret.txt")).utf8))
    let all = try #require(socket.receiveAll())
    #expect(String(decoding: all, as: UTF8.self).split(separator: "HTTP/1.1").count == 1)
    #expect(server.get("/")?.status == 200)
  }

  @Test func `many requests whose body never comes keep nobody waiting`() throws {
    let server = try RunningServer()
    let idle = (0..<300).compactMap { _ in TestSocket(port: server.port) }
    for socket in idle {
      socket.send(Array("POST /api/sessions HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{".utf8))
    }
    #expect(idle.count == 300)
    #expect(server.get("/")?.status == 200)
    #expect(try server.session().hasPrefix("/s/"))
  }

  @Test func `many clients that never finish their request do not keep a good one out`() throws {
    let server = try RunningServer()
    let silent = (0..<300).compactMap { _ in TestSocket(port: server.port) }
    for socket in silent { socket.send(Array("GET / HT".utf8)) }
    #expect(silent.count == 300)
    #expect(server.get("/")?.status == 200)
  }

  @Test func `it listens on the loopback and nowhere else`() throws {
    let server = try RunningServer()
    let port = String(server.port, radix: 16, uppercase: true)
    let wanted = ":" + String(repeating: "0", count: 4 - port.count) + port
    var listening: [Substring] = []
    for table in ["/proc/net/tcp", "/proc/net/tcp6"] {
      guard let file = fopen(table, "r") else { continue }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 512)
      while fgets(&line, 512, file) != nil {
        let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let words = text.split(separator: " ")
        // Local address, and state 0A: listening.
        if words.count > 3, words[1].hasSuffix(wanted), words[3] == "0A" { listening.append(words[1]) }
      }
    }
    #expect(listening == ["0100007F\(wanted)"])
  }
}
