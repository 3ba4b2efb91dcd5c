import Libwebsockets
import PreviewSession

/// One connection that watches a session: what it has, and what it may send.
final class Viewer {
  let connection: Connection
  /// Its number in the session.
  let number: Int
  /// Held until the connection is closed, also when the session has ended before.
  let session: LiveSession
  var flow = ViewerFlow()
  var rate: RateLimit
  private var control: [ControlMessage] = []

  init(_ connection: Connection, number: Int, session: LiveSession, at now: Moment) {
    self.connection = connection
    self.number = number
    self.session = session
    rate = RateLimit(at: now)
  }

  /// Has a text message sent, in place of one of its kind that still waits.
  func tell(_ message: ControlMessage) {
    control.removeAll { $0.kind == message.kind }
    control.append(message)
    connection.requestWritable()
  }

  func nextControlMessage() -> OutboundBuffer? {
    control.isEmpty ? nil : control.removeFirst().buffer
  }

  var hasControlMessage: Bool { !control.isEmpty }
}
