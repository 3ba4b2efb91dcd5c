/// Proves that somebody owns the server: 128 random bits, in the one link that is printed where it is
/// started.
public struct OwnerKey: Sendable {
  private let text: [UInt8]

  /// - Parameters: 128 bits from a source fit for secrets.
  public init(high: UInt64, low: UInt64) {
    text = Array(SessionID(high: high, low: low).description.utf8)
  }

  /// Reads a key that was written down. Nil for anything but exactly what `description` writes.
  public init?(_ written: some StringProtocol) {
    guard let bits = SessionID(written) else { return nil }
    text = Array(bits.description.utf8)
  }

  /// As it stands in the link, after `#owner=`.
  public var description: String { String(decoding: text, as: UTF8.self) }

  /// Whether somebody presented it. Takes as long for a token that is wrong in its first character as for one
  /// that is wrong in its last.
  public func matches(_ presented: some StringProtocol) -> Bool {
    let other = Array(presented.utf8)
    guard other.count == text.count else { return false }
    return zip(text, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
