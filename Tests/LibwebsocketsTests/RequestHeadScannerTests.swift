import Testing

@testable import Libwebsockets

@Suite struct `Request heads` {
  private func scan(_ text: String, bodyLimit: Int = 4096) -> RequestHeadScanner.Outcome {
    Array(text.utf8).withUnsafeBytes { RequestHeadScanner.scan($0, bodyLimit: bodyLimit) }
  }

  private func status(_ text: String) -> Int? {
    if case .refused(let status, _) = scan(text) { status } else { nil }
  }

  @Test func `a request is read as it is written, nothing decoded`() {
    let text = "GET /a/../%2e?x=%00 HTTP/1.1\r\nHost: h:80\r\nX-A:  b \t\r\n\r\n"
    let outcome = scan(text + "rest")

    let expected = RequestHead(
      path: "/a/../%2e", query: "x=%00",
      fields: [.init(name: "host", value: "h:80"), .init(name: "x-a", value: "b")])
    #expect(outcome == .complete(expected, length: text.utf8.count))
  }

  @Test func `every beginning of a request is incomplete`() {
    let whole = "POST /api HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\n"
    for count in 0..<whole.utf8.count {
      #expect(scan(String(whole.utf8.prefix(count)) ?? "") == .incomplete, "\(count) bytes")
    }
    guard case .complete(let head, _) = scan(whole) else {
      Issue.record("not complete")
      return
    }
    #expect(head.contentLength == 3)
  }

  @Test func `the preface of HTTP 2 and a TLS handshake are foreign`() {
    #expect(scan("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n") == .foreign)
    #expect(scan("\u{16}\u{3}\u{1}") == .foreign)
  }

  @Test(arguments: [
    ("get / HTTP/1.1\r\nHost: h\r\n\r\n", 400), ("GET / HTTP/1.1\r\n\r\n", 400),
    ("GET / HTTP/3\r\nHost: h\r\n\r\n", 400), ("GET  / HTTP/1.1\r\nHost: h\r\n\r\n", 400),
    ("GET http://h/ HTTP/1.1\r\nHost: h\r\n\r\n", 400), ("GET * HTTP/1.1\r\nHost: h\r\n\r\n", 400),
    ("GET /\0 HTTP/1.1\r\nHost: h\r\n\r\n", 400), ("GET /é HTTP/1.1\r\nHost: h\r\n\r\n", 400),
    ("CONNECT h:1 HTTP/1.1\r\nHost: h\r\n\r\n", 405), ("DELETE / HTTP/1.1\r\nHost: h\r\n\r\n", 405),
    ("GET / HTTP/1.1\r\nHost: h\r\nHost: i\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: h\r\n folded\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost : h\r\n\r\n", 400), ("GET / HTTP/1.1\nHost: h\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: h\r\nA: \u{1}\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: h\r\n\r\n", 411),
    ("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n", 411),
    ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: -1\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 99999999999999999999999999\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 4097\r\n\r\n", 413),
    ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: h\r\nUpgrade: h2c\r\nConnection: Upgrade\r\nHTTP2-Settings: A\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: h\r\nUpgrade: foo\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\n\r\n", 400),
  ])
  func `what a lenient reader might take otherwise is refused`(text: String, expected: Int) {
    #expect(status(text) == expected)
  }

  @Test func `what has no end is refused once it is too long`() {
    #expect(status("GET /" + String(repeating: "a", count: 9000)) == 431)
    #expect(status("GET /" + String(repeating: "a", count: 3000) + " HTTP/1.1\r\nHost: h\r\n\r\n") == 400)
    let many = String(repeating: "A: b\r\n", count: 100)
    #expect(status("GET / HTTP/1.1\r\nHost: h\r\n\(many)\r\n") == 431)
  }

  @Test func `no prefix of random bytes brings the scanner down`() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      var bytes = Array("GET /a HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\n\r\n".utf8)
      for _ in 0..<4 { bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255) }
      let outcome = bytes.withUnsafeBytes { RequestHeadScanner.scan($0, bodyLimit: 10) }
      if case .complete(let head, _) = outcome { #expect(!head.isWebSocketUpgrade) }
    }
  }
}
