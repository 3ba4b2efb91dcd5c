internal import LibwebsocketsSystem

/// The library's reasons for a callback, as far as they matter here.
///
/// `LWS_CALLBACK_HTTP_CONFIRM_UPGRADE` must stay among the others: to handle it is a use after free
/// (CVE-2025-11677). The library sees no request but those for a WebSocket, which are in our words.
enum CallbackEvent {
  /// A request that is none for a WebSocket: nothing here ever is that.
  case httpRequest
  case webSocketOpened
  case webSocketReceived(UnsafeRawBufferPointer)
  /// The client closes, with this code and reason.
  case webSocketCloseReceived(UnsafeRawBufferPointer)
  /// The library is about to end the connection, and may still be told what with.
  case webSocketEnding
  case webSocketWritable
  /// The client has answered a ping.
  case webSocketPonged
  case fileReadable
  case fileWritable
  /// The protocol's own notice that the connection is over.
  case closed
  /// The library frees its object after this; comes for every connection, also for those that never opened.
  case destroyed
  /// Raw bytes of a socket: nothing here is ever meant to be that.
  case rawSocket
  case other

  init(_ reason: lws_callback_reasons, _ bytes: UnsafeMutableRawPointer?, _ count: Int) {
    switch reason {
    case LWS_CALLBACK_HTTP: self = .httpRequest
    case LWS_CALLBACK_ESTABLISHED: self = .webSocketOpened
    case LWS_CALLBACK_RECEIVE: self = .webSocketReceived(.init(start: bytes, count: count))
    case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE:
      self = .webSocketCloseReceived(.init(start: bytes, count: count))
    case LWS_CALLBACK_WS_SERVER_DROP_PROTOCOL: self = .webSocketEnding
    case LWS_CALLBACK_SERVER_WRITEABLE: self = .webSocketWritable
    case LWS_CALLBACK_RECEIVE_PONG: self = .webSocketPonged
    case LWS_CALLBACK_RAW_RX_FILE: self = .fileReadable
    case LWS_CALLBACK_RAW_WRITEABLE_FILE: self = .fileWritable
    case LWS_CALLBACK_CLOSED, LWS_CALLBACK_CLOSED_HTTP, LWS_CALLBACK_RAW_CLOSE_FILE: self = .closed
    case LWS_CALLBACK_WSI_DESTROY: self = .destroyed
    case LWS_CALLBACK_RAW_ADOPT, LWS_CALLBACK_RAW_RX: self = .rawSocket
    default: self = .other
    }
  }
}

/// The answer to the library.
enum CallbackVerdict: Int32 {
  case proceed = 0
  case close = -1
}
