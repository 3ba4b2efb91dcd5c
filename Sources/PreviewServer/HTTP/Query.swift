/// The part of an address behind its question mark, read as pairs.
struct Query {
  private var pairs: [(name: String, value: String)] = []

  /// - Parameter text: as it came; nil: there is none. Pairs that are no UTF-8 are left out.
  init(_ text: String?) {
    for pair in (text ?? "").split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decoded(parts[0]), let value = Self.decoded(parts.count == 2 ? parts[1] : "")
      else {
        continue
      }
      pairs.append((name, value))
    }
  }

  /// The first value of that name; nil: there is none.
  subscript(name: String) -> String? { pairs.first { $0.name == name }?.value }

  /// Nil where that would be no UTF-8.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy(isHexDigit),
        let value = UInt8(Substring(digits), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
  }

  /// A value as it stands in an address.
  static func encoded(_ value: String) -> String {
    var text = ""
    for byte in value.utf8 {
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_")].contains(byte)
      if isPlain {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }
}
