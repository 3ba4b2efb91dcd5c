import PreviewWire

/// The inputs by which hands did something to a preview beyond scrolling it, since it was made: what it needs
/// to come to where it is once more.
///
/// Opaque to the gateway that keeps it. Two bytes say which form it has; then entry follows entry, each a u8
/// kind, a varint length and that many bytes. Only its end grows, and one in which anything makes no sense is
/// none.
///
/// | entry | bytes |
/// | --- | --- |
/// | 1 origin | string source, screen settings, knob settings |
/// | 2 state | bytes of a `SavedState` |
/// | 3 input | f64 seconds, varint viewer, bytes of a `MessageFromViewer` |
/// | 4 left | f64 seconds, varint viewer |
/// | 5 screen | f64 seconds, screen settings |
struct ActJournal: Equatable {
  /// The source and the knobs of the preview, and the screen that it was on when the first act began.
  struct Origin: Equatable {
    /// The build: acts on another one would be other acts.
    var source: String
    var screen: ScreenSettings
    var knobs: [KnobSetting]
  }

  enum Entry: Equatable {
    /// Where everything was scrolled to when fingers came down.
    case state(SavedState)
    /// A viewer did this.
    ///
    /// - Parameter seconds: since the entry before that has a time, or since the preview was made.
    case input(after: Double, viewer: Int, MessageFromViewer)
    /// A viewer left whose fingers were down.
    case left(after: Double, viewer: Int)
    /// The screen became this one.
    case screen(after: Double, ScreenSettings)
  }

  /// Seconds that are noted of a longer pause: whatever an act sets off has mostly come to rest by then. Less
  /// by whole frames, so that each act meets the same moment between two of them.
  static let longestPause = 5.0

  var origin: Origin
  var entries: [Entry] = []

  /// Whether acts on a preview made for `request` would be the same acts.
  func isOf(_ request: SessionRequest) -> Bool {
    origin.source == request.source && Set(origin.knobs) == Set(request.knobs)
  }
}

extension ActJournal {
  private static let mark: [UInt8] = [0x01, 0xFE]

  private enum Kind: UInt8 {
    case origin = 1
    case state = 2
    case input = 3
    case left = 4
    case screen = 5
  }

  /// The bytes of a journal without entries.
  static func bytes(of origin: Origin) throws(WireError) -> [UInt8] {
    try writing(.origin, after: mark) { part throws(WireError) in
      part.string(origin.source)
      part.screenSettings(origin.screen)
      try part.knobSettings(origin.knobs)
    }
  }

  static func bytes(of entry: Entry) -> [UInt8] {
    switch entry {
    case .state(let state): writing(.state) { $0.raw(state.bytes) }
    case .input(let seconds, let viewer, let message):
      writing(.input) {
        $0.float64(seconds)
        $0.varint(viewer)
        $0.raw(message.encoded())
      }
    case .left(let seconds, let viewer):
      writing(.left) {
        $0.float64(seconds)
        $0.varint(viewer)
      }
    case .screen(let seconds, let screen):
      writing(.screen) {
        $0.float64(seconds)
        $0.screenSettings(screen)
      }
    }
  }

  private static func writing<Failure>(
    _ kind: Kind, after start: [UInt8] = [], _ fields: (inout ByteWriter) throws(Failure) -> Void
  ) throws(Failure) -> [UInt8] {
    var part = ByteWriter()
    try fields(&part)
    var writer = ByteWriter(start)
    writer.byte(kind.rawValue)
    writer.blob(part.bytes)
    return writer.bytes
  }

  /// Reads a whole journal; nil of none, and of one in which anything makes no sense.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.mark), bytes.count <= WireLimits.acts,
      let journal = try? ByteReader.reading(
        Array(bytes.dropFirst(Self.mark.count)),
        { reader throws(WireError) in
          try ActJournal(&reader)
        })
    else { return nil }
    self = journal
  }

  private init(_ reader: inout ByteReader) throws(WireError) {
    guard try reader.byte() == Kind.origin.rawValue else { throw .unknownKind(0) }
    origin = try reader.part { part throws(WireError) in
      try Origin(source: part.string(), screen: part.screenSettings(), knobs: part.knobSettings())
    }
    while reader.remaining > 0 {
      let kind = try reader.byte()
      entries.append(
        try reader.part { part throws(WireError) in
          switch Kind(rawValue: kind) {
          case .state: .state(SavedState(part.rest()))
          case .input:
            try .input(
              after: part.pause(), viewer: part.varint(), MessageFromViewer(decoding: part.rest()))
          case .left: try .left(after: part.pause(), viewer: part.varint())
          case .screen: try .screen(after: part.pause(), part.screenSettings())
          case .origin, nil: throw .unknownKind(kind)
          }
        })
    }
  }
}

extension ByteReader {
  fileprivate mutating func part<Part>(
    _ body: (inout ByteReader) throws(WireError) -> Part
  ) throws(WireError) -> Part {
    try ByteReader.reading(try blob(upTo: WireLimits.acts, of: .acts)) { reader throws(WireError) in
      let part = try body(&reader)
      try reader.end()
      return part
    }
  }

  fileprivate mutating func pause() throws(WireError) -> Double {
    let seconds = try float64(.length)
    guard (0...ActJournal.longestPause + 1).contains(seconds) else { throw .outOfRange(.length, 0) }
    return seconds
  }
}
