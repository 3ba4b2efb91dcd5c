import Foundation

/// A WebSocket client of a hundred lines: enough to see what the server really sends.
final class TestWebSocket {
  enum Message: Equatable {
    case text(String)
    case binary([UInt8])
    case close(code: Int, reason: String)
    /// The connection ended without a word.
    case gone
  }

  let socket: TestSocket
  private var unread: [UInt8] = []

  /// Opens the WebSocket; nil if the server does not switch.
  ///
  /// - Parameter host: the name that the request is made to; nil for this machine's.
  init?(port: Int, path: String, host: String? = nil, extra: String = "", receiveBuffer: Int32? = nil) {
    guard let socket = TestSocket(port: port, receiveBuffer: receiveBuffer) else { return nil }
    self.socket = socket
    socket.send(Array(Self.request(port: port, path: path, host: host, extra: extra).utf8))
    while unread.range(of: Array("\r\n\r\n".utf8)) == nil {
      guard let chunk = socket.receive(), !chunk.isEmpty else { return nil }
      unread += chunk
    }
    guard String(decoding: unread.prefix(12), as: UTF8.self) == "HTTP/1.1 101",
      let end = unread.range(of: Array("\r\n\r\n".utf8))
    else { return nil }
    handshake = String(decoding: unread[..<end.upperBound], as: UTF8.self)
    unread.removeFirst(end.upperBound)
  }

  /// The server's answer.
  private(set) var handshake = ""

  static func request(port: Int, path: String, host: String? = nil, extra: String = "") -> String {
    """
    GET \(path) HTTP/1.1\r
    Host: \(host ?? "127.0.0.1:\(port)")\r
    Upgrade: websocket\r
    Connection: keep-alive, Upgrade\r
    Sec-WebSocket-Version: 13\r
    Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
    Sec-WebSocket-Protocol: scrollwork.1\r
    \(extra)\r

    """
  }

  /// Sends one frame, masked as clients must.
  func send(_ payload: [UInt8], opcode: UInt8 = 2, final: Bool = true) {
    var frame: [UInt8] = [(final ? 0x80 : 0) | opcode]
    if payload.count < 126 {
      frame.append(0x80 | UInt8(payload.count))
    } else {
      frame += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    }
    frame += [1, 2, 3, 4]
    for (index, byte) in payload.enumerated() { frame.append(byte ^ UInt8(index % 4 + 1)) }
    socket.send(frame)
  }

  /// The next message; nil when none came in time, and after the end.
  func next() -> Message? {
    guard !isGone else { return nil }
    let message = read()
    isGone = ended && message == .gone
    return message
  }

  private func read() -> Message? {
    guard let header = take(2) else { return ended ? .gone : nil }
    var length = Int(header[1] & 0x7F)
    if length == 126 {
      guard let more = take(2) else { return .gone }
      length = Int(more[0]) << 8 | Int(more[1])
    } else if length == 127 {
      guard let more = take(8) else { return .gone }
      length = more.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let payload = take(length) else { return .gone }
    if header[0] & 0x0F == 9 {
      if answersPings { send(payload, opcode: 10) }
      return read()
    }
    switch header[0] & 0x0F {
    case 1: return .text(String(decoding: payload, as: UTF8.self))
    case 2: return .binary(payload)
    case 8 where payload.count >= 2:
      let reason = String(decoding: payload.dropFirst(2), as: UTF8.self)
      return .close(code: Int(payload[0]) << 8 | Int(payload[1]), reason: reason)
    default: return .gone
    }
  }

  /// The next binary message, past any text.
  func nextFrame() -> [UInt8]? {
    while let message = next() {
      if case .binary(let bytes) = message { return bytes }
      guard case .text = message else { return nil }
    }
    return nil
  }

  /// The next text that contains `part`, past anything else.
  func nextText(containing part: String) -> String? {
    while let message = next() {
      if case .text(let text) = message, text.contains(part) { return text }
      if case .close = message { return nil }
      if message == .gone { return nil }
    }
    return nil
  }

  /// The texts that come before that frame; nil if it does not come.
  func texts(before frame: String) -> [String]? {
    var texts: [String] = []
    while let message = next() {
      switch message {
      case .text(let text): texts.append(text)
      case .binary(let bytes): if bytes == Array(frame.utf8) { return texts }
      case .close, .gone: return nil
      }
    }
    return nil
  }

  /// Code of the close that comes after anything else.
  func closeCode() -> Int? {
    while let message = next() {
      if case .close(let code, _) = message { return code }
      if message == .gone { return nil }
    }
    return nil
  }

  /// Whether pings are answered, as browsers do by themselves; while something is waited for.
  var answersPings = true
  private var ended = false
  private var isGone = false

  private func take(_ count: Int) -> [UInt8]? {
    while unread.count < count {
      guard let chunk = socket.receive() else { return nil }
      guard !chunk.isEmpty else {
        ended = true
        return nil
      }
      unread += chunk
    }
    defer { unread.removeFirst(count) }
    return Array(unread[..<count])
  }
}

extension Array where Element == UInt8 {
  fileprivate func range(of part: [UInt8]) -> Range<Int>? {
    guard count >= part.count else { return nil }
    for start in 0...(count - part.count) where Array(self[start..<start + part.count]) == part {
      return start..<start + part.count
    }
    return nil
  }
}
