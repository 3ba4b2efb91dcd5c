/// Why a viewer's WebSocket is closed; the page decides by it whether to come again.
public enum CloseCode: UInt16, Hashable, Sendable {
  /// The server stops. Come again.
  case goingAway = 1001
  /// A viewer sent text; viewers send binary messages only.
  case textRefused = 1003
  /// A message broke the format; the reason says how.
  case malformed = 1007
  /// A viewer sent more messages than it may.
  case rateLimited = 1008
  /// A message of more than `WireLimits.viewerMessage` bytes.
  case messageTooBig = 1009
  /// No acknowledgement for 10 s, or too many viewers. Come again later.
  case tryAgainLater = 1013
  /// People need a link with a key to see a preview of this server, and none was presented. Do not come
  /// again.
  case noKey = 4401
  /// The link has ended, or there never was one with that key; the reason says which. Do not come again.
  case linkEnded = 4403
  /// There is no such session: it ended, or the server was restarted. Do not come again.
  case noSuchSession = 4404
}
