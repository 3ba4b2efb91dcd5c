import Testing

@testable import Containment

@Suite struct `Prefix blocks` {
  @Test func `hold exactly the numbers of their range`() {
    for end in 0...70 as ClosedRange<UInt64> {
      for start in 0...end {
        let blocks = PrefixBlocks.of(start..<end)
        let held = (0...80 as ClosedRange<UInt64>).filter { number in
          blocks.contains { number & $0.mask == $0.value }
        }
        #expect(held == Array(start..<end))
      }
    }
  }

  @Test func `are few, even of all numbers of processes`() {
    #expect(PrefixBlocks.of(1..<4_194_303).count <= 62)
    #expect(PrefixBlocks.of(0..<1 << 40) == [.init(mask: 0, value: 0)])
  }

  @Test func `end at 32 bits`() {
    #expect(PrefixBlocks.of(0xFFFF_FFFF..<1 << 34) == [.init(mask: 0xFFFF_FFFF, value: 0xFFFF_FFFF)])
  }
}
