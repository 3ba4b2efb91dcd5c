/// The numbers that bound every message. `Public/js/wire/limits.js` has those of them that a
/// page needs, under the same names.
///
/// Both sides refuse what is beyond them before anything is allocated for it.
public enum WireLimits {
  /// Longest frame to a viewer, in bytes.
  public static let frame = 1 << 20
  /// Most records in one frame, and most layers in one tree.
  public static let records = 65_536
  /// Most sublayers of one layer.
  public static let children = 65_536
  /// Longest string, in bytes of UTF-8.
  public static let string = 4_096
  /// Most numbers in an index path.
  public static let indexPath = 16
  /// Most lines of a text.
  public static let lines = 1_024
  /// Most runs of a line.
  public static let runs = 1_024
  /// Most elements of a path.
  public static let pathElements = 65_536
  /// Most lengths of a dash pattern.
  public static let dashes = 32
  /// Most stops of a gradient.
  public static let stops = 64
  /// Most filters of a layer.
  public static let filters = 16
  /// Longest name of a picture, in digits.
  public static let hash = 128
  /// Longest message from a viewer, in bytes.
  public static let viewerMessage = 16 << 10
  /// Most touch samples in one message, coalesced ones included.
  public static let touches = 128
  /// Greatest number of a touch; the first one is 0.
  public static let touchID = 31
  /// Width and height that a window may have, in points.
  public static let windowSide = 64.0...4096.0
  /// Longest slug of a device, in bytes.
  public static let deviceSlug = 64
  /// Greatest value of a varint: what a JavaScript number still holds exactly.
  public static let varint = (1 << 53) - 1
  /// Most bytes of a varint.
  public static let varintBytes = 8
  /// Greatest magnitude of a quantised number. The difference of any two still fits a zigzag varint.
  public static let magnitude: Int64 = 1 << 50
  /// Longest packet between gateway and agent, in bytes, header included.
  public static let packet = 64 << 10
  /// Longest saved state of a session, in bytes.
  public static let state = 256 << 10
  /// Longest journal of what hands did to a session, in bytes: some hundred taps.
  public static let acts = 64 << 10
  /// Longest picture, in bytes as it is encoded.
  public static let image = 1 << 20
  /// Longest warning of a preview, in bytes of UTF-8.
  public static let logMessage = 500
  /// Longest picture of a session that an agent draws, in bytes as PNG.
  public static let picture = 4 << 20
  /// Most pixels per point of such a picture.
  public static let pictureScale = 3
  /// Most parts of a state that are named as having no place.
  public static let unplaced = 16
  /// Longest message between gateway and agent, in bytes, reassembled, without packet headers: a picture and
  /// some room for the rest; a frame with its state, and what begins a session, are shorter.
  public static let agentMessage = picture + (16 << 10)
  /// Most previews an agent may offer.
  public static let previews = 1_024
  /// Most knobs of a session.
  public static let knobs = 500
  /// Longest name, title, group, unit or choice of a knob, in bytes of UTF-8.
  public static let knobText = 200
  /// Most choices of a knob.
  public static let choices = 100
  /// Most problems of a build.
  public static let problems = 100
  /// Longest message of a problem and name of a function, in bytes of UTF-8.
  public static let problemText = 8 << 10
  /// Most lines of code that go with a problem.
  public static let codeLines = 16
  /// Most holes of a build that are listed, and that an agent tells the counts of.
  public static let holes = 1_000
  /// Longest line of code, reason and remedy of a hole, in bytes of UTF-8; what is longer is cut.
  public static let holeText = 400
  /// Most bytes that the listed holes of a build take; of those that take more, the first are listed.
  public static let holeBytes = 512 << 10
  /// Most requests of a session that are told of.
  public static let requests = 200
  /// Longest method, address and answer of a request, in bytes of UTF-8; what is longer is cut.
  public static let requestText = 1_000
  /// Longest text that is typed or pasted in one message, in bytes of UTF-8.
  public static let typedText = 4_096
  /// Longest key of a link in a message, in bytes; keys have 22.
  public static let linkKey = 64
  /// Longest seat in a message, in bytes; seats have 22.
  public static let seat = 64
  /// Longest name of a link, in characters.
  public static let linkName = 60
  /// Longest name that a viewer gives itself, in bytes of UTF-8: 40 characters, of which some take eight.
  public static let personName = 320
  /// Longest part of a text that a keyboard is told, in bytes of UTF-8; what is longer is cut.
  public static let typingContext = 8 << 10
  /// Most pins of a session.
  public static let pins = 200
  /// Longest name or text by which a pinned element is found again, in bytes of UTF-8; what is longer is cut.
  public static let pinText = 200
  /// Most files, folders or libraries in one message of a builder.
  public static let files = 1_024
  /// Longest text in which a builder looks for a place, in bytes of UTF-8.
  public static let backtrace = 256 << 10
}

/// The version that both ends must agree on before the first message.
public enum WireVersion {
  /// The version byte of a keyframe.
  public static let frame: UInt8 = 3
  /// WebSocket subprotocol: the version negotiation of a connection.
  public static let subprotocol = "scrollwork.1"
  /// The version an agent says hello with.
  public static let agent = 17
  /// The version a builder says hello with.
  public static let builder = 2
}
