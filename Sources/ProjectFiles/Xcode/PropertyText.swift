/// Reads property lists as Xcode writes projects: `{ key = (a, "b c"); }`, with comments.
///
/// Foundation reads this form too, but as deeply as the text likes and without saying where it is broken.
public struct PropertyText {
  /// Why a text cannot be read.
  public struct Failure: Error, Hashable, Sendable {
    /// From 1.
    public var line: Int
    /// Part of a sentence: "a merge left its marks here".
    public var reason: String
  }

  /// How deep tables and lists may stand in each other; Xcode's own go down to six.
  static let maximumDepth = 64

  private let bytes: [UInt8]
  private var place = 0

  private init(_ text: String) { bytes = Array(text.utf8) }

  public static func read(_ text: String) throws(Failure) -> PropertyValue {
    var reader = PropertyText(text)
    let value = try reader.value(depth: 0)
    try reader.skipSpace()
    guard reader.place == reader.bytes.count else { throw reader.failure("something follows after the end") }
    return value
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(Failure) -> PropertyValue {
    guard depth < Self.maximumDepth else { throw failure("it is nested too deeply") }
    try skipSpace()
    switch byte {
    case UInt8(ascii: "{"): return .table(try table(depth))
    case UInt8(ascii: "("): return .list(try list(depth))
    case UInt8(ascii: "<"):
      if isAtConflict { throw failure("a merge left its marks here") }
      return .text(try data())
    default: return .text(try text())
    }
  }

  private mutating func table(_ depth: Int) throws(Failure) -> [String: PropertyValue] {
    place += 1
    var table: [String: PropertyValue] = [:]
    while true {
      try skipSpace()
      if take("}") { return table }
      if isAtConflict { throw failure("a merge left its marks here") }
      let key = try text()
      try skipSpace()
      guard take("=") else { throw failure("a '=' is missing after \(key.prefix(40))") }
      table[key] = try value(depth: depth + 1)
      try skipSpace()
      guard take(";") || byte == UInt8(ascii: "}") else {
        throw failure("a ';' is missing after the value of \(key.prefix(40))")
      }
    }
  }

  private mutating func list(_ depth: Int) throws(Failure) -> [PropertyValue] {
    place += 1
    var list: [PropertyValue] = []
    while true {
      try skipSpace()
      if take(")") { return list }
      list.append(try value(depth: depth + 1))
      try skipSpace()
      guard take(",") || byte == UInt8(ascii: ")") else { throw failure("a ',' is missing in a list") }
    }
  }

  private mutating func data() throws(Failure) -> String {
    let start = place
    while let byte, byte != UInt8(ascii: ">") { place += 1 }
    guard take(">") else { throw failure("the text ends within a '<'") }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func text() throws(Failure) -> String {
    if let byte, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(byte) }
    let start = place
    while let byte, Self.isPlain(byte) { place += 1 }
    if isConflict(at: start) {
      place = start
      throw failure("a merge left its marks here")
    }
    guard place > start else {
      throw failure(byte == nil ? "it ends in the middle" : "a value is missing")
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func quoted(_ quote: UInt8) throws(Failure) -> String {
    let start = place
    place += 1
    var result: [UInt8] = []
    while let byte {
      place += 1
      if byte == quote { return String(decoding: result, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), let next = self.byte else {
        result.append(byte)
        continue
      }
      place += 1
      switch next {
      case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "r"): result.append(UInt8(ascii: "\r"))
      case UInt8(ascii: "U"): result += unicode()
      default: result.append(next)
      }
    }
    place = start
    throw failure("a quotation mark has no end")
  }

  /// Four hexadecimal digits after `\U`.
  private mutating func unicode() -> [UInt8] {
    let digits = bytes[place..<min(place + 4, bytes.count)]
    guard digits.count == 4, let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
      return []
    }
    place += 4
    return Array(String(Unicode.Scalar(code).map(Character.init) ?? "\u{FFFD}").utf8)
  }

  // MARK: Bytes

  private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
      true
    default: "_$/:.-+@<>#%&*!?|~^[]".utf8.contains(byte)
    }
  }

  private mutating func skipSpace() throws(Failure) {
    while let byte {
      if byte == 0x20 || 0x09...0x0D ~= byte {
        place += 1
      } else if isAt("//") {
        while let byte = self.byte, byte != 0x0A { _ = byte; place += 1 }
      } else if isAt("/*") {
        let start = place
        place += 2
        while place < bytes.count, !isAt("*/") { place += 1 }
        guard isAt("*/") else {
          place = start
          throw failure("a comment has no end")
        }
        place += 2
      } else {
        return
      }
    }
  }

  private func isAt(_ text: StaticString) -> Bool { isThere(text, at: place) }

  private func isThere(_ text: StaticString, at place: Int) -> Bool {
    let end = place + text.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[place..<end].elementsEqual($0) }
  }

  private var isAtConflict: Bool { isConflict(at: place) }

  private func isConflict(at place: Int) -> Bool {
    guard place == 0 || place <= bytes.count && bytes[place - 1] == 0x0A else { return false }
    return isThere("<<<<<<<", at: place) || isThere("=======", at: place) || isThere(">>>>>>>", at: place)
  }

  private func failure(_ reason: String) -> Failure {
    Failure(line: bytes[..<place].count { $0 == 0x0A } + 1, reason: reason)
  }
}
