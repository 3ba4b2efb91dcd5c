/// SplitMix64: the same seed gives the same tests on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension RandomNumberGenerator {
  /// True once in `odds` times.
  mutating func happens(onceIn odds: Int) -> Bool { Int.random(in: 0..<odds, using: &self) == 0 }

  /// `count` bytes of which some look like what messages are made of.
  mutating func bytes(count: Int) -> [UInt8] {
    (0..<count).map { _ in
      happens(onceIn: 2) ? UInt8.random(in: 0...8, using: &self) : UInt8.random(in: 0...255, using: &self)
    }
  }
}
