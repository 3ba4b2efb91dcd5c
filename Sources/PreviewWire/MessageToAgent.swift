/// The gateway's number of a session, by which it and its agent speak of it.
public typealias SessionHandle = UInt32

/// The messages from the gateway to an agent.
public enum MessageToAgent: Hashable, Sendable {
  /// Begin a session.
  case create(SessionRequest)
  /// A viewer sent `message`: the bytes of a `MessageFromViewer`, unchanged.
  case input(SessionHandle, viewer: Int, message: [UInt8])
  /// Send the last frame again, as a keyframe.
  case keyframe(SessionHandle)
  /// There are no viewers: stop ticking.
  case suspend(SessionHandle)
  /// Somebody watches again.
  case resume(SessionHandle)
  /// Answer with a pong of the same number.
  case ping(Int)
  /// A viewer is gone: whatever touches it still had down are cancelled.
  case cancelTouches(SessionHandle, viewer: Int)
  /// These are all the knobs that stand elsewhere than in the source, from now on.
  case setKnobs(SessionHandle, [KnobSetting])
  /// Say what the session shows, and whether its state and its acts lead there, in a report of the digest.
  case digest(SessionHandle)
  /// Go on from a state that another agent sent along with a frame, as in `SessionRequest.state`.
  case restore(SessionHandle, state: [UInt8])
  /// Answer with a picture, of the same number, of what the session shows.
  case picture(SessionHandle, PictureRequest)
  /// These are all the pins whose places are to be told, from now on, in reports of pin places.
  case pins(SessionHandle, [WatchedPin])

  enum Kind: UInt8 {
    case create = 0x01
    case input = 0x03
    case keyframe = 0x04
    case suspend = 0x05
    case resume = 0x06
    case ping = 0x07
    case cancelTouches = 0x08
    case setKnobs = 0x09
    case restore = 0x0A
    case digest = 0x0B
    case picture = 0x0C
    case pins = 0x0D
  }
}

/// A picture of a session that is asked for.
public struct PictureRequest: Hashable, Sendable {
  /// The gateway's number of it.
  public var number: Int
  /// Pixels per point: 1 to `WireLimits.pictureScale`. The picture has fewer where it would be too long.
  public var scale: Int

  public init(number: Int, scale: Int) {
    self.number = number
    self.scale = scale
  }
}

/// An agent needs this to begin a session, or to go on with one that another agent had.
public struct SessionRequest: Hashable, Sendable {
  /// The session to begin.
  public var handle: SessionHandle
  /// Slug of the preview; at most `WireLimits.string` bytes.
  public var slug: String
  public var screen: ScreenSettings
  /// The number of the first frame, which is a keyframe; greater than any that was ever relayed for this
  /// session.
  public var firstSeq: Int
  /// The last state that an agent sent along with a frame; empty for a fresh start.
  public var state: [UInt8]
  /// The knobs that stand elsewhere than in the source; at most `WireLimits.knobs`.
  public var knobs: [KnobSetting]
  /// Tells the code that the preview is made of from other code; at most `WireLimits.string` bytes.
  public var source: String
  /// The inputs that agents have told of in reports of acts, to be done again where they were done to the
  /// same source and knobs; empty for none.
  public var acts: [UInt8]

  /// A request, by default for a fresh start.
  public init(
    handle: SessionHandle, slug: String, screen: ScreenSettings, firstSeq: Int = 1, state: [UInt8] = [],
    knobs: [KnobSetting] = [], source: String = "", acts: [UInt8] = []
  ) {
    self.handle = handle
    self.slug = slug
    self.screen = screen
    self.firstSeq = firstSeq
    self.state = state
    self.knobs = knobs
    self.source = source
    self.acts = acts
  }
}

extension MessageToAgent {
  /// Reads a message from what a `PacketAssembler` put together. Throws what a malformed one deserves.
  public init(decoding message: AssembledMessage) throws(WireError) {
    self = try ByteReader.reading(message.body) { reader throws(WireError) in
      let decoded = try MessageToAgent(kind: message.kind, &reader)
      try reader.end()
      return decoded
    }
  }

  private init(kind: UInt8, _ reader: inout ByteReader) throws(WireError) {
    switch Kind(rawValue: kind) {
    case .create: self = .create(try SessionRequest(&reader))
    case .input: self = try .input(reader.handle(), viewer: reader.varint(), message: reader.rest())
    case .keyframe: self = .keyframe(try reader.handle())
    case .digest: self = .digest(try reader.handle())
    case .suspend: self = .suspend(try reader.handle())
    case .resume: self = .resume(try reader.handle())
    case .ping: self = .ping(try reader.varint())
    case .cancelTouches: self = try .cancelTouches(reader.handle(), viewer: reader.varint())
    case .setKnobs: self = try .setKnobs(reader.handle(), reader.knobSettings())
    case .restore:
      self = try .restore(reader.handle(), state: reader.blob(upTo: WireLimits.state, of: .state))
    case .picture:
      self = try .picture(
        reader.handle(), PictureRequest(number: reader.varint(), scale: reader.pictureScale()))
    case .pins: self = try .pins(reader.handle(), reader.watchedPins())
    case nil: throw .unknownKind(kind)
    }
  }

  /// The packets to send, in order, nothing between them. Throws `overlong` when a part is past its limit.
  public func packets() throws(WireError) -> [[UInt8]] {
    var writer = PacketWriter(kind: kind.rawValue)
    switch self {
    case .create(let request):
      try request.write(to: &writer.body)
    case .keyframe(let handle), .digest(let handle), .suspend(let handle), .resume(let handle):
      writer.body.varint(Int(handle))
    case .input(let handle, let viewer, let message):
      try WireLimits.check(message.count, .message, WireLimits.viewerMessage)
      writer.body.varint(Int(handle))
      writer.body.varint(viewer)
      writer.body.raw(message)
    case .ping(let number):
      writer.body.varint(number)
    case .cancelTouches(let handle, let viewer):
      writer.body.varint(Int(handle))
      writer.body.varint(viewer)
    case .setKnobs(let handle, let settings):
      writer.body.varint(Int(handle))
      try writer.body.knobSettings(settings)
    case .restore(let handle, let state):
      try WireLimits.check(state.count, .state, WireLimits.state)
      writer.body.varint(Int(handle))
      writer.body.blob(state)
    case .picture(let handle, let request):
      writer.body.varint(Int(handle))
      writer.body.varint(request.number)
      writer.body.varint(request.scale)
    case .pins(let handle, let pins):
      writer.body.varint(Int(handle))
      try writer.body.watchedPins(pins)
    }
    return try writer.packets()
  }

  private var kind: Kind {
    switch self {
    case .create: .create
    case .input: .input
    case .keyframe: .keyframe
    case .suspend: .suspend
    case .resume: .resume
    case .ping: .ping
    case .cancelTouches: .cancelTouches
    case .setKnobs: .setKnobs
    case .restore: .restore
    case .digest: .digest
    case .picture: .picture
    case .pins: .pins
    }
  }
}

extension ByteReader {
  fileprivate mutating func pictureScale() throws(WireError) -> Int {
    let scale = try varint()
    guard (1...WireLimits.pictureScale).contains(scale) else { throw .outOfRange(.scale, Int64(scale)) }
    return scale
  }
}

extension SessionRequest {
  fileprivate init(_ reader: inout ByteReader) throws(WireError) {
    handle = try reader.handle()
    slug = try reader.string()
    screen = try reader.screenSettings()
    firstSeq = try reader.varint()
    state = try reader.blob(upTo: WireLimits.state, of: .state)
    knobs = try reader.knobSettings()
    source = try reader.string()
    acts = try reader.blob(upTo: WireLimits.acts, of: .acts)
  }

  fileprivate func write(to writer: inout ByteWriter) throws(WireError) {
    try WireLimits.check(slug.utf8.count, .string, WireLimits.string)
    try WireLimits.check(state.count, .state, WireLimits.state)
    writer.varint(Int(handle))
    writer.string(slug)
    writer.screenSettings(screen)
    writer.varint(firstSeq)
    writer.blob(state)
    try writer.knobSettings(knobs)
    try WireLimits.check(source.utf8.count, .string, WireLimits.string)
    try WireLimits.check(acts.count, .acts, WireLimits.acts)
    writer.string(source)
    writer.blob(acts)
  }
}
