/// Which way the language of a session's screen runs. Its name is that of `POST /api/sessions`, of the hello and of
/// `inspect --direction`.
public enum ReadingDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  /// The byte that stands for it in messages.
  var code: UInt8 { self == .rightToLeft ? 1 : 0 }
}

extension ByteReader {
  mutating func direction() throws(WireError) -> ReadingDirection {
    let code = try byte()
    guard let direction = ReadingDirection.allCases.first(where: { $0.code == code }) else {
      throw .outOfRange(.direction, Int64(code))
    }
    return direction
  }
}

extension ByteWriter {
  mutating func direction(_ direction: ReadingDirection) { byte(direction.code) }
}
