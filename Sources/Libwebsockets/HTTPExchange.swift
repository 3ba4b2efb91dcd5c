internal import LibwebsocketsSystem

/// One HTTP request that was admitted, and its answer on the way out.
final class HTTPExchange {
  let head: RequestHead
  let peer: PeerAddress
  var body: [UInt8] = []
  private var answer: OutboundBuffer?
  private var sent = 0
  private var isClaimed = false

  /// Bytes handed to the library at a time; what the socket does not take, the library keeps a copy of.
  private static let portion = 65_536

  init(head: RequestHead, peer: PeerAddress) {
    self.head = head
    self.peer = peer
  }

  /// True the first time. What this head was read for has then happened; a second request on the same
  /// connection has no head that was ever looked at.
  func claim() -> Bool {
    defer { isClaimed = true }
    return !isClaimed
  }

  func begin(_ response: Response, on wsi: OpaquePointer) {
    answer = OutboundBuffer(response.serialised(includingBody: head.method != .head))
    lws_callback_on_writable(wsi)
  }

  /// Writes the next portion. Says to close after the last one; the library then flushes what it holds.
  func writePortion(on wsi: OpaquePointer) -> CallbackVerdict {
    guard let answer else { return .proceed }
    let count = min(Self.portion, answer.count - sent)
    guard lws_write(wsi, answer.payload + sent, count, LWS_WRITE_HTTP) >= 0 else { return .close }
    sent += count
    guard sent < answer.count else { return .close }
    // Each portion gets its own ten seconds: slow is allowed, stalled is not.
    lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, 10)
    lws_callback_on_writable(wsi)
    return .proceed
  }
}
