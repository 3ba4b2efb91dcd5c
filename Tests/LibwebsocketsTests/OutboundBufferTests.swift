import Testing

@testable import Libwebsockets

@Suite struct `Outbound buffers` {
  @Test func `the payload is a copy, and its headroom belongs to it`() {
    var source: [UInt8] = [1, 2, 3]
    let buffer = OutboundBuffer(source)
    source[0] = 9
    // The library does this before every write.
    for offset in 1...16 { buffer.payload[-offset] = 0xFF }
    #expect(Array(buffer.bytes) == [1, 2, 3])
  }

  @Test func `an empty payload is one, too`() {
    #expect(OutboundBuffer([]).bytes.isEmpty)
  }
}
