import Testing

@testable import PreviewServer

@Suite struct `The hash of a key` {
  /// FIPS 180-2, appendix B.1, and the well-known one of nothing.
  @Test(arguments: [
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
  ])
  func `is SHA-256`(text: String, hex: String) {
    let hash = KeyHash.of(text)
    #expect(hash.count == KeyHash.length)
    #expect(hash.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() == hex)
  }
}
