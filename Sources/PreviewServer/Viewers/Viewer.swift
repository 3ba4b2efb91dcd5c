import Libwebsockets
import PreviewSession

/// One connection that watches a session: what it has, and what it may send.
final class Viewer {
  let connection: Connection
  /// Who has opened it.
  let client: PeerAddress
  /// Its number in the session.
  let number: Int
  /// Held until the connection is closed, also when the session has ended before.
  let session: LiveSession
  /// The editor that links to lines open; nil for a viewer at another machine.
  private let editor: Editor?
  /// The link that it came with; nil: the owner, and who needs none.
  var link: Link?
  var sight: Sight { Sight(editor: editor, hasSource: link == nil) }
  var flow = ViewerFlow()
  var rate: RateLimit
  var heartbeat = Heartbeat()
  private var control: [MessageToViewer] = []

  init(
    _ connection: Connection, by client: PeerAddress, number: Int, session: LiveSession, link: Link?,
    editor: Editor?, at now: Moment
  ) {
    self.connection = connection
    self.client = client
    self.number = number
    self.session = session
    self.link = link
    self.editor = editor
    rate = RateLimit(at: now)
  }

  /// Has a text message sent, in place of the oldest of its kind where too many still wait.
  func tell(_ message: MessageToViewer) {
    if control.count(where: { $0.kind == message.kind }) >= message.kind.mostWaiting,
      let oldest = control.firstIndex(where: { $0.kind == message.kind })
    {
      control.remove(at: oldest)
    }
    control.append(message)
    connection.requestWritable()
  }

  /// Has a notice sent, if it is for this viewer.
  func tell(_ notice: Notice) {
    if let message = MessageToViewer(notice, for: sight) { tell(message) }
  }

  func nextControlMessage() -> OutboundBuffer? {
    control.isEmpty ? nil : control.removeFirst().buffer
  }

  var hasControlMessage: Bool { !control.isEmpty }
}
