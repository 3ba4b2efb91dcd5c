/// A hash of bytes, for telling contents apart: not for secrets, and not against somebody who wants a
/// collision.
///
/// Two lanes of FNV-1a over words of eight bytes: quick enough for megabytes at each save, and the same on
/// every machine.
struct ContentHash: Hashable, Sendable {
  private var first: UInt64 = 0xCBF2_9CE4_8422_2325
  private var second: UInt64 = 0x6C62_272E_07BB_0142

  init() {}

  init(_ text: String) {
    add(text)
  }

  /// Adds a text and its length: `ab` and `c` are not `a` and `bc`.
  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { add($0) }
  }

  mutating func add(_ number: UInt64) {
    first = (first ^ number) &* 0x0000_0100_0000_01B3
    // Multiplying only carries upwards: fold the high half back, or low bits would never see it.
    first ^= first >> 29
    second = (second &+ number) &* 0x9E37_79B9_7F4A_7C15
    second ^= second >> 32
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    add(UInt64(bytes.count))
    var offset = 0
    while offset + 8 <= bytes.count {
      add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
    }
    var rest: UInt64 = 0
    for byte in bytes[offset...] { rest = rest << 8 | UInt64(byte) }
    add(rest)
  }

  /// 32 hexadecimal digits.
  var text: String { Self.hexadecimal(first) + Self.hexadecimal(second) }

  /// The first eight digits: enough for a person to tell two builds apart.
  var shortText: String { String(text.prefix(8)) }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
