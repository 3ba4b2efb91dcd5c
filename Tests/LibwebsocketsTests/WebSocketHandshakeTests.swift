import Testing

@testable import Libwebsockets

@Suite struct `Handshakes of WebSockets` {
  private let key = "dGhlIHNhbXBsZSBub25jZQ=="

  private func outcome(
    _ change: (String) -> String = { $0 }, line: String = "GET /a HTTP/1.1"
  ) -> RequestHeadScanner.Outcome {
    let text = """
      \(line)\r
      Host: h\r
      Upgrade: websocket\r
      Connection: keep-alive, Upgrade\r
      Sec-WebSocket-Version: 13\r
      Sec-WebSocket-Key: \(key)\r
      \r

      """
    return Array(change(text).utf8).withUnsafeBytes { RequestHeadScanner.scan($0, bodyLimit: 0) }
  }

  private func status(_ outcome: RequestHeadScanner.Outcome) -> Int? {
    if case .refused(let status, _) = outcome { status } else { nil }
  }

  @Test func `a whole one is taken, and the library gets only its key`() throws {
    let change: (String) -> String = {
      $0.replacing("Host", with: "Sec-WebSocket-Protocol: x,test.1\t\r\nX-Odd: %, &\r\nHost")
    }
    guard case .complete(let head, _) = outcome(change, line: "GET /a?%&\(key) HTTP/1.1") else {
      Issue.record("not complete")
      return
    }
    #expect(head.isWebSocketUpgrade)
    let request = WebSocketHandshake.request(for: head, subprotocol: "test.1")
    #expect(
      String(decoding: request, as: UTF8.self)
        == "GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: \(key)\r\nSec-WebSocket-Protocol: test.1\r\n\r\n")
    let other = WebSocketHandshake.request(for: head, subprotocol: "TEST.1")
    #expect(!String(decoding: other, as: UTF8.self).contains("Protocol"))
  }

  @Test(arguments: [
    "", "a", "dGhlIHNhbXBsZSBub25jZQ", "dGhlIHNhbXBsZSBub25jZQ=", "dGhlIHNhbXBsZSBub25jZQ==a",
    "dGhlIHNhbXBsZSBub25jZQA=", "dGhlIHNhbXBsZSBub25jZR==", "dGhlIHNhbXBsZSBub25jZ===",
    "dGhlIHNhbXBsZSB!b25jZQ==", "dGhlIHNhbXBsZSB-b25jZQ==", "aaaaaaaaaaaaaaaaaaaaaaaa",
    "========================", "dGhlIHNhbXBsZSBub25jé==",
  ])
  func `a key that is not the base64 of 16 bytes is refused`(bad: String) {
    #expect(!WebSocketHandshake.isKey(bad))
    #expect(status(outcome { $0.replacing(key, with: bad) }) == 400)
  }

  @Test func `the base64 of any 16 bytes is a key`() {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var random = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let bits = (0..<21).map { _ in digits.randomElement(using: &random).map(String.init) ?? "" }
      let last = ["A", "Q", "g", "w"].randomElement(using: &random) ?? ""
      #expect(WebSocketHandshake.isKey(bits.joined() + last + "=="))
    }
  }

  @Test(arguments: [
    ("keep-alive, Upgrade", "keep-alive"), ("keep-alive, Upgrade", "Upgrade;x"),
    ("keep-alive, Upgrade", "Upgrade, \"x\""), ("keep-alive, Upgrade", "Upgrade x"),
    ("keep-alive, Upgrade", "Upgrade, (y"), ("keep-alive, Upgrade", ""), ("Version: 13", "Version: 8"),
    ("Version: 13", "Version: 13, 8"), ("websocket", "websocket, h2c"),
    ("GET /a HTTP/1.1", "HEAD /a HTTP/1.1"), ("HTTP/1.1", "HTTP/1.0"),
  ])
  func `any other wish for an upgrade is refused`(part: String, instead: String) {
    #expect(status(outcome { $0.replacing(part, with: instead) }) == 400)
  }

  @Test(arguments: ["upgrade", "Upgrade,keep-alive", "close ,\tUPGRADE", "Upgrade, ,x"])
  func `a list that names it is taken in every spelling`(list: String) {
    #expect(status(outcome { $0.replacing("keep-alive, Upgrade", with: list) }) == nil)
  }
}

@Suite struct `Close frames of clients` {
  private func fault(_ payload: [UInt8]) -> UInt16? {
    payload.withUnsafeBytes { ClosePayload.fault(in: $0)?.code }
  }

  @Test func `no code, or one that may be sent, is right; all others are 1002`() {
    #expect(fault([]) == nil)
    #expect(fault([3]) == 1002)
    let right = Set([1000...1003, 1007...1014, 3000...4999].flatMap { $0 })
    for code in 0...65535 {
      let expected: UInt16? = right.contains(code) ? nil : 1002
      #expect(fault([UInt8(code >> 8), UInt8(code & 0xFF)]) == expected, "\(code)")
    }
  }

  @Test func `a reason that is no UTF-8 is 1007`() {
    #expect(fault([3, 232] + Array("grüß".utf8)) == nil)
    #expect(fault([3, 232, 0xC3]) == 1007)
    #expect(fault([3, 232, 0xED, 0xA0, 0x80]) == 1007)
    #expect(fault([3, 232, 0xC0, 0x80]) == 1007)
  }
}
