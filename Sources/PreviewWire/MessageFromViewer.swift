/// A binary message from a viewer. Each is one whole WebSocket message.
///
/// `inputSeq` is the viewer's own number of the input, counting up from 1; frames give it back when it is
/// applied.
public enum MessageFromViewer: Hashable, Sendable {
  /// Samples in order of time, coalesced ones as entries of their own; at most `WireLimits.touches`.
  case touches(inputSeq: Int, samples: [TouchSample])
  case wheel(inputSeq: Int, WheelInput)
  /// A key, at a time in 1/10 ms by the viewer's own clock.
  case key(inputSeq: Int, time: Int, ScrollKey)
  /// Change a setting of the session's screen, for everybody.
  case screen(inputSeq: Int, ScreenSetting)
  /// Turn a knob of the session, for everybody.
  case setKnob(inputSeq: Int, KnobSetting)
  /// Put the knob of this name, or all of them where it is empty, back to what the source says.
  case resetKnobs(inputSeq: Int, name: String)
  /// A keyboard or an input method did something to what is typed into.
  case typing(inputSeq: Int, TypingInput)
  /// The frame `seq` and all before it are shown.
  case acknowledge(seq: Int)
  /// The viewer lost the thread and needs a whole tree.
  case keyframeRequest
  /// The first message of a page: the key of its link, or the owner's, empty for none; and the seat that it
  /// was told last in this session, nil for none. At most `WireLimits.linkKey` and `WireLimits.seat` bytes.
  case enter(key: String, seat: String? = nil)
  /// Ask the owner for control; or take that back, and control that was given.
  case askControl(Bool)
  /// The owner's: give that viewer control, or take it away, also from one who has only asked.
  case grant(viewer: Int, isControl: Bool)
  /// Where this viewer's pointer or finger is, in the window; nil: nowhere that is to be seen.
  case cursor(WirePoint?)
  /// The facts that others may know of this viewer, and its wish to see theirs.
  case introduce(Introduction)
  /// Which element of the preview lies at this point? `request` is the viewer's own number, which comes back
  /// with the answer.
  case point(request: Int, WirePoint)
  /// Ask those who look around by themselves to come back.
  case gather
  /// Whether the viewer's page can be seen. While it cannot, it gets no frames.
  case attention(Bool)

  /// The number of the input; nil for what is not one.
  public var inputSeq: Int? {
    switch self {
    case .touches(let seq, _), .wheel(let seq, _), .key(let seq, _, _), .screen(let seq, _),
      .setKnob(let seq, _), .resetKnobs(let seq, _), .typing(let seq, _):
      seq
    case .acknowledge, .keyframeRequest, .enter, .askControl, .grant, .cursor, .introduce, .point, .gather,
      .attention:
      nil
    }
  }

  /// First bytes, beside those of `ScreenSetting`.
  enum Kind: UInt8 {
    case touches = 0x10
    case wheel = 0x11
    case key = 0x12
    case acknowledge = 0x13
    case keyframeRequest = 0x14
    case setKnob = 0x16
    case resetKnobs = 0x17
    case typing = 0x1B
    case enter = 0x20
    case askControl = 0x21
    case grant = 0x22
    case cursor = 0x24
    case introduce = 0x25
    case point = 0x23
    case gather = 0x26
    case attention = 0x27
  }
}

extension MessageFromViewer {
  /// Reads a whole message, which must end where the bytes do.
  ///
  /// Throws every `WireError` that a message from a viewer can deserve; see `WireFormat.md`.
  public init(decoding bytes: [UInt8]) throws(WireError) {
    self = try bytes.withUnsafeBufferPointer { buffer throws(WireError) in
      try MessageFromViewer(decoding: UnsafeRawBufferPointer(buffer))
    }
  }

  /// As `init(decoding:)` of an array, for bytes that are somebody else's; they are not kept.
  public init(decoding bytes: UnsafeRawBufferPointer) throws(WireError) {
    guard bytes.count <= WireLimits.viewerMessage else {
      throw .overlong(.message, length: bytes.count, limit: WireLimits.viewerMessage)
    }
    var reader = ByteReader(bytes)
    let kind = try reader.byte()
    switch Kind(rawValue: kind) {
    case .touches: self = try .touches(inputSeq: reader.varint(), samples: reader.touchSamples())
    case .wheel: self = try .wheel(inputSeq: reader.varint(), reader.wheelInput())
    case .key: self = try .key(inputSeq: reader.varint(), time: reader.varint(), reader.scrollKey())
    case .acknowledge: self = try .acknowledge(seq: reader.varint())
    case .keyframeRequest: self = .keyframeRequest
    case .setKnob: self = try .setKnob(inputSeq: reader.varint(), reader.knobSetting())
    case .resetKnobs:
      self = try .resetKnobs(inputSeq: reader.varint(), name: reader.string(upTo: WireLimits.knobText))
    case .typing: self = try .typing(inputSeq: reader.varint(), reader.typingInput())
    case .enter: self = try .enter(key: reader.string(upTo: WireLimits.linkKey), seat: reader.seat())
    case .askControl: self = try .askControl(reader.askedForControl())
    case .grant: self = try .grant(viewer: reader.varint(), isControl: reader.bool())
    case .cursor: self = try .cursor(reader.bool() ? reader.point() : nil)
    case .introduce: self = try .introduce(reader.introduction())
    case .point: self = try .point(request: reader.varint(), reader.point())
    case .gather: self = .gather
    case .attention: self = try .attention(reader.bool())
    case nil:
      guard let setting = ScreenSetting.Kind(rawValue: kind) else { throw .unknownKind(kind) }
      self = try .screen(inputSeq: reader.varint(), reader.screenSetting(of: setting))
    }
    try reader.end()
  }

  /// The message as bytes. Samples past the limit are left out, names and texts past theirs cut.
  public func encoded() -> [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .touches(let inputSeq, let samples):
      writer.byte(Kind.touches.rawValue)
      writer.varint(inputSeq)
      writer.touchSamples(samples.prefix(WireLimits.touches))
    case .wheel(let inputSeq, let input):
      writer.byte(Kind.wheel.rawValue)
      writer.varint(inputSeq)
      writer.wheelInput(input)
    case .key(let inputSeq, let time, let key):
      writer.byte(Kind.key.rawValue)
      writer.varint(inputSeq)
      writer.varint(time)
      writer.byte(key.rawValue)
    case .acknowledge(let seq):
      writer.byte(Kind.acknowledge.rawValue)
      writer.varint(seq)
    case .keyframeRequest:
      writer.byte(Kind.keyframeRequest.rawValue)
    case .screen(let inputSeq, let setting):
      writer.byte(setting.kind.rawValue)
      writer.varint(inputSeq)
      writer.screenSetting(setting)
    case .setKnob(let inputSeq, let setting):
      writer.byte(Kind.setKnob.rawValue)
      writer.varint(inputSeq)
      writer.knobSetting(setting)
    case .resetKnobs(let inputSeq, let name):
      writer.byte(Kind.resetKnobs.rawValue)
      writer.varint(inputSeq)
      writer.string(name.cut(toBytes: WireLimits.knobText))
    case .typing(let inputSeq, let input):
      writer.byte(Kind.typing.rawValue)
      writer.varint(inputSeq)
      writer.typingInput(input)
    case .enter(let key, let seat):
      writer.byte(Kind.enter.rawValue)
      writer.string(key.cut(toBytes: WireLimits.linkKey))
      if let seat { writer.string(seat.cut(toBytes: WireLimits.seat)) }
    case .askControl(let isAsked):
      writer.byte(Kind.askControl.rawValue)
      writer.byte(isAsked ? 0 : 1)
    case .grant(let viewer, let isControl):
      writer.byte(Kind.grant.rawValue)
      writer.varint(viewer)
      writer.bool(isControl)
    case .cursor(let place):
      writer.byte(Kind.cursor.rawValue)
      writer.bool(place != nil)
      if let place { writer.point(place) }
    case .introduce(let introduction):
      writer.byte(Kind.introduce.rawValue)
      writer.introduction(introduction)
    case .point(let request, let point):
      writer.byte(Kind.point.rawValue)
      writer.varint(request)
      writer.point(point)
    case .gather:
      writer.byte(Kind.gather.rawValue)
    case .attention(let isLooking):
      writer.byte(Kind.attention.rawValue)
      writer.bool(isLooking)
    }
    return writer.bytes
  }
}

extension ByteReader {
  fileprivate mutating func touchSamples() throws(WireError) -> [TouchSample] {
    let count = try count(upTo: WireLimits.touches, of: .touches, eachAtLeast: 5)
    var samples: [TouchSample] = []
    samples.reserveCapacity(count)
    for _ in 0..<count { samples.append(try touchSample()) }
    return samples
  }

  private mutating func touchSample() throws(WireError) -> TouchSample {
    let code = try byte()
    guard let phase = TouchSample.Phase(rawValue: code) else { throw .outOfRange(.touchPhase, Int64(code)) }
    let touchID = try varint()
    guard touchID <= WireLimits.touchID else { throw .outOfRange(.touchID, Int64(touchID)) }
    return try TouchSample(phase: phase, touchID: UInt8(touchID), time: varint(), location: point())
  }

  fileprivate mutating func wheelInput() throws(WireError) -> WheelInput {
    let (time, location, delta) = (try varint(), try point(), try point())
    let flags = try byte()
    guard flags <= 1 else { throw .reservedBits(UInt64(flags & ~1)) }
    return WheelInput(time: time, location: location, delta: delta, isNotch: flags == 1)
  }

  /// Nil where the message ends before it: an older page knows of none.
  fileprivate mutating func seat() throws(WireError) -> String? {
    remaining == 0 ? nil : try string(upTo: WireLimits.seat)
  }

  /// 0: control is asked for; 1: that is taken back.
  fileprivate mutating func askedForControl() throws(WireError) -> Bool {
    let code = try byte()
    guard code <= 1 else { throw .outOfRange(.asking, Int64(code)) }
    return code == 0
  }

  fileprivate mutating func scrollKey() throws(WireError) -> ScrollKey {
    let code = try byte()
    guard let key = ScrollKey(rawValue: code) else { throw .outOfRange(.key, Int64(code)) }
    return key
  }
}

extension ByteWriter {
  fileprivate mutating func touchSamples(_ samples: ArraySlice<TouchSample>) {
    varint(samples.count)
    for sample in samples {
      byte(sample.phase.rawValue)
      varint(min(Int(sample.touchID), WireLimits.touchID))
      varint(sample.time)
      point(sample.location)
    }
  }

  fileprivate mutating func wheelInput(_ input: WheelInput) {
    varint(input.time)
    point(input.location)
    point(input.delta)
    byte(input.isNotch ? 1 : 0)
  }
}
