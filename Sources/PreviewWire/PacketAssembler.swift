/// A whole message between gateway and agent, before its fields are read.
public struct AssembledMessage: Hashable, Sendable {
  /// Which message it is.
  public let kind: UInt8
  /// Its fields.
  public let body: [UInt8]

  init(kind: UInt8, body: [UInt8]) {
    self.kind = kind
    self.body = body
  }
}

/// Puts packets back together to messages, one connection's packets in the order they came.
///
/// Holds at most `WireLimits.agentMessage` bytes. After a throw the connection is of no use any more.
public struct PacketAssembler: Sendable {
  private var kind: UInt8?
  private var body: [UInt8] = []

  /// An assembler that waits for the first packet of a message.
  public init() {}

  /// Takes the next packet, a whole one as the socket gave it; the bytes are not kept.
  ///
  /// - Returns: the message that this packet completes; nil when more of it are to come.
  /// - Throws: `truncated` without a whole header, `reservedBits`, `overlong`, and `brokenSequence` for a
  ///   packet of another message or one that adds nothing but promises more.
  public mutating func receive(_ packet: UnsafeRawBufferPointer) throws(WireError) -> AssembledMessage? {
    try WireLimits.check(packet.count, .packet, WireLimits.packet)
    var reader = ByteReader(packet)
    let (kind, flags) = (try reader.byte(), try reader.byte())
    let reserved =
      UInt64(flags & ~PacketWriter.moreFollow) | UInt64(try reader.byte()) << 8
      | UInt64(try reader.byte()) << 16
    guard reserved == 0 else { throw .reservedBits(reserved) }
    guard kind == self.kind ?? kind else { throw .brokenSequence }
    let length = body.count + reader.remaining
    try WireLimits.check(length, .message, WireLimits.agentMessage)

    let isLast = flags & PacketWriter.moreFollow == 0
    guard isLast || reader.remaining > 0 else { throw .brokenSequence }
    self.kind = isLast ? nil : kind
    // Nearly every message is one packet, and is copied once.
    if isLast, body.isEmpty { return AssembledMessage(kind: kind, body: reader.rest()) }
    body.append(contentsOf: reader.rest())
    return isLast ? take(kind) : nil
  }

  /// As `receive(_:)` of raw memory.
  public mutating func receive(_ packet: [UInt8]) throws(WireError) -> AssembledMessage? {
    try packet.withUnsafeBufferPointer { buffer throws(WireError) in
      try receive(UnsafeRawBufferPointer(buffer))
    }
  }

  private mutating func take(_ kind: UInt8) -> AssembledMessage {
    defer { body = [] }
    return AssembledMessage(kind: kind, body: body)
  }
}
