import PreviewWire
import Testing

@Suite struct `Fields` {
  private func bytes(_ write: (inout ByteWriter) -> Void) -> [UInt8] {
    var writer = ByteWriter()
    write(&writer)
    return writer.bytes
  }

  @Test(arguments: 0...53)
  func `varints hold every power of two and its neighbours`(exponent: Int) throws {
    for value in [(1 << exponent) - 1, 1 << exponent, (1 << exponent) + 1] where value <= WireLimits.varint {
      let encoded = bytes { $0.varint(value) }
      #expect(encoded.count == max(1, (64 - value.leadingZeroBitCount + 6) / 7))
      #expect(try ByteReader.reading(encoded) { reader throws(WireError) in try reader.varint() } == value)
    }
  }

  @Test(arguments: 0...51)
  func `zigzags hold every power of two with either sign`(exponent: Int) throws {
    for value in [Int64(1) << exponent, -(Int64(1) << exponent), (Int64(1) << exponent) - 1] {
      let encoded = bytes { $0.zigzag(value) }
      #expect(try ByteReader.reading(encoded) { reader throws(WireError) in try reader.zigzag() } == value)
    }
  }

  @Test func `clamp numbers that they have no room for`() throws {
    #expect(bytes { $0.varint(.max) } == bytes { $0.varint(WireLimits.varint) })
    #expect(bytes { $0.varint(-1) } == [0])
    #expect(bytes { $0.zigzag(.min) }.count <= WireLimits.varintBytes)
    #expect(bytes { $0.zigzag(.max) }.count <= WireLimits.varintBytes)
  }

  @Test func `floats come back as they were, and minus zero as zero`() throws {
    let encoded = bytes {
      $0.float32(-0.0)
      $0.float32(-1.5)
      $0.float64(0.1)
      $0.float64(-0.0)
    }
    try ByteReader.reading(encoded) { reader throws(WireError) in
      let zero = try reader.float32(.zPosition)
      let (small, large) = (try reader.float32(.zPosition), try reader.float64(.windowSize))
      let other = try reader.float64(.windowSize)
      try reader.end()
      #expect(other.sign == .plus)
      #expect(zero.sign == .plus)
      #expect(small == -1.5)
      #expect(large == 0.1)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `floats that are not finite are refused`(value: Double) {
    #expect(throws: WireError.notFinite(.windowSize)) {
      try ByteReader.reading(bytes { $0.float64(value) }) { reader throws(WireError) in
        try reader.float64(.windowSize)
      }
    }
    #expect(throws: WireError.notFinite(.matrix)) {
      try ByteReader.reading(bytes { $0.float32(Float(value)) }) { reader throws(WireError) in
        try reader.float32(.matrix)
      }
    }
  }

  @Test(arguments: ["", "main", "\u{FEFF}bom", "e\u{301}", "\0", "👩‍👩‍👧‍👦", String(repeating: "é", count: 2_048)])
  func `strings come back scalar by scalar`(text: String) throws {
    let encoded = bytes { $0.string(text) }
    let decoded = try ByteReader.reading(encoded) { reader throws(WireError) in try reader.string() }
    #expect(Array(decoded.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(arguments: [
    [1, 0x80], [2, 0xC0, 0x80], [3, 0xED, 0xA0, 0x80], [4, 0xF4, 0x90, 0x80, 0x80], [2, 0xE2, 0x82],
  ])
  func `strings that are not UTF-8 are refused`(bytes: [UInt8]) {
    #expect(throws: WireError.badText) {
      try ByteReader.reading(bytes) { reader throws(WireError) in try reader.string() }
    }
  }

  @Test func `counts are refused before room is made for them`() {
    #expect(throws: WireError.truncated(needed: 130, left: 1)) {
      try ByteReader.reading([65, 0]) { reader throws(WireError) in
        try reader.count(upTo: 100, of: .records, eachAtLeast: 2)
      }
    }
  }
}
