/// Reads the fields of one message from bytes that may be anything.
///
/// Every read checks what is left first, so no sequence of bytes can trap or read past the end. A reader is
/// valid only as long as the memory it was made of: use `reading(_:_:)` or stay within the closure that lent
/// the bytes.
public struct ByteReader {
  private let bytes: UnsafeRawBufferPointer
  private var offset = 0

  /// A reader at the front of `bytes`.
  public init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Calls `body` with a reader of all of `bytes`; throws what it throws.
  public static func reading<Value>(
    _ bytes: [UInt8], _ body: (inout ByteReader) throws(WireError) -> Value
  ) throws(WireError) -> Value {
    try bytes.withUnsafeBufferPointer { buffer throws(WireError) in
      var reader = ByteReader(UnsafeRawBufferPointer(buffer))
      return try body(&reader)
    }
  }

  /// Number of bytes not read yet.
  public var remaining: Int { bytes.count - offset }

  /// One byte. Throws `truncated`.
  public mutating func byte() throws(WireError) -> UInt8 {
    try require(1)
    defer { offset += 1 }
    return bytes[offset]
  }

  /// A number 0…2^53 - 1. Throws `truncated` and `badVarint`.
  public mutating func varint() throws(WireError) -> Int {
    var value = 0
    for index in 0..<WireLimits.varintBytes {
      let byte = try byte()
      value |= Int(byte & 0x7F) << (7 * index)
      if byte < 0x80 {
        // A last byte of zero says nothing: the same number has a shorter form, and only that is accepted.
        guard byte != 0 || index == 0, value <= WireLimits.varint else { throw .badVarint }
        return value
      }
    }
    throw .badVarint
  }

  /// A signed number, of magnitude 2^52 at most. Throws `truncated` and `badVarint`.
  public mutating func zigzag() throws(WireError) -> Int64 {
    let value = Int64(try varint())
    return (value >> 1) ^ -(value & 1)
  }

  /// A byte that must be 0 or 1. Throws `truncated` and `outOfRange`.
  public mutating func bool() throws(WireError) -> Bool {
    let value = try byte()
    guard value <= 1 else { throw .outOfRange(.boolean, Int64(value)) }
    return value == 1
  }

  /// Two bytes. Throws `truncated`.
  public mutating func uint16() throws(WireError) -> UInt16 {
    try UInt16(byte()) | UInt16(byte()) << 8
  }

  /// Four bytes as a finite number; -0 is read as 0. Throws `truncated` and `notFinite`.
  public mutating func float32(_ field: WireField) throws(WireError) -> Float {
    try require(4)
    let bits = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
    offset += 4
    let value = Float(bitPattern: UInt32(littleEndian: bits))
    guard value.isFinite else { throw .notFinite(field) }
    return value + 0
  }

  /// Eight bytes as a finite number. Throws `truncated` and `notFinite`.
  public mutating func float64(_ field: WireField) throws(WireError) -> Double {
    try require(8)
    let bits = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    offset += 8
    let value = Double(bitPattern: UInt64(littleEndian: bits))
    guard value.isFinite else { throw .notFinite(field) }
    // There is one zero on the wire, as for 32 bits.
    return value == 0 ? 0 : value
  }

  /// A length and that many bytes of UTF-8, at most `limit`. Throws `truncated`, `badVarint`, `overlong` and
  /// `badText`.
  public mutating func string(upTo limit: Int = WireLimits.string) throws(WireError) -> String {
    let text = try slice(upTo: limit, of: .string)
    guard !text.isEmpty else { return "" }
    guard let string = String(validating: text, as: UTF8.self) else { throw .badText }
    return string
  }

  /// A number of strings, at most `limit`, and the strings, each of at most `length` bytes.
  mutating func strings(
    upTo limit: Int, of part: WirePart, eachUpTo length: Int
  ) throws(WireError) -> [String] {
    let count = try count(upTo: limit, of: part, eachAtLeast: 1)
    var strings: [String] = []
    for _ in 0..<count { strings.append(try string(upTo: length)) }
    return strings
  }

  /// A length and that many bytes. Throws `truncated`, `badVarint` and `overlong`, naming `part`.
  public mutating func blob(upTo limit: Int, of part: WirePart) throws(WireError) -> [UInt8] {
    Array(try slice(upTo: limit, of: part))
  }

  /// A number of entries, each of which takes at least `size` bytes: what cannot follow is refused here,
  /// before room is made for it. Throws `truncated`, `badVarint` and `overlong`, naming `part`.
  public mutating func count(
    upTo limit: Int, of part: WirePart, eachAtLeast size: Int
  ) throws(WireError) -> Int {
    let count = try varint()
    guard count <= limit else { throw .overlong(part, length: count, limit: limit) }
    try require(count * size)
    return count
  }

  /// All that is left.
  public mutating func rest() -> [UInt8] {
    defer { offset = bytes.count }
    return Array(bytes[offset...])
  }

  /// Throws `trailingBytes` if anything is left.
  public func end() throws(WireError) {
    guard remaining == 0 else { throw .trailingBytes(count: remaining) }
  }

  private mutating func slice(upTo limit: Int, of part: WirePart) throws(WireError) -> Slice<
    UnsafeRawBufferPointer
  > {
    let length = try count(upTo: limit, of: part, eachAtLeast: 1)
    defer { offset += length }
    return bytes[offset..<offset + length]
  }

  private func require(_ count: Int) throws(WireError) {
    guard count <= remaining else { throw .truncated(needed: count, left: remaining) }
  }
}
