import CryptoKit
import Testing
import UIKit

@Suite struct `CryptoKit` {
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  // Of the standards' own examples.
  @Test func `digests are those of the standards`() {
    let text = Data("abc".utf8)
    #expect(
      hex(SHA256.hash(data: text)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex(SHA384.hash(data: text))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
    #expect(
      hex(SHA512.hash(data: text))
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
    #expect(hex(Insecure.MD5.hash(data: text)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hex(Insecure.SHA1.hash(data: text)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hex(Insecure.MD5.hash(data: Data())) == "d41d8cd98f00b204e9800998ecf8427e")
    #expect(Insecure.MD5.hash(data: text).description == "MD5 digest: 900150983cd24fb0d6963f7d28e17f72")
  }

  @Test(arguments: [0, 1, 55, 56, 63, 64, 65, 111, 112, 119, 120, 127, 128, 129, 300])
  func `it does not matter in which pieces data comes`(_ count: Int) {
    let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37) })
    var (long, short) = (SHA512(), Insecure.MD5())
    for byte in data {
      long.update(data: [byte])
      short.update(data: Data([byte]))
    }
    #expect(long.finalize() == SHA512.hash(data: data))
    #expect(short.finalize() == Insecure.MD5.hash(data: data))
  }

  // RFC 4231, cases 1 and 6: a short key, and one that is longer than a block.
  @Test func `signatures are those of the standard`() {
    let short = SymmetricKey(data: Data(repeating: 0x0b, count: 20))
    let code = HMAC<SHA256>.authenticationCode(for: Data("Hi There".utf8), using: short)
    #expect(hex(code) == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
    let long = SymmetricKey(data: Data(repeating: 0xaa, count: 131))
    let text = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
    #expect(
      hex(HMAC<SHA256>.authenticationCode(for: text, using: long))
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data("Hi There".utf8), using: short))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: short))
    #expect(SymmetricKey(size: .bits256).bitCount == 256)
  }
}
