/// The reports from an agent to the gateway.
public enum MessageFromAgent: Hashable, Sendable {
  /// Before anything else: the version it speaks and the previews it has.
  case hello(version: Int, previews: [PreviewInfo])
  /// A frame for the viewers of a session.
  case frame(FrameReport)
  /// A session could not be made; `message` says why, for people, in at most `WireLimits.string` bytes.
  case failed(SessionHandle, message: String)
  /// The answer to a ping.
  case pong(Int)
  /// A picture that a later frame of this agent names; said once.
  case image(ImageReport)
  /// A fault of a session's preview, though it goes on; for people, in at most `WireLimits.logMessage` bytes.
  case log(SessionHandle, message: String)
  /// The knobs that a session's preview has read so far, in the order of the source, with the values of the
  /// source; and the names of settings for which the sources have no knob, or one that has no room for the
  /// value. Sent whole, whenever anything of it has changed.
  case knobs(SessionHandle, [KnobInfo], unknown: [String])
  /// How often the holes of its library were reached by a session, since this agent began it: those that
  /// were, in the order of their numbers. Totals, so that the newest report stands for all before it.
  case holes(SessionHandle, [HoleReach])
  /// The requests of a session since this agent began it, in the order of the first ones, and their answers.
  /// Totals, as of holes.
  case requests(SessionHandle, [RequestRow])
  /// The bars of a session's device, as far as its app lets them be seen, whenever that has changed.
  case bars(SessionHandle, ScreenBars)
  /// What a session shows, once it has done what it was told; and whether anything was done to it that
  /// neither its state (`FrameReport.state`) nor the acts have that were told.
  case digest(SessionHandle, SceneDigest, hasMoreActs: Bool)
  /// Of the inputs by which hands did something to a session, beyond scrolling it, this is what comes after
  /// the first `from` bytes that were told before. Opaque to the gateway, and sent before the frame that they
  /// have led to. At most `WireLimits.acts` bytes in all.
  case acts(SessionHandle, from: Int, bytes: [UInt8])
  /// The text that is typed into, and the viewer who types: the one who touched last, 0 for none. nil: no
  /// text is. The newest report stands for all before it.
  case typing(SessionHandle, viewer: Int, TypingReport?)
  /// The picture of this number that was asked for.
  case picture(SessionHandle, number: Int, DrawnPicture)
  /// Parts of the state that the session was begun with for which its preview has no place: names for
  /// people, as `main`; at most `WireLimits.unplaced`, each of at most `WireLimits.knobText` bytes. Not sent
  /// where all of it came to something.
  case unplaced(SessionHandle, [String])
  /// The element at the point that a viewer asked for by that number; nil where there is none.
  case element(SessionHandle, viewer: Int, request: Int, FoundElement?)
  /// Where each of the pins is, whenever that has changed. Layers are those of the frame before.
  case pinPlaces(SessionHandle, [PinPlace])

  enum Kind: UInt8 {
    case hello = 0x81
    case frame = 0x82
    case failed = 0x83
    case pong = 0x84
    case image = 0x85
    case log = 0x86
    case knobs = 0x87
    case holes = 0x88
    case requests = 0x89
    case bars = 0x8A
    case typing = 0x8B
    case digest = 0x8C
    case acts = 0x8D
    case picture = 0x8E
    case unplaced = 0x8F
    case element = 0x90
    case pinPlaces = 0x91
  }
}

/// The answer to a `PictureRequest`.
public enum DrawnPicture: Hashable, Sendable {
  /// A PNG file of at most `WireLimits.picture` bytes, without the bars of a device.
  case png([UInt8])
  /// Why there is none, as a sentence for people of at most `WireLimits.logMessage` bytes.
  case none(String)
}

/// A preview that can be asked for.
public struct PreviewInfo: Hashable, Sendable {
  /// Its name in addresses: lower-case words with hyphens.
  public var slug: String
  /// Its name for people.
  public var title: String
  /// One sentence about it.
  public var summary: String
  /// The heading above it in lists, which neighbours with the same heading share; empty: none.
  public var heading: String
  /// Where it is declared; nil where that is not known.
  public var source: SourceLine?

  /// A preview; each text of at most `WireLimits.string` bytes.
  public init(slug: String, title: String, summary: String, heading: String = "", source: SourceLine? = nil) {
    self.slug = slug
    self.title = title
    self.summary = summary
    self.heading = heading
    self.source = source
  }
}

/// A frame, and what the gateway must know of it without reading it.
public struct FrameReport: Hashable, Sendable {
  /// Whose frame it is.
  public var handle: SessionHandle
  /// Whether the frame is a keyframe, which needs no frame before it.
  public var isKeyframe: Bool
  /// The number of the frame.
  public var seq: Int
  /// The state that a new agent needs to go on from here, as the agent that dies wrote it: opaque to the
  /// gateway.
  public var state: [UInt8]
  /// The message to viewers, unchanged.
  public var payload: [UInt8]

  /// A report; `state` and `payload` of at most `WireLimits.state` and `WireLimits.frame` bytes.
  public init(handle: SessionHandle, isKeyframe: Bool, seq: Int, state: [UInt8], payload: [UInt8]) {
    self.handle = handle
    self.isKeyframe = isKeyframe
    self.seq = seq
    self.state = state
    self.payload = payload
  }
}

extension MessageFromAgent {
  /// The session that a report is about; nil of one about the agent itself.
  public var session: SessionHandle? {
    switch self {
    case .frame(let frame): frame.handle
    case .failed(let handle, _), .log(let handle, _), .knobs(let handle, _, _), .holes(let handle, _),
      .requests(let handle, _), .bars(let handle, _), .typing(let handle, _, _), .digest(let handle, _, _),
      .acts(let handle, _, _), .picture(let handle, _, _), .unplaced(let handle, _),
      .element(let handle, _, _, _), .pinPlaces(let handle, _):
      handle
    case .hello, .pong, .image: nil
    }
  }

  /// Reads a report from what a `PacketAssembler` put together. Throws what a malformed one deserves.
  public init(decoding message: AssembledMessage) throws(WireError) {
    self = try ByteReader.reading(message.body) { reader throws(WireError) in
      let decoded = try MessageFromAgent(kind: message.kind, &reader)
      try reader.end()
      return decoded
    }
  }

  private init(kind: UInt8, _ reader: inout ByteReader) throws(WireError) {
    switch Kind(rawValue: kind) {
    case .hello:
      let version = try reader.varint()
      guard version == WireVersion.agent else { throw .unsupportedVersion(version) }
      self = .hello(version: version, previews: try reader.previews())
    case .frame: self = .frame(try FrameReport(&reader))
    case .failed: self = try .failed(reader.handle(), message: reader.string())
    case .pong: self = .pong(try reader.varint())
    case .image: self = .image(try ImageReport(&reader))
    case .log:
      let (handle, message) = (try reader.handle(), try reader.string())
      try WireLimits.check(message.utf8.count, .string, WireLimits.logMessage)
      self = .log(handle, message: message)
    case .knobs:
      self = try .knobs(
        reader.handle(), reader.knobInfos(),
        unknown: reader.strings(upTo: WireLimits.knobs, of: .knobs, eachUpTo: WireLimits.knobText))
    case .holes: self = try .holes(reader.handle(), reader.holeReaches())
    case .requests: self = try .requests(reader.handle(), reader.requestRows())
    case .bars: self = try .bars(reader.handle(), reader.screenBars())
    case .typing:
      let (handle, viewer) = (try reader.handle(), try reader.varint())
      self = .typing(handle, viewer: viewer, try reader.bool() ? try reader.typingReport() : nil)
    case .digest:
      self = try .digest(
        reader.handle(), SceneDigest(high: reader.handle(), low: reader.handle()), hasMoreActs: reader.bool())
    case .acts:
      self = try .acts(
        reader.handle(), from: reader.varint(), bytes: reader.blob(upTo: WireLimits.acts, of: .acts))
    case .picture:
      self = try .picture(reader.handle(), number: reader.varint(), reader.drawnPicture())
    case .unplaced:
      self = try .unplaced(
        reader.handle(),
        reader.strings(upTo: WireLimits.unplaced, of: .names, eachUpTo: WireLimits.knobText))
    case .element:
      let (handle, viewer, request) = (try reader.handle(), try reader.varint(), try reader.varint())
      self = .element(
        handle, viewer: viewer, request: request, try reader.bool() ? try reader.foundElement() : nil)
    case .pinPlaces: self = try .pinPlaces(reader.handle(), reader.pinPlaces())
    case nil: throw .unknownKind(kind)
    }
  }

  /// The packets to send, in order, nothing between them. Throws `overlong` when a part is past its limit.
  public func packets() throws(WireError) -> [[UInt8]] {
    switch self {
    case .hello(let version, let previews):
      var writer = PacketWriter(kind: Kind.hello.rawValue)
      writer.body.varint(version)
      try writer.body.previews(previews)
      return try writer.packets()
    case .frame(let report):
      var writer = PacketWriter(kind: Kind.frame.rawValue)
      try report.write(to: &writer.body)
      return try writer.packets()
    case .failed(let handle, let message):
      var writer = PacketWriter(kind: Kind.failed.rawValue)
      try WireLimits.check(message.utf8.count, .string, WireLimits.string)
      writer.body.varint(Int(handle))
      writer.body.string(message)
      return try writer.packets()
    case .pong(let number):
      var writer = PacketWriter(kind: Kind.pong.rawValue)
      writer.body.varint(number)
      return try writer.packets()
    case .image(let report):
      var writer = PacketWriter(kind: Kind.image.rawValue)
      try report.write(to: &writer.body)
      return try writer.packets()
    case .log(let handle, let message):
      var writer = PacketWriter(kind: Kind.log.rawValue)
      try WireLimits.check(message.utf8.count, .string, WireLimits.logMessage)
      writer.body.varint(Int(handle))
      writer.body.string(message)
      return try writer.packets()
    case .knobs(let handle, let knobs, let unknown):
      var writer = PacketWriter(kind: Kind.knobs.rawValue)
      writer.body.varint(Int(handle))
      try writer.body.knobInfos(knobs)
      try writer.body.strings(unknown, upTo: WireLimits.knobs, of: .knobs, eachUpTo: WireLimits.knobText)
      return try writer.packets()
    case .holes(let handle, let reaches):
      var writer = PacketWriter(kind: Kind.holes.rawValue)
      writer.body.varint(Int(handle))
      try writer.body.holeReaches(reaches)
      return try writer.packets()
    case .requests(let handle, let rows):
      var writer = PacketWriter(kind: Kind.requests.rawValue)
      writer.body.varint(Int(handle))
      try writer.body.requestRows(rows)
      return try writer.packets()
    case .bars(let handle, let bars):
      var writer = PacketWriter(kind: Kind.bars.rawValue)
      writer.body.varint(Int(handle))
      writer.body.screenBars(bars)
      return try writer.packets()
    case .acts(let handle, let from, let bytes):
      var writer = PacketWriter(kind: Kind.acts.rawValue)
      try WireLimits.check(bytes.count, .acts, WireLimits.acts)
      writer.body.varint(Int(handle))
      writer.body.varint(from)
      writer.body.blob(bytes)
      return try writer.packets()
    case .digest(let handle, let digest, let hasMoreActs):
      var writer = PacketWriter(kind: Kind.digest.rawValue)
      writer.body.varint(Int(handle))
      writer.body.varint(Int(digest.value >> 32))
      writer.body.varint(Int(digest.value & 0xFFFF_FFFF))
      writer.body.bool(hasMoreActs)
      return try writer.packets()
    case .typing(let handle, let viewer, let report):
      var writer = PacketWriter(kind: Kind.typing.rawValue)
      writer.body.varint(Int(handle))
      writer.body.varint(viewer)
      writer.body.bool(report != nil)
      if let report { writer.body.typingReport(report) }
      return try writer.packets()
    case .picture(let handle, let number, let picture):
      var writer = PacketWriter(kind: Kind.picture.rawValue)
      writer.body.varint(Int(handle))
      writer.body.varint(number)
      try writer.body.drawnPicture(picture)
      return try writer.packets()
    case .unplaced(let handle, let names):
      var writer = PacketWriter(kind: Kind.unplaced.rawValue)
      writer.body.varint(Int(handle))
      try writer.body.strings(
        names, upTo: WireLimits.unplaced, of: .names, eachUpTo: WireLimits.knobText)
      return try writer.packets()
    case .element(let handle, let viewer, let request, let found):
      var writer = PacketWriter(kind: Kind.element.rawValue)
      writer.body.varint(Int(handle))
      writer.body.varint(viewer)
      writer.body.varint(request)
      writer.body.bool(found != nil)
      if let found { writer.body.foundElement(found) }
      return try writer.packets()
    case .pinPlaces(let handle, let places):
      var writer = PacketWriter(kind: Kind.pinPlaces.rawValue)
      writer.body.varint(Int(handle))
      try writer.body.pinPlaces(places)
      return try writer.packets()
    }
  }
}

extension FrameReport {
  fileprivate init(_ reader: inout ByteReader) throws(WireError) {
    handle = try reader.handle()
    isKeyframe = try reader.bool()
    seq = try reader.varint()
    state = try reader.blob(upTo: WireLimits.state, of: .state)
    payload = reader.rest()
    try WireLimits.check(payload.count, .frame, WireLimits.frame)
  }

  fileprivate func write(to writer: inout ByteWriter) throws(WireError) {
    try WireLimits.check(state.count, .state, WireLimits.state)
    try WireLimits.check(payload.count, .frame, WireLimits.frame)
    writer.varint(Int(handle))
    writer.bool(isKeyframe)
    writer.varint(seq)
    writer.blob(state)
    writer.raw(payload)
  }
}

extension ByteReader {
  fileprivate mutating func drawnPicture() throws(WireError) -> DrawnPicture {
    if try bool() { return .png(try blob(upTo: WireLimits.picture, of: .image)) }
    return .none(try string(upTo: WireLimits.logMessage))
  }

  fileprivate mutating func previews() throws(WireError) -> [PreviewInfo] {
    let count = try count(upTo: WireLimits.previews, of: .previews, eachAtLeast: 5)
    var previews: [PreviewInfo] = []
    for _ in 0..<count {
      previews.append(
        try PreviewInfo(
          slug: string(), title: string(), summary: string(), heading: string(),
          source: bool() ? SourceLine(file: string(), line: varint()) : nil))
    }
    return previews
  }
}

extension ByteWriter {
  fileprivate mutating func drawnPicture(_ picture: DrawnPicture) throws(WireError) {
    switch picture {
    case .png(let bytes):
      try WireLimits.check(bytes.count, .image, WireLimits.picture)
      bool(true)
      blob(bytes)
    case .none(let sentence):
      try WireLimits.check(sentence.utf8.count, .string, WireLimits.logMessage)
      bool(false)
      string(sentence)
    }
  }

  fileprivate mutating func previews(_ previews: [PreviewInfo]) throws(WireError) {
    try WireLimits.check(previews.count, .previews, WireLimits.previews)
    varint(previews.count)
    for preview in previews {
      for text in [preview.slug, preview.title, preview.summary, preview.heading] {
        try WireLimits.check(text.utf8.count, .string, WireLimits.string)
        string(text)
      }
      bool(preview.source != nil)
      guard let source = preview.source else { continue }
      try WireLimits.check(source.file.utf8.count, .string, WireLimits.string)
      string(source.file)
      varint(source.line)
    }
  }
}
