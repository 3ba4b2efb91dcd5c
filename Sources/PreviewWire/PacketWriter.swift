/// Cuts a message into packets that a SEQPACKET socket carries whole: u8 kind, u8 flags, u16 0, a part of the
/// body.
struct PacketWriter {
  /// Bytes before the part of the body.
  static let headerSize = 4
  /// Flag of a packet that is not the last one of its message.
  static let moreFollow: UInt8 = 1

  private let kind: UInt8
  /// The message, after room for the header: a message of one packet, as nearly all are, is sent as it was
  /// written.
  var body: ByteWriter

  init(kind: UInt8) {
    self.kind = kind
    body = ByteWriter([kind, 0, 0, 0])
  }

  /// The packets, of at most `WireLimits.packet` bytes each. Throws `overlong`.
  consuming func packets() throws(WireError) -> [[UInt8]] {
    let message = body.bytes
    try WireLimits.check(message.count - Self.headerSize, .message, WireLimits.agentMessage)
    guard message.count > WireLimits.packet else { return [message] }
    return Self.split(kind: kind, message.dropFirst(Self.headerSize))
  }

  private static func split(kind: UInt8, _ body: ArraySlice<UInt8>) -> [[UInt8]] {
    let step = WireLimits.packet - headerSize
    return stride(from: body.startIndex, to: body.endIndex, by: step).map { start in
      let end = min(start + step, body.endIndex)
      return [kind, end < body.endIndex ? moreFollow : 0, 0, 0] + body[start..<end]
    }
  }
}

extension WireLimits {
  /// Throws `overlong` if `length` is past `limit`.
  static func check(_ length: Int, _ part: WirePart, _ limit: Int) throws(WireError) {
    guard length <= limit else { throw .overlong(part, length: length, limit: limit) }
  }
}

extension ByteReader {
  mutating func handle() throws(WireError) -> SessionHandle {
    let value = try varint()
    guard let handle = SessionHandle(exactly: value) else { throw .outOfRange(.session, Int64(value)) }
    return handle
  }
}
