import UIKit

/// Numbers that look random and are the same each time: every pizza is itself again when it comes back.
struct Dice {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func roll(_ range: ClosedRange<CGFloat>) -> CGFloat {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let part = CGFloat(state >> 33) / CGFloat(UInt64(1) << 31)
    return range.lowerBound + (range.upperBound - range.lowerBound) * part
  }
}
