import Glibc
internal import LibwebsocketsSystem

extension ServiceLoop {
  /// Where every callback of the library arrives.
  static func dispatch(_ event: CallbackEvent, wsi: OpaquePointer) -> CallbackVerdict {
    // Also sent while the context is being made, when there is no loop to speak of.
    if case .other = event { return .proceed }
    guard let user = lws_context_user(lws_get_context(wsi)) else { return .close }
    let loop = Unmanaged<ServiceLoop>.fromOpaque(user).takeUnretainedValue()
    let id = loop.id(of: wsi)
    if case .destroyed = event {
      loop.forget(id)
      return .proceed
    }
    switch loop.entries[id] {
    case .webSocket(let connection): return loop.handle(event, connection, id: id, wsi: wsi)
    case .file(let file): return loop.handle(event, file, id: id)
    case nil: return .close
    }
  }

  /// Our name of the library's object. A WebSocket that arrives has none before its first callback.
  private func id(of wsi: OpaquePointer) -> UInt64 {
    if let named = lws_get_opaque_user_data(wsi) { return UInt64(UInt(bitPattern: named)) }
    guard let arriving else { return 0 }
    lws_set_opaque_user_data(wsi, UnsafeMutableRawPointer(bitPattern: UInt(arriving)))
    return arriving
  }

  /// Hands the socket of a WebSocket to the library, with a request in our words; the client's is read away,
  /// and what follows it waits in the kernel. The handshake is over when this returns.
  func open(_ connection: Connection, on descriptor: Int32) {
    guard let context else {
      close(descriptor)
      return
    }
    entries[connection.id] = .webSocket(connection)
    arriving = connection.id
    let request = WebSocketHandshake.request(for: connection.head, subprotocol: configuration.subprotocol)
    let wsi = request.withUnsafeBytes {
      lws_adopt_socket_vhost_readbuf(
        context.vhost, descriptor, $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count)
    }
    arriving = nil
    // Where it could not be taken in, or broke at once, the library has closed the descriptor.
    if wsi == nil { forget(connection.id) }
  }

  private func handle(
    _ event: CallbackEvent, _ connection: Connection, id: UInt64, wsi: OpaquePointer
  ) -> CallbackVerdict {
    switch event {
    case .webSocketOpened:
      guard delegate != nil else { return .close }
      connection.open(wsi)
      return .proceed
    case .webSocketReceived(let bytes):
      // One that closes does so when it can be written to: the library would lose its place among the bytes
      // that it has read already, and take the next ones for broken frames.
      receive(bytes, on: connection, wsi: wsi)
      return .proceed
    case .webSocketCloseReceived(let payload):
      return connection.wasAskedToClose(payload)
    case .webSocketPonged:
      if !connection.isClosing { delegate?.ponged(connection) }
      return .proceed
    case .webSocketEnding:
      connection.explainEnd()
      return .proceed
    case .webSocketWritable where !connection.isClosing && connection.takePing():
      guard ping(wsi) else { return .close }
      connection.requestWritable()
    case .webSocketWritable where !connection.isClosing:
      guard write(delegate?.nextMessage(for: connection), to: wsi) else { return .close }
    case .webSocketWritable:
      break
    case .closed:
      forget(id)
      return .proceed
    case .httpRequest, .rawSocket:
      return .close
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
    // What is announced counts, too: who announces too much is not waited for.
    let announced = UInt(lws_remaining_packet_payload(wsi))
    let room = configuration.maximumMessage - connection.inbox.count
    guard bytes.count <= room, announced <= UInt(room - bytes.count) else {
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

  /// The browser answers by itself, whatever its page is doing.
  private func ping(_ wsi: OpaquePointer) -> Bool {
    lws_write(wsi, question.payload, question.count, LWS_WRITE_PING) >= 0
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
  func forget(_ id: UInt64) {
    switch entries.removeValue(forKey: id) {
    case .webSocket(let connection):
      if connection.lost() { delegate?.closed(connection) }
    case .file(let file):
      file.lost()
    case nil:
      return
    }
    tryAccepting()
  }
}
