import Glibc
internal import OpenSSLSystem

/// A certificate with its key, by which a server proves its name: read once, when the server starts.
///
/// TLS 1.2 and 1.3, for HTTP/1.1 alone.
public final class TLSIdentity {
  /// The library's settings, which all connections share.
  let context: OpaquePointer

  /// - Parameters:
  ///   - certificate: file with the certificate in PEM, and those that lead from it to a known one after it.
  ///   - key: file with its private key in PEM, without a passphrase.
  public init(certificate: String, key: String) throws(TLSError) {
    for (path, isKey) in [(certificate, false), (key, true)] {
      if let errno = Self.readingFault(of: path) {
        throw .unreadable(path: path, isKey: isKey, errno: errno)
      }
    }
    guard let context = SSL_CTX_new(TLS_server_method()), cssl_set_rules(context) == 1 else {
      throw .refused
    }
    self.context = context
    // A key with a passphrase would have it asked for at the terminal.
    SSL_CTX_set_default_passwd_cb(context) { _, _, _, _ in -1 }
    SSL_CTX_set_alpn_select_cb(
      context, { _, chosen, length, offered, count, _ in Protocols.choose(chosen, length, offered, count) },
      nil)
    defer { ERR_clear_error() }
    guard SSL_CTX_use_certificate_chain_file(context, certificate) == 1 else {
      throw .noCertificate(path: certificate)
    }
    guard SSL_CTX_use_PrivateKey_file(context, key, SSL_FILETYPE_PEM) == 1 else {
      // The library compares the two as soon as it has both.
      let isOther = cssl_library_of(ERR_peek_last_error()) == ERR_LIB_X509
      throw isOther ? .otherKey(certificate: certificate, key: key) : .noKey(path: key)
    }
    guard SSL_CTX_check_private_key(context) == 1 else {
      throw .otherKey(certificate: certificate, key: key)
    }
  }

  deinit { SSL_CTX_free(context) }

  /// Whether the time in which the certificate holds is over.
  public var hasExpired: Bool {
    guard let certificate = SSL_CTX_get0_certificate(context) else { return false }
    return X509_cmp_current_time(X509_get0_notAfter(certificate)) < 0
  }

  /// The number of the error for which a file cannot be read; nil where it can.
  private static func readingFault(of path: String) -> Int32? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    var byte: UInt8 = 0
    return read(descriptor, &byte, 1) < 0 ? errno : nil
  }
}

/// Why a server has no identity.
public enum TLSError: Error, Equatable {
  case unreadable(path: String, isKey: Bool, errno: Int32)
  /// The file has no certificate in PEM, or one after it is broken.
  case noCertificate(path: String)
  /// The file has no private key in PEM, or one that a passphrase keeps.
  case noKey(path: String)
  /// The key is another certificate's.
  case otherKey(certificate: String, key: String)
  /// The library makes no context: it has no memory, or its own configuration forbids these rules.
  case refused
}

/// The protocol inside: HTTP/1.1, or nothing.
private enum Protocols {
  private static let ours = Array("http/1.1".utf8)

  /// Chooses of the protocols that a client offers, each behind a byte with its length. A client that offers
  /// others only, such as HTTP/2, gets an alert: it must not come in and speak them.
  static func choose(
    _ chosen: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, _ length: UnsafeMutablePointer<UInt8>?,
    _ offered: UnsafePointer<UInt8>?, _ count: UInt32
  ) -> Int32 {
    let list = UnsafeBufferPointer(start: offered, count: Int(count))
    var next = 0
    while next < list.count {
      let (start, end) = (next + 1, next + 1 + Int(list[next]))
      guard end <= list.count else { break }
      if list[start..<end].elementsEqual(ours) {
        chosen?.pointee = offered?.advanced(by: start)
        length?.pointee = UInt8(ours.count)
        return SSL_TLSEXT_ERR_OK
      }
      next = end
    }
    return SSL_TLSEXT_ERR_ALERT_FATAL
  }
}
