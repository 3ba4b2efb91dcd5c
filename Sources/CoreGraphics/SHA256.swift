// SHA-256 — after FIPS 180-4, sections 4.1.2, 4.2.2, 5 and 6.2. Foundation on Linux has no hash functions.

import Foundation

/// The name of a file by its content: SHA-256 in 64 lower-case hexadecimal digits.
package func contentHash(of bytes: [UInt8]) -> String { SHA256.hex(of: bytes) }

enum SHA256 {
  /// The digest in 64 lower-case hexadecimal digits.
  static func hex(of bytes: [UInt8]) -> String {
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    var schedule = [UInt32](repeating: 0, count: 64)
    let whole = bytes.count / 64 * 64
    bytes.withUnsafeBufferPointer { buffer in
      for start in stride(from: 0, to: whole, by: 64) { take(buffer[start..<start + 64], &state, &schedule) }
    }
    // The rest, a one bit, zeros, and the length in bits in the last eight bytes.
    var tail = Array(bytes[whole...]) + [0x80]
    tail += [UInt8](repeating: 0, count: (120 - tail.count) % 64)
    let bits = UInt64(bytes.count) << 3
    tail += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
    tail.withUnsafeBufferPointer { buffer in
      for start in stride(from: 0, to: tail.count, by: 64) {
        take(buffer[start..<start + 64], &state, &schedule)
      }
    }
    let digits = Array("0123456789abcdef")
    return String(state.flatMap { word in (0..<8).map { digits[Int(word >> (28 - 4 * $0) & 15)] } })
  }

  /// One block of 64 bytes.
  private static func take(
    _ block: Slice<UnsafeBufferPointer<UInt8>>, _ state: inout [UInt32], _ w: inout [UInt32]
  ) {
    for index in 0..<16 {
      let at = block.startIndex + 4 * index
      w[index] =
        UInt32(block[at]) << 24 | UInt32(block[at + 1]) << 16 | UInt32(block[at + 2]) << 8
        | UInt32(block[at + 3])
    }
    for index in 16..<64 {
      let (a, b) = (w[index - 15], w[index - 2])
      let first = turned(a, 7) ^ turned(a, 18) ^ a >> 3
      let second = turned(b, 17) ^ turned(b, 19) ^ b >> 10
      w[index] = w[index - 16] &+ first &+ w[index - 7] &+ second
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      let first = h &+ mixed &+ (e & f ^ ~e & g) &+ constants[index] &+ w[index]
      let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
