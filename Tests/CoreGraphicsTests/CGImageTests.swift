import Testing

@testable import CoreGraphics

@Suite struct `Encoded picture` {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 1, 44, 0, 0, 0, 200, 8, 6, 0, 0, 0]
  /// An application segment, fill bytes, a table, then the frame: 8 bits, 480 × 640.
  private static let jpeg: [UInt8] = [
    0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC4, 0, 3, 9, 0xFF, 0xC2, 0, 11, 8, 1, 0xE0, 2, 0x80, 1,
    0,
    0, 0,
  ]
  private static func webP(_ kind: String, _ body: [UInt8]) -> [UInt8] {
    let start = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8) + Array(kind.utf8) + [0, 0, 0, 0]
    return start + body + [UInt8](repeating: 0, count: 20)
  }
  private static let lossy = webP("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0x80, 0x42, 0xE0, 0x01])
  private static let lossless = webP("VP8L", [0x2F, 0x7F, 0xC2, 0x77, 0])
  private static let extended = webP("VP8X", [0, 0, 0, 0, 0x7F, 0x02, 0, 0xDF, 0x01, 0])

  @Test(arguments: [
    (png, "image/png", 300, 200), (jpeg, "image/jpeg", 640, 480), (lossy, "image/webp", 640, 480),
    (lossless, "image/webp", 640, 480), (extended, "image/webp", 640, 480),
  ])
  func `size and kind are read from the header`(bytes: [UInt8], type: String, width: Int, height: Int) throws
  {
    let image = try #require(CGImage(encoded: bytes))

    #expect(image.mediaType == type)
    #expect(image.width == width && image.height == height)
    #expect(image.encoded == bytes)
  }

  @Test(arguments: [png, jpeg, lossy, lossless, extended])
  func `a header cut short is no picture, wherever it is cut`(bytes: [UInt8]) {
    let needed = bytes == Self.jpeg ? 23 : bytes == Self.png ? 24 : 30
    for count in 0..<needed { #expect(CGImage(encoded: Array(bytes.prefix(count))) == nil) }
  }

  @Test func `any bytes after a signature are survived`() {
    var dice = Dice(state: 9)
    for signature in [Array(Self.png.prefix(16)), Array(Self.jpeg.prefix(2)), Array(Self.lossy.prefix(16))] {
      for _ in 0..<300 {
        let rest = (0..<Int.random(in: 0...60, using: &dice)).map { _ in
          Bool.random(using: &dice) ? 0xFF : UInt8.random(in: 0...255, using: &dice)
        }
        if let image = CGImage(encoded: signature + rest) { #expect(image.width > 0 && image.height > 0) }
      }
    }
  }

  @Test func `a picture without area is none`() {
    var flat = Self.png
    flat.replaceSubrange(16..<20, with: [0, 0, 0, 0])

    #expect(CGImage(encoded: flat) == nil)
  }

  /// FIPS 180-4's own examples, and lengths around those at which a block more is needed (from `sha256sum`).
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (String(repeating: "a", count: 55), "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    (String(repeating: "a", count: 63), "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
    (String(repeating: "a", count: 64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    (String(repeating: "a", count: 1000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
  ])
  func `the name is the SHA-256 of the bytes`(text: String, digest: String) {
    #expect(SHA256.hex(of: Array(text.utf8)) == digest)
  }
}
