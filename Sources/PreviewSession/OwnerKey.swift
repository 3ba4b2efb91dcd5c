/// Proves that somebody owns the server: 128 random bits, in the one link that is printed where it is
/// started.
public struct OwnerKey: Sendable {
  private let text: [UInt8]

  public init(_ bits: RandomBits) { text = Array(bits.description.utf8) }

  /// - Parameters: 128 bits from a source fit for secrets.
  public init(high: UInt64, low: UInt64) { self.init(RandomBits(high: high, low: low)) }

  /// Reads a key that was written down. Nil for anything but exactly what `description` writes.
  public init?(_ written: some StringProtocol) {
    guard let bits = RandomBits(written) else { return nil }
    self.init(bits)
  }

  /// As it stands in the link, after `#owner=`.
  public var description: String { String(decoding: text, as: UTF8.self) }

  /// Whether somebody presented it. Takes as long for a token that is wrong in its first character as for one
  /// that is wrong in its last.
  public func matches(_ presented: some StringProtocol) -> Bool { text.isSecretly(Array(presented.utf8)) }
}

extension [UInt8] {
  /// Whether these are the same bytes. Takes as long for bytes that differ in the first place as for those
  /// that differ in the last, so that nobody learns a secret from the time.
  func isSecretly(_ other: [UInt8]) -> Bool {
    guard other.count == count else { return false }
    return zip(self, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
