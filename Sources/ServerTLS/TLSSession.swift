internal import OpenSSLSystem

/// One encrypted connection as bytes that go in and bytes that come out: it knows no socket and no clock.
///
/// Encrypted bytes of the other side go into `received`, plain ones of ours into `send`; what is to be sent
/// lies in `takeOutput` after each of them. Bound to one thread.
public final class TLSSession {
  private let session: OpaquePointer
  /// Where the library finds what came, and leaves what is to go; they are the session's.
  private let incoming: OpaquePointer
  private let outgoing: OpaquePointer

  /// The other side broke the rules, or shares none with us. `takeOutput` may have an alert for it.
  public struct Fault: Error, Equatable {
    /// Whether it speaks HTTP without encryption.
    public var isPlainHTTP = false
  }

  /// The server's side of a connection; nil where the library has no memory.
  public convenience init?(_ identity: TLSIdentity) {
    self.init(context: identity.context, isServer: true)
  }

  init?(context: OpaquePointer, isServer: Bool) {
    guard let session = SSL_new(context) else { return nil }
    guard let incoming = BIO_new(BIO_s_mem()), let outgoing = BIO_new(BIO_s_mem()) else {
      SSL_free(session)
      return nil
    }
    SSL_set_bio(session, incoming, outgoing)
    if isServer { SSL_set_accept_state(session) } else { SSL_set_connect_state(session) }
    (self.session, self.incoming, self.outgoing) = (session, incoming, outgoing)
  }

  deinit { SSL_free(session) }

  /// Whether the handshake is over, so that something may be sent.
  public var isReady: Bool { SSL_is_init_finished(session) == 1 }

  /// Whether the other side has said that it sends nothing more.
  public var hasEnded: Bool { SSL_get_shutdown(session) & SSL_RECEIVED_SHUTDOWN != 0 }

  /// Takes encrypted bytes, as many as came. Returns the plain ones that are whole by now.
  public func received(_ bytes: UnsafeRawBufferPointer) throws(Fault) -> [UInt8] {
    ERR_clear_error()
    guard bytes.isEmpty || BIO_write(incoming, bytes.baseAddress, Int32(clamping: bytes.count)) == bytes.count
    else { throw Fault() }
    var plain: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: Self.longestRecord)
    while true {
      let count = SSL_read(session, &chunk, Int32(chunk.count))
      guard count > 0 else {
        try judge(count)
        return plain
      }
      plain += chunk[..<Int(count)]
    }
  }

  /// Encrypts bytes. Only once the session is ready.
  public func send(_ bytes: UnsafeRawBufferPointer) throws(Fault) {
    guard !bytes.isEmpty else { return }
    ERR_clear_error()
    // Memory takes all of it.
    guard SSL_write(session, bytes.baseAddress, Int32(clamping: bytes.count)) == bytes.count else {
      throw Fault()
    }
  }

  /// Says that nothing more follows.
  public func end() {
    guard isReady else { return }
    ERR_clear_error()
    SSL_shutdown(session)
  }

  /// The encrypted bytes that are to be sent now.
  public func takeOutput() -> [UInt8] {
    let count = BIO_ctrl_pending(outgoing)
    guard count > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, Int(BIO_read(outgoing, buffer.baseAddress, Int32(clamping: count))))
    }
  }

  /// Whether a read that gave nothing has only come to the end of what is there.
  private func judge(_ result: Int32) throws(Fault) {
    switch SSL_get_error(session, result) {
    case SSL_ERROR_WANT_READ, SSL_ERROR_WANT_WRITE, SSL_ERROR_ZERO_RETURN: return
    default:
      let error = ERR_peek_error()
      ERR_clear_error()
      throw Fault(
        isPlainHTTP: cssl_reason_of(error) == cssl_is_http_request && cssl_library_of(error) == ERR_LIB_SSL)
    }
  }

  /// Bytes of the largest record, by RFC 8446.
  private static let longestRecord = 16_384
}
