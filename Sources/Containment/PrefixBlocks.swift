/// A range of 32-bit numbers as blocks that each have their first bits in common, as addresses of a network
/// have.
enum PrefixBlocks {
  /// The numbers `n` with `n & mask == value`, of 32 bits; what is above these is not looked at.
  struct Block: Equatable {
    var mask: UInt64
    var value: UInt64
  }

  /// As few blocks as there can be, in ascending order: 62 at the most.
  static func of(_ range: Range<UInt64>) -> [Block] {
    let all: UInt64 = 0xFFFF_FFFF
    var blocks: [Block] = []
    var start = range.lowerBound
    let end = min(range.upperBound, all + 1)
    while start < end {
      // The largest block that begins here: as long as the number has zeros at its end, and fits.
      var size: UInt64 = start == 0 ? all + 1 : start & (~start &+ 1)
      while size > end - start { size /= 2 }
      blocks.append(Block(mask: all & ~(size - 1), value: start))
      start += size
    }
    return blocks
  }
}
