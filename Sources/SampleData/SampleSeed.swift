/// A number that is made of text, by which the same place gets the same value on every run and on every
/// machine.
///
/// Swift's own hashes differ from run to run.
struct SampleSeed: Hashable {
  private(set) var bits: UInt64

  /// FNV-1a, then the finisher of SplitMix64: texts that differ in their last letter alone differ in all
  /// bits.
  init(_ text: String) {
    bits = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { bits = (bits ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    stir()
  }

  private mutating func stir() {
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
  }

  /// Another seed for another purpose at the same place.
  func salted(_ salt: UInt64) -> SampleSeed {
    var other = self
    other.bits &+= (salt &+ 1) &* 0x9E37_79B9_7F4A_7C15
    other.stir()
    return other
  }

  /// A number from 0 up to, not including, `limit`; 0 where that is not positive.
  func below(_ limit: Int) -> Int { limit > 0 ? Int(bits % UInt64(limit)) : 0 }

  func within(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.upperBound - range.lowerBound + 1)
  }

  /// A number of that range with `digits` decimals.
  func within(_ range: ClosedRange<Double>, digits: Int) -> Double {
    var unit = 1.0
    for _ in 0..<digits { unit *= 10 }
    let steps = Int((range.upperBound - range.lowerBound) * unit)
    // Tenths are divided, not multiplied: 73 / 10 is the number that "7.3" reads as.
    return (Double(below(steps + 1)) + (range.lowerBound * unit).rounded()) / unit
  }
}
