/// Writes the fields of a message to the end of a growing buffer.
///
/// Takes any values: what the format has no room for is clamped, as the value types of this module do
/// already.
public struct ByteWriter: Sendable {
  /// The bytes so far, after those that were there before.
  public private(set) var bytes: [UInt8]

  /// A writer that goes on at the end of `bytes`.
  public init(_ bytes: consuming [UInt8] = []) { self.bytes = bytes }

  /// Lets `body` write to the end of `buffer`, without copying what is there.
  public static func appending<Value>(
    to buffer: inout [UInt8], _ body: (inout ByteWriter) throws(WireError) -> Value
  ) throws(WireError) -> Value {
    var writer = ByteWriter()
    swap(&writer.bytes, &buffer)
    defer { swap(&writer.bytes, &buffer) }
    return try body(&writer)
  }

  /// Number of bytes in the buffer, those before the first write included.
  public var count: Int { bytes.count }

  /// Forgets everything after the first `count` bytes.
  mutating func truncate(to count: Int) { bytes.removeLast(bytes.count - count) }

  /// One byte.
  public mutating func byte(_ value: UInt8) { bytes.append(value) }

  /// 0 or 1.
  public mutating func bool(_ value: Bool) { bytes.append(value ? 1 : 0) }

  /// A number, clamped to 0…2^53 - 1.
  public mutating func varint(_ value: Int) {
    var rest = UInt64(min(max(value, 0), WireLimits.varint))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// A signed number, clamped to magnitude 2^52 - 1.
  public mutating func zigzag(_ value: Int64) {
    let limit: Int64 = (1 << 52) - 1
    let value = min(max(value, -limit), limit)
    varint(Int((value << 1) ^ (value >> 63)))
  }

  /// Two bytes, little-endian.
  public mutating func uint16(_ value: UInt16) {
    byte(UInt8(truncatingIfNeeded: value))
    byte(UInt8(value >> 8))
  }

  /// Four bytes, little-endian.
  public mutating func float32(_ value: Float) {
    withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Eight bytes, little-endian.
  public mutating func float64(_ value: Double) {
    withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// The length in bytes, and UTF-8.
  public mutating func string(_ value: String) {
    varint(value.utf8.count)
    bytes.append(contentsOf: value.utf8)
  }

  /// As `string`, of at most `limit` bytes. Throws `overlong`.
  mutating func string(_ value: String, upTo limit: Int) throws(WireError) {
    try WireLimits.check(value.utf8.count, .string, limit)
    string(value)
  }

  /// Their number, and the strings. Throws `overlong` for more than `limit`, naming `part`, or a longer one
  /// than `length`.
  mutating func strings(
    _ values: [String], upTo limit: Int, of part: WirePart, eachUpTo length: Int
  ) throws(WireError) {
    try WireLimits.check(values.count, part, limit)
    varint(values.count)
    for value in values { try string(value, upTo: length) }
  }

  /// The length, and the bytes.
  public mutating func blob(_ value: [UInt8]) {
    varint(value.count)
    bytes.append(contentsOf: value)
  }

  /// The bytes alone.
  public mutating func raw(_ value: [UInt8]) { bytes.append(contentsOf: value) }
}
