import Libwebsockets
import PreviewSession
import PreviewWire

/// A text message to a viewer. At most one of each kind waits to be sent, and some warnings: a newer one takes the
/// oldest one's place.
struct ControlMessage {
  enum Kind {
    case hello, presence, appearance, direction, agent, busy, failed, log, build, knobs, holes, reached
    case requests, device, bars, typing

    /// How many of this kind may wait.
    var mostWaiting: Int {
      switch self {
      case .log: SessionLimits.warnings
      // The last result, and that the next one is on its way.
      case .build: 2
      default: 1
      }
    }
  }

  let kind: Kind
  let buffer: OutboundBuffer

  private init(_ kind: Kind, _ type: String, _ members: [(String, JSONText)]) {
    self.kind = kind
    buffer = OutboundBuffer(JSONText.object([("type", .string(type))] + members).text.utf8)
  }

  init(_ notice: Notice) {
    switch notice {
    case .presence(let viewers): self.init(.presence, "presence", [("viewers", .integer(viewers))])
    case .appearance(let appearance):
      self.init(.appearance, "appearance", [("appearance", .string(appearance.rawValue))])
    case .direction(let direction):
      self.init(.direction, "direction", [("direction", .string(direction.rawValue))])
    case .device(let device):
      self.init(.device, "device", [("device", device.map { .string($0.slug) } ?? .null)])
    case .agentRestarting: self.init(.agent, "agent", [("state", .string("restarting"))])
    case .agentRunning: self.init(.agent, "agent", [("state", .string("running"))])
    case .busy: self.init(.busy, "busy", [])
    case .failed(let message): self.init(.failed, "failed", [("message", .string(message))])
    }
  }

  /// A warning of the preview.
  init(warning: String) {
    self.init(.log, "log", [("message", .string(warning))])
  }

  /// What became of a save.
  ///
  /// - Parameter editor: what links to lines open; nil for a viewer at another machine.
  init(_ news: BuildNews, editor: Editor?) {
    self.init(.build, "build", news.members(editor: editor))
  }

  /// The knobs of a session, all of them.
  init(_ knobs: SessionKnobs) {
    self.init(
      .knobs, "knobs",
      [
        ("knobs", .array(knobs.known.map { $0.json(value: knobs.value(of: $0)) })),
        ("unknown", .array(knobs.unknown.map(JSONText.string))),
      ])
  }

  /// The holes of the build that a session shows, and how often it has reached them.
  ///
  /// - Parameter editor: what links to lines open; nil for a viewer at another machine.
  init(_ holes: HoleList, editor: Editor?) {
    self.init(.holes, "holes", holes.members(editor: editor))
  }

  /// How often a session has reached the holes of its build, in all.
  init(_ reaches: [HoleReach]) {
    self.init(.reached, "reached", [("reached", HoleList.json(reaches))])
  }

  /// What a session asked servers for, and what answered instead.
  init(_ requests: [RequestRow]) {
    self.init(.requests, "requests", [("requests", .array(requests.map(\.json)))])
  }

  /// The bars of a session's device, as far as its app lets them be seen.
  init(_ bars: ScreenBars) {
    self.init(
      .bars, "bars",
      [
        ("statusBar", .string(bars.statusBar.rawValue)), ("homeIndicator", .bool(bars.showsHomeIndicator)),
      ])
  }

  /// The state of the text that the viewer who is told types into; nil: nothing, or somebody else types.
  init(typing report: TypingReport?) {
    self.init(.typing, "typing", [("input", report?.json ?? .null)])
  }

  /// The first message on a connection.
  ///
  /// - Parameter source: what is previewed and what may be done to it; null for the gallery.
  init(helloTo viewer: Int, of session: LiveSession, title: String, build: String, source: JSONText) {
    self.init(
      .hello, "hello",
      [
        ("viewer", .integer(viewer)),
        ("session", .string(session.id.description)),
        ("preview", .object([("slug", .string(session.slug)), ("title", .string(title))])),
        ("size", .numbers([session.size.width, session.size.height])),
        ("appearance", .string(session.machine.appearance.rawValue)),
        ("direction", .string(session.machine.direction.rawValue)),
        ("device", session.machine.device.map { .string($0.slug) } ?? .null),
        ("devices", .array(Device.all.map(\.json))),
        ("viewers", .integer(session.machine.viewers.count)),
        ("build", .string(build)),
        ("source", source),
      ])
  }
}

extension KnobInfo {
  /// - Parameter value: where it stands.
  fileprivate func json(value: KnobValue) -> JSONText {
    .object([
      ("name", .string(name)), ("title", .string(title)), ("group", .string(group)),
      ("kind", .string(self.value.kind)), ("value", value.json), ("default", self.value.json),
      ("min", minimum.map(JSONText.number) ?? .null), ("max", maximum.map(JSONText.number) ?? .null),
      ("isRangeStated", .bool(isRangeStated)),
      ("step", step.map(JSONText.number) ?? .null), ("unit", .string(unit)),
      ("choices", .array(choices.map(JSONText.string))), ("declaration", .string(declaration)),
      ("literal", .array([.integer(literal.lowerBound), .integer(literal.upperBound)])),
      ("style", .string("\(style)")),
    ])
  }
}

extension KnobValue {
  fileprivate var kind: String {
    switch self {
    case .number: "number"
    case .boolean: "boolean"
    case .choice: "choice"
    case .colour: "colour"
    }
  }

  fileprivate var json: JSONText {
    switch self {
    case .number(let number): .number(number)
    case .boolean(let isOn): .bool(isOn)
    case .choice, .colour: .string(text)
    }
  }
}
