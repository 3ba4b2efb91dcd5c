import OpenSSLSystem
import PreviewSession

/// The form in which keys of links are kept: SHA-256 of their text, by OpenSSL.
///
/// A key is 128 random bits, which nobody finds by trying; so there is no need for a hash that is slow.
enum KeyHash {
  /// Bytes of a hash.
  static let length = Int(SHA256_DIGEST_LENGTH)

  static func of(_ key: String) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: length) { hash, count in
      let text = Array(key.utf8)
      _ = SHA256(text, text.count, hash.baseAddress)
      count = length
    }
  }
}
