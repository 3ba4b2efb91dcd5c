internal import LibwebsocketsSystem

/// One HTTP request that was admitted, and its answer on the way out.
final class HTTPExchange {
  let head: RequestHead
  let peer: PeerAddress
  let admission: Admission
  var body: [UInt8] = []
  /// The response that it waits for, and until when, in seconds of the loop's clock.
  private var pending: (response: PendingResponse, deadline: Int)?
  private var answer: OutboundBuffer?
  private var sent = 0
  private var isClaimed = false

  /// Bytes handed to the library at a time; what the socket does not take, the library keeps a copy of.
  private static let portion = 65_536
  /// Seconds for the client to take one portion.
  private static let portionSeconds: Int32 = 10
  /// Seconds that the library waits longer than this does for an answer.
  private static let graceSeconds = 5

  init(head: RequestHead, peer: PeerAddress, admission: Admission) {
    self.head = head
    self.peer = peer
    self.admission = admission
  }

  /// True the first time. The purpose of this head is then fulfilled; a second request on the same connection
  /// has no head that was ever looked at.
  func claim() -> Bool {
    defer { isClaimed = true }
    return !isClaimed
  }

  /// Answers as soon as the answer is there.
  func begin(_ response: PendingResponse, on wsi: OpaquePointer, now seconds: Int) {
    if let early = response.early { return begin(early, on: wsi) }
    pending = (response, seconds + response.patience)
    // The library would hang up before.
    lws_set_timeout(wsi, PENDING_TIMEOUT_USER_OK, Int32(clamping: response.patience + Self.graceSeconds))
    response.deliver = { [unowned self] in
      pending = nil
      lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, Self.portionSeconds)
      begin($0, on: wsi)
    }
  }

  /// Stops waiting if it has waited for long enough.
  func secondPassed(now seconds: Int) {
    guard let (response, deadline) = pending, deadline <= seconds else { return }
    response.fulfil(response.otherwise)
  }

  /// The client is gone.
  func lost() {
    pending?.response.deliver = nil
    pending = nil
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
    // Each portion gets its own time: slow is allowed, stalled is not.
    lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, Self.portionSeconds)
    lws_callback_on_writable(wsi)
    return .proceed
  }
}
