/// Who decides what the loop's connections mean. Everything is called on the loop's thread.
public protocol ServiceDelegate: AnyObject {
  /// A request head is complete. Decides before its body is read, and says who sees to the request: its
  /// address is looked at once.
  func admit(_ head: RequestHead, from peer: PeerAddress) -> Admission

  /// Turns a refusal of the loop itself (a malformed head, a body too long) into an answer in the service's
  /// form.
  func refusal(status: Int, sentence: String) -> Response

  /// A whole binary message, at most `ServiceConfiguration.maximumMessage` bytes. Text closes with 1003 and
  /// a longer message with 1009 without this being called.
  func received(_ message: [UInt8], on connection: Connection)

  /// The client has answered a ping, or has said without being asked that it is there.
  func ponged(_ connection: Connection)

  /// The connection can take one message; nil when there is nothing to say.
  func nextMessage(for connection: Connection) -> OutboundMessage?

  /// The WebSocket is over. Comes once, and last.
  func closed(_ connection: Connection)

  /// A second has passed.
  func secondPassed()

  /// One of the signals that the loop listens for has come.
  func signalled(_ signal: Int32)
}

extension ServiceDelegate {
  public func ponged(_ connection: Connection) {}
}

/// The decision about a request whose head is complete.
public enum Admission {
  /// Take the whole request, and have this answer it.
  case answer(by: (Request) -> Answer)
  /// Open a WebSocket, and tell this of it: from then on it may be written to.
  case open(for: (Connection) -> Void)
  case refuse(Response)
}

/// One whole HTTP request.
public struct Request: Sendable {
  /// The head that stood before the body.
  public var head: RequestHead
  /// As many bytes as the head announced.
  public var body: [UInt8]
  /// Who sent it.
  public var peer: PeerAddress

  public init(head: RequestHead, body: [UInt8], peer: PeerAddress) {
    self.head = head
    self.body = body
    self.peer = peer
  }
}

/// One WebSocket message to be written.
public enum OutboundMessage {
  case binary(OutboundBuffer)
  /// UTF-8.
  case text(OutboundBuffer)
}
