/// An origin whose pages may show a link in a frame: `https://www.notion.so`, or `https://*.atlassian.net`
/// for all names below one.
///
/// Its text goes into a header of HTTP as it is. So it is read strictly, and written anew from what was read:
/// letters, digits, `-`, `.`, `:`, `/` and one leading `*` are all that it can hold.
public struct FrameOrigin: Hashable, Sendable, CustomStringConvertible {
  public enum Scheme: String, Hashable, Sendable, CaseIterable {
    case http, https

    fileprivate var defaultPort: Int { self == .http ? 80 : 443 }
  }

  public let scheme: Scheme
  /// Whether it stands for every name below `host`, and not for `host` itself.
  public let isWildcard: Bool
  /// In lower case: a name, or an IPv4 address. Names in other letters are written in their `xn--` form.
  public let host: String
  /// Nil: the usual one of the scheme.
  public let port: Int?

  /// Reads `https://host`, `https://host:port`, and the same with `*.` before the host.
  ///
  /// - Returns: nil for all else: paths, wildcards for everything or for a whole top-level domain, words of a
  ///   content security policy, and IPv6 addresses, which such policies do not know.
  public init?(_ text: some StringProtocol) {
    // Letters of other scripts may become ASCII ones in lower case.
    guard text.utf8.count <= Self.longest, text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let text = text.lowercased()
    guard let scheme = Scheme.allCases.first(where: { text.hasPrefix($0.rawValue + "://") }) else {
      return nil
    }
    var rest = text.dropFirst(scheme.rawValue.count + 3)
    let isWildcard = rest.hasPrefix("*.")
    if isWildcard { rest = rest.dropFirst(2) }
    let parts = rest.split(separator: ":", omittingEmptySubsequences: false)
    let labels = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts[0].utf8.count <= 253, labels.allSatisfy(Self.isLabel) else { return nil }
    // An address that is written as numbers has no names below it, and not every number is an address.
    if labels.last?.utf8.allSatisfy(Self.isDigit) == true {
      guard !isWildcard, labels.count == 4, labels.allSatisfy(Self.isByte) else { return nil }
    }
    guard !isWildcard || labels.count >= 2 else { return nil }
    if parts.count == 2 {
      guard let port = Self.port(parts[1]) else { return nil }
      self.port = port == scheme.defaultPort ? nil : port
    } else {
      port = nil
    }
    (self.scheme, self.isWildcard, host) = (scheme, isWildcard, String(parts[0]))
  }

  public var description: String {
    "\(scheme.rawValue)://\(isWildcard ? "*." : "")\(host)\(port.map { ":\($0)" } ?? "")"
  }

  /// In bytes: a name of the longest kind with all that may stand around it.
  private static let longest = 280

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLabel(_ label: some StringProtocol) -> Bool {
    (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
      && label.utf8.allSatisfy { isDigit($0) || (0x61...0x7A).contains($0) || $0 == 0x2D }
  }

  /// Whether a text is a number of an address, without zeros before it, which some read as octal.
  private static func isByte(_ text: some StringProtocol) -> Bool {
    UInt8(text).map { String($0) == text } ?? false
  }

  private static func port(_ text: some StringProtocol) -> Int? {
    guard (1...5).contains(text.utf8.count), text.utf8.allSatisfy(isDigit), let number = Int(text),
      (1...65_535).contains(number)
    else { return nil }
    return number
  }
}
