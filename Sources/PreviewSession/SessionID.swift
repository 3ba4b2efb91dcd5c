/// Name of a session in addresses: 128 random bits, which cannot be guessed.
public struct SessionID: Hashable, Sendable, CustomStringConvertible {
  /// Number of characters of the textual form.
  public static let length = RandomBits.length

  private let bits: RandomBits

  public init(_ bits: RandomBits) { self.bits = bits }

  /// - Parameters: 128 bits from a source fit for secrets.
  public init(high: UInt64, low: UInt64) { self.init(RandomBits(high: high, low: low)) }

  /// Reads the textual form. Nil for anything but exactly what `description` writes.
  public init?(_ text: some StringProtocol) {
    guard let bits = RandomBits(text) else { return nil }
    self.init(bits)
  }

  /// As `RandomBits.description`.
  public var description: String { bits.description }
}
