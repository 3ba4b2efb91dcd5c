/// 128 random bits, which nobody can guess: a name or a secret.
public struct RandomBits: Hashable, Sendable, CustomStringConvertible {
  /// Number of characters of the textual form.
  public static let length = 22

  private let high: UInt64
  private let low: UInt64

  /// - Parameters: 128 bits from a source fit for secrets.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Fresh bits from a source fit for secrets.
  public init(from source: inout some RandomNumberGenerator) {
    self.init(high: source.next(), low: source.next())
  }

  /// Reads the textual form. Nil for anything but exactly what `description` writes.
  public init?(_ text: some StringProtocol) {
    let digits = text.utf8.compactMap(Self.value)
    guard text.utf8.count == Self.length, digits.count == Self.length else { return nil }
    var (high, low) = (UInt64(0), UInt64(0))
    for digit in digits.dropLast() {
      high = high << 6 | low >> 58
      low = low << 6 | digit
    }
    // The last of 22 characters has two bits to carry; its other four are zero.
    guard let last = digits.last, last & 0x0F == 0 else { return nil }
    high = high << 2 | low >> 62
    low = low << 2 | last >> 4
    self.init(high: high, low: low)
  }

  /// Base64 with the URL-safe alphabet, without padding.
  public var description: String {
    var text: [UInt8] = []
    var (high, low) = (high, low)
    for _ in 0..<21 {
      text.append(Self.alphabet[Int(high >> 58)])
      high = high << 6 | low >> 58
      low <<= 6
    }
    text.append(Self.alphabet[Int(high >> 62) << 4])
    return String(decoding: text, as: UTF8.self)
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  private static func value(_ character: UInt8) -> UInt64? {
    alphabet.firstIndex(of: character).map(UInt64.init)
  }
}
