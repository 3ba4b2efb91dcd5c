import Glibc

/// Host and port as they stand in a `Host` field or an origin, in one spelling.
struct Authority: Hashable {
  /// In lower case, without the trailing dot; an IPv6 address without brackets.
  var name: String
  /// Nil when none is written.
  var port: Int?

  /// Reads `name`, `name:port`, `[address]` or `[address]:port`; nil for anything else.
  init?(_ text: some StringProtocol) {
    var rest = Substring(text)
    if rest.first == "[" {
      guard let end = rest.firstIndex(of: "]") else { return nil }
      name = rest[rest.index(after: rest.startIndex)..<end].lowercased()
      guard name.contains(":"), name.utf8.allSatisfy(Self.isAddressByte) else { return nil }
      rest = rest[rest.index(after: end)...]
    } else {
      let end = rest.firstIndex(of: ":") ?? rest.endIndex
      name = rest[..<end].lowercased()
      if name.last == "." { name.removeLast() }
      guard !name.isEmpty, name.utf8.count <= 253, name.utf8.allSatisfy(Self.isNameByte) else { return nil }
      rest = rest[end...]
    }
    guard !rest.isEmpty else { return }
    guard rest.first == ":" else { return nil }
    let digits = rest.dropFirst()
    guard (1...5).contains(digits.utf8.count), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(digits), (1...65535).contains(number)
    else { return nil }
    port = number
  }

  /// As it stands in an address.
  var text: String { (name.contains(":") ? "[\(name)]" : name) + (port.map { ":\($0)" } ?? "") }

  /// Whether the name is an address, as numbers.
  var isAddress: Bool {
    var bytes = in6_addr()
    return inet_pton(AF_INET, name, &bytes) == 1 || inet_pton(AF_INET6, name, &bytes) == 1
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x2E
      || byte == 0x5F
  }

  private static func isAddressByte(_ byte: UInt8) -> Bool {
    (0x61...0x66).contains(byte) || (0x30...0x3A).contains(byte) || byte == 0x2E
  }
}
