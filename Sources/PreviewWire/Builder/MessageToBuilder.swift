/// The messages from the gateway to a builder. `request` is the gateway's own number, which the answer gives
/// back.
public enum MessageToBuilder: Hashable, Sendable {
  /// Write these values into the author's files, over the literals of their knobs.
  case edit(request: Int, [KnobSetting])
  /// These libraries are in use; any other may be deleted. Absolute paths, at most `WireLimits.files`.
  case retain([String])
  /// Say where in the author's files an agent ended that had loaded `library`: `text` is what it wrote to
  /// standard error, a backtrace among it, at most `WireLimits.backtrace` bytes.
  case explain(request: Int, library: String, kind: Problem.Kind, text: String)

  enum Kind: UInt8 {
    case edit = 0x21
    case retain = 0x22
    case explain = 0x23
  }
}

extension MessageToBuilder {
  /// Reads a message from what a `PacketAssembler` put together. Throws what a malformed one deserves.
  public init(decoding message: AssembledMessage) throws(WireError) {
    self = try ByteReader.reading(message.body) { reader throws(WireError) in
      let decoded = try MessageToBuilder(kind: message.kind, &reader)
      try reader.end()
      return decoded
    }
  }

  private init(kind: UInt8, _ reader: inout ByteReader) throws(WireError) {
    switch Kind(rawValue: kind) {
    case .edit: self = try .edit(request: reader.varint(), reader.knobSettings())
    case .retain:
      self = .retain(try reader.strings(upTo: WireLimits.files, of: .files, eachUpTo: WireLimits.string))
    case .explain:
      let (request, library, code) = (try reader.varint(), try reader.string(), try reader.byte())
      guard let kind = Problem.Kind(rawValue: code) else { throw .outOfRange(.problemKind, Int64(code)) }
      self = .explain(
        request: request, library: library, kind: kind, text: try reader.string(upTo: WireLimits.backtrace))
    case nil: throw .unknownKind(kind)
    }
  }

  /// The packets to send, in order, nothing between them. Throws `overlong` when a part is past its limit.
  public func packets() throws(WireError) -> [[UInt8]] {
    var writer = PacketWriter(kind: kind.rawValue)
    switch self {
    case .edit(let request, let settings):
      writer.body.varint(request)
      try writer.body.knobSettings(settings)
    case .retain(let libraries):
      try writer.body.strings(libraries, upTo: WireLimits.files, of: .files, eachUpTo: WireLimits.string)
    case .explain(let request, let library, let kind, let text):
      writer.body.varint(request)
      try writer.body.string(library, upTo: WireLimits.string)
      writer.body.byte(kind.rawValue)
      try writer.body.string(text, upTo: WireLimits.backtrace)
    }
    return try writer.packets()
  }

  private var kind: Kind {
    switch self {
    case .edit: .edit
    case .retain: .retain
    case .explain: .explain
    }
  }
}
