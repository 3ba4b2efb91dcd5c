import Glibc
internal import LibwebsocketsSystem

/// One open WebSocket.
///
/// Bound to the loop's thread. The library's object may be gone at any time; then every call here does
/// nothing.
public final class Connection {
  /// Unique in the life of the process.
  public let id: UInt64
  /// The request that opened it.
  public let head: RequestHead
  /// Who opened it.
  public let peer: PeerAddress
  /// Whether it is closing or closed: nothing more is received or sent.
  public private(set) var isClosing = false

  /// Fragments of the message that is arriving.
  var inbox: [UInt8] = []
  /// The library's object; nil once it is being freed.
  private var wsi: OpaquePointer?
  private var isPingDue = false
  private var closeReason: (code: UInt16, reason: [UInt8])?
  /// Who is told that it is open; nil once they are.
  private var opened: ((Connection) -> Void)?

  init(id: UInt64, head: RequestHead, peer: PeerAddress, opened: @escaping (Connection) -> Void) {
    self.id = id
    self.head = head
    self.peer = peer
    self.opened = opened
  }

  /// Asks for a call of `nextMessage(for:)` as soon as the socket can take something. Several requests
  /// become one.
  public func requestWritable() {
    guard let wsi else { return }
    lws_callback_on_writable(wsi)
  }

  /// Asks the client for a pong: by hand, as the library's own pings have a use after free in this version.
  public func ping() {
    isPingDue = true
    requestWritable()
  }

  /// Whether a ping is due; it is not any more after this.
  func takePing() -> Bool {
    defer { isPingDue = false }
    return isPingDue
  }

  /// Ends the connection.
  ///
  /// - Parameters:
  ///   - code: close code of RFC 6455.
  ///   - reason: shown to people who debug the client; cut to the 123 bytes that fit, at a character's end.
  public func close(code: UInt16, reason: String) {
    guard !isClosing, let wsi else { return }
    isClosing = true
    inbox = []
    closeReason = (code, Self.fitting(reason))
    lws_callback_on_writable(wsi)
    // One that takes nothing any more would never hear of it.
    lws_set_timeout(wsi, PENDING_TIMEOUT_USER_OK, 3)
  }

  func open(_ wsi: OpaquePointer) {
    self.wsi = wsi
    let opened = opened
    self.opened = nil
    opened?(self)
  }

  /// The client closes. What its frame says wrong is told; else the library repeats it, as is usual.
  func wasAskedToClose(_ payload: UnsafeRawBufferPointer) -> CallbackVerdict {
    guard let fault = ClosePayload.fault(in: payload) else { return .proceed }
    isClosing = true
    closeReason = (fault.code, Self.fitting(fault.reason))
    announceClose()
    return .close
  }

  /// The library ends the connection. Where it says no code, and the client has not just hung up, it was for
  /// a broken frame: the library is silent about control frames that are too long.
  func explainEnd() {
    guard let wsi, !isClosing, lws_get_close_length(wsi) == 0 else { return }
    var byte: UInt8 = 0
    guard recv(lws_get_socket_fd(wsi), &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT)) != 0 else { return }
    isClosing = true
    closeReason = (1002, Self.fitting("a broken frame"))
    announceClose()
  }

  /// The library frees its object next. Returns whether the connection was ever open.
  func lost() -> Bool {
    let wasOpen = wsi != nil
    wsi = nil
    isClosing = true
    inbox = []
    return wasOpen
  }

  /// Hands the close reason to the library, which sends it when the callback then says to close.
  func announceClose() {
    guard let wsi, var (code, reason) = closeReason else { return }
    closeReason = nil
    code = max(code, 1000)
    reason.withUnsafeMutableBufferPointer {
      lws_close_reason(wsi, lws_close_status(rawValue: UInt32(code)), $0.baseAddress, $0.count)
    }
  }

  private static func fitting(_ reason: String) -> [UInt8] {
    // Whole characters only: half of one is no UTF-8.
    var text = reason
    while text.utf8.count > 123 { text.removeLast() }
    return Array(text.utf8)
  }
}
