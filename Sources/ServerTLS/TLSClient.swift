internal import OpenSSLSystem

/// The client's side of connections to a server of this machine's own.
///
/// It looks at no certificate: such a server has one for the name by which others reach it, and who it is
/// is known by other means.
public final class TLSClient {
  private let context: OpaquePointer

  /// Nil where the library has no memory.
  public init?() {
    guard let context = SSL_CTX_new(TLS_client_method()) else { return nil }
    self.context = context
  }

  deinit { SSL_CTX_free(context) }

  /// A new connection; nil where the library has no memory.
  public func session() -> TLSSession? { TLSSession(context: context, isServer: false) }
}
