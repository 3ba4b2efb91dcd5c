import Libwebsockets
import PreviewSession
import PreviewWire

/// A text message to a viewer. At most one of each kind waits to be sent, and some warnings: a newer one takes the
/// oldest one's place.
struct ControlMessage {
  enum Kind {
    case hello, presence, appearance, agent, busy, failed, log

    /// How many of this kind may wait.
    var mostWaiting: Int { self == .log ? SessionLimits.warnings : 1 }
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

  /// The first message on a connection.
  init(helloTo viewer: Int, of session: LiveSession, title: String, build: String) {
    self.init(
      .hello, "hello",
      [
        ("viewer", .integer(viewer)),
        ("session", .string(session.id.description)),
        ("preview", .object([("slug", .string(session.slug)), ("title", .string(title))])),
        ("size", .numbers([session.width, session.height])),
        ("appearance", .string(session.machine.appearance.rawValue)),
        ("viewers", .integer(session.machine.viewers.count)),
        ("build", .string(build)),
      ])
  }
}
