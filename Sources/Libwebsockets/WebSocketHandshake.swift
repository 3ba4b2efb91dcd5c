/// The handshake of a WebSocket: what a client has to ask, and how it is asked of the library.
enum WebSocketHandshake {
  /// Whether a head asks for a WebSocket with everything RFC 6455, 4.2.1 wants. One that asks for any other
  /// upgrade, or for this one in another way, is refused: the library would follow.
  static func isAsked(by head: RequestHead, version: Substring) throws(HeadError) -> Bool {
    guard let upgrade = head.value(of: "upgrade") else { return false }
    let connection = head.tokens(of: "connection")
    guard upgrade.lowercased() == "websocket", head.method == .get, version == "HTTP/1.1",
      connection.contains("upgrade"),
      connection.allSatisfy({ $0.utf8.allSatisfy(RequestHeadScanner.isTokenByte) }),
      head.value(of: "sec-websocket-version") == "13", isKey(head.value(of: "sec-websocket-key") ?? "")
    else {
      throw HeadError(sentence: "The only upgrade offered here is a WebSocket of version 13.")
    }
    return true
  }

  /// Whether a text is the base64 of 16 bytes: 21 digits, one with two bits of the last byte and four zeros,
  /// and two signs of equality.
  static func isKey(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.count == 24 && bytes[22...].allSatisfy { $0 == UInt8(ascii: "=") }
      && "AQgw".utf8.contains(bytes[21]) && bytes[..<21].allSatisfy(isBase64Digit)
  }

  /// The request as the library gets it, in our words. Only the key is the client's: there is nothing left
  /// that the library could read otherwise than we did, refuse, or complain about in the log.
  static func request(for head: RequestHead, subprotocol: String) -> [UInt8] {
    var text = """
      GET / HTTP/1.1\r
      Host: localhost\r
      Upgrade: websocket\r
      Connection: Upgrade\r
      Sec-WebSocket-Version: 13\r
      Sec-WebSocket-Key: \(head.value(of: "sec-websocket-key") ?? "")\r

      """
    if head.elements(of: "sec-websocket-protocol").contains(subprotocol) {
      text += "Sec-WebSocket-Protocol: \(subprotocol)\r\n"
    }
    return Array((text + "\r\n").utf8)
  }

  private static func isBase64Digit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
