/// A WebSocket client that sends exactly the frames it is told to, right or wrong.
final class RawWebSocket {
  /// What the server said.
  enum Heard: Equatable {
    case message([UInt8])
    case pong([UInt8])
    case close(Int)
    /// A frame that a server must not send.
    case odd([UInt8])
    /// The connection ended.
    case end
  }

  let client: RawClient
  private(set) var handshake = ""
  private var unread: [UInt8] = []

  static let request = """
    GET /socket HTTP/1.1\r
    Host: localhost\r
    Upgrade: websocket\r
    Connection: keep-alive, Upgrade\r
    Sec-WebSocket-Version: 13\r
    Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
    Sec-WebSocket-Protocol: test.1\r
    \r

    """

  /// - Parameter early: what is sent in one packet with the handshake.
  init?(port: Int, early: [UInt8] = []) {
    client = RawClient(port: port)
    client.send(Array(Self.request.utf8) + early)
    while !unread.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      guard let byte = client.receive(upTo: 1), !byte.isEmpty else { return nil }
      unread += byte
    }
    handshake = String(decoding: unread, as: UTF8.self)
    unread = []
    guard handshake.hasPrefix("HTTP/1.1 101") else { return nil }
  }

  /// One frame. A length may be announced that is not the payload's.
  static func frame(
    _ payload: [UInt8] = [], opcode: UInt8 = 2, final: Bool = true, reserved: UInt8 = 0,
    isMasked: Bool = true, announced: UInt64? = nil
  ) -> [UInt8] {
    let length = announced ?? UInt64(payload.count)
    var frame: [UInt8] = [(final ? 0x80 : 0) | reserved << 4 | opcode]
    let mask: UInt8 = isMasked ? 0x80 : 0
    switch length {
    case 0..<126: frame.append(mask | UInt8(length))
    case 126...0xFFFF: frame += [mask | 126, UInt8(length >> 8), UInt8(length & 0xFF)]
    default: frame += [mask | 127] + (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) }
    }
    guard isMasked else { return frame + payload }
    let key: [UInt8] = [0x11, 0x92, 0xA3, 0x04]
    return frame + key + payload.enumerated().map { $1 ^ key[$0 % 4] }
  }

  func send(_ frames: [UInt8]...) { client.send(frames.flatMap { $0 }) }

  /// The next thing that the server says.
  func next() -> Heard {
    guard let header = take(2) else { return .end }
    var length = Int(header[1] & 0x7F)
    if length >= 126 {
      guard let more = take(length == 126 ? 2 : 8) else { return .end }
      length = more.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let payload = take(length) else { return .end }
    switch header[0] {
    case 0x82 where header[1] < 0x80: return .message(payload)
    case 0x8A where header[1] < 0x80: return .pong(payload)
    case 0x88 where header[1] < 0x80 && payload.count >= 2:
      return .close(Int(payload[0]) << 8 | Int(payload[1]))
    default: return .odd(header + payload)
    }
  }

  private func take(_ count: Int) -> [UInt8]? {
    while unread.count < count {
      guard let chunk = client.receive(), !chunk.isEmpty else { return nil }
      unread += chunk
    }
    defer { unread.removeFirst(count) }
    return Array(unread[..<count])
  }
}
