import Testing

@testable import UIKit

@Suite("Items in blocks") struct ItemBlocksTests {
  /// Agrees with plain arrays, by row.
  private func expect(_ blocks: ItemBlocks<Int>, _ plain: [Int: [Int]], _ seed: Int) {
    #expect(blocks.count == plain.values.reduce(0) { $0 + $1.count }, "seed \(seed)")
    for (row, items) in plain {
      #expect(blocks.items(inRow: row) == items, "seed \(seed)")
      #expect(blocks.count(inRow: row) == items.count, "seed \(seed)")
      #expect(blocks.item(at: items.count, inRow: row) == nil, "seed \(seed)")
      for place in stride(from: 0, to: items.count, by: 97) {
        #expect(blocks.item(at: place, inRow: row) == items[place], "seed \(seed)")
        let found = blocks.place(of: items[place])
        #expect(found?.row == row && found?.item == place, "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<8)
  func `thousands of items changed at random agree with plain arrays`(_ seed: Int) throws {
    var random = Dice(UInt64(seed))
    var blocks = ItemBlocks<Int>()
    var plain: [Int: [Int]] = [:]
    for _ in 0..<3 { plain[blocks.addRow()] = [] }
    let rows = plain.keys.sorted()
    var next = 0
    func new(_ count: Int) -> [Int] {
      next += count
      return Array((next - count)..<next)
    }
    for _ in 0..<150 {
      let row = rows[Int.random(in: 0..<3, using: &random)]
      let all = rows.flatMap { plain[$0] ?? [] }
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let items = new(Int.random(in: 0...700, using: &random))
        try blocks.append(items, toRow: row)
        plain[row]? += items
      case 1, 2:
        guard let other = all.randomElement(using: &random) else { continue }
        let items = new(Int.random(in: 1...(Bool.random(using: &random) ? 3 : 900), using: &random))
        let isAfter = Bool.random(using: &random)
        try blocks.insert(items, nextTo: other, isAfter: isAfter)
        for row in rows {
          guard let place = plain[row]?.firstIndex(of: other) else { continue }
          plain[row]?.insert(contentsOf: items, at: place + (isAfter ? 1 : 0))
        }
      case 3:
        let start = Int.random(in: 0...all.count, using: &random)
        let old = Array(all[start...].prefix(Int.random(in: 0...600, using: &random))) + [-1]
        blocks.remove(old)
        let gone = Set(old)
        for row in rows { plain[row]?.removeAll(where: gone.contains) }
      case 4 where Int.random(in: 0..<8, using: &random) == 0:
        blocks.removeAll(inRow: row)
        plain[row] = []
      default:
        guard let item = all.randomElement(using: &random), let other = all.randomElement(using: &random),
          item != other
        else { continue }
        try blocks.move(item, nextTo: other, isAfter: true)
        for row in rows { plain[row]?.removeAll { $0 == item } }
        for row in rows {
          if let place = plain[row]?.firstIndex(of: other) { plain[row]?.insert(item, at: place + 1) }
        }
      }
      expect(blocks, plain, seed)
    }
    #expect(next > 5_000)
  }

  @Test func `what is refused changes nothing`() throws {
    var blocks = ItemBlocks<Int>()
    let row = blocks.addRow()
    try blocks.append(Array(0..<1_000), toRow: row)
    for (new, repeated) in [([1_000, 5, 1_001], 5), (Array(1_000..<1_500) + [1_100], 1_100)] {
      #expect(throws: SnapshotMistake.repeatedItem(repeated)) { try blocks.append(new, toRow: row) }
      #expect(throws: SnapshotMistake.repeatedItem(repeated)) {
        try blocks.insert(new, nextTo: 400, isAfter: true)
      }
    }
    #expect(throws: SnapshotMistake.unknownItem(-1)) {
      try blocks.insert([2_000], nextTo: -1, isAfter: false)
    }
    #expect(throws: SnapshotMistake.unknownItem(-1)) { try blocks.move(3, nextTo: -1, isAfter: false) }
    #expect(blocks.items(inRow: row) == Array(0..<1_000))
    #expect(blocks.count == 1_000)
  }

  @Test func `a row that goes takes its items with it`() throws {
    var blocks = ItemBlocks<Int>()
    let (first, second) = (blocks.addRow(), blocks.addRow())
    try blocks.append(Array(0..<500), toRow: first)
    try blocks.append(Array(500..<600), toRow: second)
    blocks.removeRow(first)
    #expect(blocks.count == 100)
    #expect(blocks.row(of: 3) == nil && blocks.row(of: 550) == second)
    try blocks.append([3], toRow: second)
    #expect(blocks.place(of: 3)?.item == 100)
  }
}
