import FoundationEssentials

/// Bytes as text that may stand in an address as it is (RFC 4648, 5), without the padding.
enum Base64URL {
  static func text(_ bytes: [UInt8]) -> String {
    String(
      Data(bytes).base64EncodedString().compactMap { character -> Character? in
        switch character {
        case "+": "-"
        case "/": "_"
        case "=": nil
        default: character
        }
      })
  }

  /// Nil for what `text` does not write.
  static func bytes(_ text: String) -> [UInt8]? {
    guard text.utf8.allSatisfy({ isDigit($0) }) else { return nil }
    var padded = text.map { character -> Character in
      switch character {
      case "-": "+"
      case "_": "/"
      default: character
      }
    }
    padded += Array(repeating: "=", count: (4 - padded.count % 4) % 4)
    guard let bytes = Data(base64Encoded: String(padded)).map(Array.init), Self.text(bytes) == text else {
      return nil
    }
    return bytes
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
