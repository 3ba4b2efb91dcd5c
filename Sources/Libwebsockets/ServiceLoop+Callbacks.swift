internal import LibwebsocketsSystem

extension ServiceLoop {
  /// Where every callback of the library arrives.
  static func dispatch(_ event: CallbackEvent, wsi: OpaquePointer) -> CallbackVerdict {
    // Also sent while the context is being made, when there is no loop to speak of.
    if case .other = event { return .proceed }
    guard let user = lws_context_user(lws_get_context(wsi)) else { return .close }
    let loop = Unmanaged<ServiceLoop>.fromOpaque(user).takeUnretainedValue()
    let id = UInt64(UInt(bitPattern: lws_get_opaque_user_data(wsi)))
    if case .destroyed = event {
      loop.forget(id)
      return .proceed
    }
    switch loop.entries[id] {
    case .http(let exchange): return loop.handle(event, exchange, id: id, wsi: wsi)
    case .webSocket(let connection): return loop.handle(event, connection, id: id, wsi: wsi)
    case .file(let file): return loop.handle(event, file, id: id)
    case nil: return .close
    }
  }

  private func handle(
    _ event: CallbackEvent, _ exchange: HTTPExchange, id: UInt64, wsi: OpaquePointer
  ) -> CallbackVerdict {
    switch event {
    case .httpRequest:
      guard exchange.claim() else { return .close }
      if exchange.head.contentLength == 0, exchange.head.method != .post { answer(exchange, on: wsi) }
      return .proceed
    case .httpBody(let bytes):
      guard exchange.body.count + bytes.count <= exchange.head.contentLength else { return .close }
      exchange.body.append(contentsOf: bytes)
      return .proceed
    case .httpBodyComplete:
      if exchange.head.method == .post { answer(exchange, on: wsi) }
      return .proceed
    case .httpWritable:
      return exchange.writePortion(on: wsi)
    case .webSocketRequested:
      return exchange.head.isWebSocketUpgrade && exchange.claim() ? .proceed : .close
    case .webSocketOpened:
      open(exchange, id: id, wsi: wsi)
      return .proceed
    case .rawSocket:
      return .close
    default:
      return .proceed
    }
  }

  private func answer(_ exchange: HTTPExchange, on wsi: OpaquePointer) {
    guard case .answer(let answer) = exchange.admission, delegate != nil else {
      return exchange.begin(Response(status: 503), on: wsi)
    }
    switch answer(Request(head: exchange.head, body: exchange.body, peer: exchange.peer)) {
    case .now(let response): exchange.begin(response, on: wsi)
    case .later(let response): exchange.begin(response, on: wsi, now: seconds)
    }
  }

  private func open(_ exchange: HTTPExchange, id: UInt64, wsi: OpaquePointer) {
    let connection = Connection(id: id, head: exchange.head, peer: exchange.peer)
    connection.open(wsi)
    entries[id] = .webSocket(connection)
    if case .open(let opened) = exchange.admission, delegate != nil { opened(connection) }
  }

  private func handle(
    _ event: CallbackEvent, _ connection: Connection, id: UInt64, wsi: OpaquePointer
  ) -> CallbackVerdict {
    switch event {
    case .webSocketReceived(let bytes):
      receive(bytes, on: connection, wsi: wsi)
    case .webSocketWritable where !connection.isClosing:
      guard write(delegate?.nextMessage(for: connection), to: wsi) else { return .close }
    case .webSocketWritable:
      break
    case .closed:
      forget(id)
      return .proceed
    default:
      return .proceed
    }
    guard connection.isClosing else { return .proceed }
    connection.announceClose()
    return .close
  }

  /// Codes of RFC 6455, 7.4.1.
  private enum Closing {
    static let unsupportedData: UInt16 = 1003
    static let messageTooBig: UInt16 = 1009
  }

  /// Collects fragments: what arrives follows TCP, not messages.
  private func receive(_ bytes: UnsafeRawBufferPointer, on connection: Connection, wsi: OpaquePointer) {
    guard !connection.isClosing else { return }
    guard lws_frame_is_binary(wsi) != 0 else {
      connection.close(code: Closing.unsupportedData, reason: "only binary messages are understood here")
      return
    }
    guard connection.inbox.count + bytes.count <= configuration.maximumMessage else {
      connection.close(
        code: Closing.messageTooBig,
        reason: "a message may be \(configuration.maximumMessage) bytes at most")
      return
    }
    connection.inbox.append(contentsOf: bytes)
    guard lws_is_final_fragment(wsi) != 0 else { return }
    let message = connection.inbox
    connection.inbox = []
    delegate?.received(message, on: connection)
  }

  /// One message per writable callback, which is all that the library allows.
  private func write(_ message: OutboundMessage?, to wsi: OpaquePointer) -> Bool {
    // Less than asked for cannot happen: what the socket does not take, the library keeps. Negative means
    // dead.
    switch message {
    case .binary(let buffer): lws_write(wsi, buffer.payload, buffer.count, LWS_WRITE_BINARY) >= 0
    case .text(let buffer): lws_write(wsi, buffer.payload, buffer.count, LWS_WRITE_TEXT) >= 0
    case nil: true
    }
  }

  private func handle(_ event: CallbackEvent, _ file: AdoptedFile, id: UInt64) -> CallbackVerdict {
    switch event {
    case .fileReadable:
      return !file.isClosing && file.readable() ? .proceed : .close
    case .fileWritable:
      file.writable()
      return .proceed
    case .closed:
      forget(id)
      return .proceed
    default:
      return .proceed
    }
  }

  /// Takes a connection out of the registry before its library object is freed. Harmless when called twice.
  private func forget(_ id: UInt64) {
    switch entries.removeValue(forKey: id) {
    case .webSocket(let connection):
      connection.lost()
      delegate?.closed(connection)
    case .file(let file):
      file.lost()
    case .http(let exchange):
      exchange.lost()
    case nil:
      break
    }
  }
}
