// How Swift source writes numbers, and how a new number is written in the place of an old one.

/// A number literal with the sign before it, as source has it: `-1_000.5`, `0xFF`, `1e-3`.
struct NumberText: Hashable, Sendable {
  /// Base of the digits. Floating-point literals in base 16 count as decimal: people do not write them by
  /// hand.
  enum Radix: Int, Hashable, Sendable {
    case binary = 2
    case octal = 8
    case decimal = 10
    case hexadecimal = 16

    /// The beginning of the literal, after the sign.
    var prefix: String {
      switch self {
      case .binary: "0b"
      case .octal: "0o"
      case .decimal: ""
      case .hexadecimal: "0x"
      }
    }
  }

  /// Finite; the nearest that there is.
  let value: Double
  /// Whether it has neither point nor exponent: an `Int` where no type is stated.
  let isInteger: Bool
  let radix: Radix
  /// Digits without sign, prefix and underscores.
  private let digits: String

  /// Reads a literal; nil for anything else, and for whole numbers in base 2, 8 or 16 that a `Double` does
  /// not hold.
  init?(_ text: some StringProtocol) {
    var rest = Substring(text)
    let isNegative = rest.hasPrefix("-")
    if isNegative { rest.removeFirst() }
    guard rest.first?.isWholeNumber == true, rest.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let plain = rest.filter { $0 != "_" }
    guard let (magnitude, radix, isInteger) = Self.magnitude(of: plain) else { return nil }
    value = isNegative ? -magnitude : magnitude
    self.radix = radix
    self.isInteger = isInteger
    digits = String(plain.dropFirst(radix.prefix.count))
  }

  private static func magnitude(of plain: String) -> (Double, Radix, isInteger: Bool)? {
    for radix in [Radix.binary, .octal, .hexadecimal] where plain.hasPrefix(radix.prefix) {
      if let whole = Int(plain.dropFirst(2), radix: radix.rawValue) {
        return Double(exactly: whole).map { ($0, radix, true) }
      }
      guard radix == .hexadecimal, plain.contains(where: { $0 == "p" || $0 == "P" }) else { return nil }
    }
    guard let number = Double(plain), number.isFinite, !plain.hasSuffix(".") else { return nil }
    return (number, .decimal, plain.allSatisfy(\.isWholeNumber))
  }

  /// Whether the value is what the digits say: so it is for all that anybody counts.
  var isCounted: Bool { value.magnitude < 9_007_199_254_740_992 }

  /// How `new` is written where this literal stands.
  ///
  /// - The same value keeps its text (the caller's).
  /// - A whole number in the place of an integer literal has no point; it keeps base, width and case of the
  ///   digits of a literal in base 2, 8 or 16, unless it is negative.
  /// - Anything else is the shortest decimal that reads back as `new`, with an exponent below 1e-6 and
  ///   from 1e21 on: as JavaScript's `String(new)` has it.
  /// - In the place of a floating-point literal, `.0` follows where there is neither point nor exponent, so
  ///   that the type stays what it was.
  /// - Underscores are not written.
  ///
  /// - Parameter new: finite.
  func text(for new: Double) -> String {
    let shortest = Self.shortest(new)
    guard isInteger else { return shortest.contains { $0 == "." || $0 == "e" } ? shortest : shortest + ".0" }
    guard radix != .decimal, new >= 0, let whole = Int(exactly: new) else { return shortest }
    let isLowercase = digits.contains { "abcdef".contains($0) }
    let written = String(whole, radix: radix.rawValue, uppercase: !isLowercase)
    return radix.prefix + String(repeating: "0", count: max(0, digits.count - written.count)) + written
  }

  /// The shortest decimal that reads back as `value`, laid out as JavaScript's `String(value)`.
  static func shortest(_ value: Double) -> String {
    guard value != 0, value.isFinite else { return "0" }
    let (digits, point) = shortestDigits(of: value.magnitude)
    let sign = value < 0 ? "-" : ""
    if point > 21 || point < -5 {
      let fraction = digits.dropFirst()
      let exponent = point - 1
      return sign + digits.prefix(1) + (fraction.isEmpty ? "" : "." + fraction)
        + (exponent < 0 ? "e-" : "e+") + String(exponent.magnitude)
    }
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    if digits.count <= point { return sign + digits + String(repeating: "0", count: point - digits.count) }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }

  /// Significant digits, without zeros at either end, and how many of them stand before the point: `0.05` is
  /// ("5", -1).
  private static func shortestDigits(of magnitude: Double) -> (digits: String, point: Int) {
    let text = "\(magnitude)"
    let parts = text.split(separator: "e", maxSplits: 1)
    let exponent = parts.count == 2 ? Int(parts[1]) ?? 0 : 0
    let halves = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = halves[0]
    var digits = Substring(whole + (halves.count == 2 ? halves[1] : ""))
    var point = whole.count + exponent
    while digits.first == "0" {
      digits.removeFirst()
      point -= 1
    }
    while digits.last == "0" { digits.removeLast() }
    return (String(digits), point)
  }
}
