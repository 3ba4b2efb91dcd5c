/// Numbers that look random and are the same for each session: what is played again is shuffled as it was
/// before. SplitMix64, after Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
struct Deal: RandomNumberGenerator, Equatable, Sendable {
  private var state: UInt64

  init(seed: UInt64 = 0) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
