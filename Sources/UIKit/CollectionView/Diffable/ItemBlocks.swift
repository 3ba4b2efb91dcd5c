// Items in rows, in pieces that are short enough to be edited by themselves (Facts 5.1).

/// Rows of items, every item once in all of them together. Rows go by numbers that they keep.
///
/// A change at one place takes a few looks and the length of one block, however many items there are; only a
/// place counted from the start of a row takes a step for each block before it.
struct ItemBlocks<Item: Hashable> {
  private struct Row: Sendable {
    /// In order. None is empty.
    var blocks: [Int] = []
    var count = 0
  }

  private var rows: [Int: Row] = [:]
  private var nextRow = 0
  /// By the number of the block; empty for one that is free.
  private var items: [[Item]] = []
  /// Beside `items`: how many there are, and in which row.
  private var sizes: [Int] = []
  private var rowsOfBlocks: [Int] = []
  private var freeBlocks: [Int] = []
  /// The block of each item.
  private var homes: [Item: Int] = [:]

  /// A block that has more is divided.
  private static var mostInBlock: Int { 256 }
  /// The room that is left free at first lets a block take in some before it is divided.
  private static var firstInBlock: Int { 192 }
  /// Up to so many of a block are each looked for by themselves; more are taken out in one walk.
  private static var mostSoughtOneByOne: Int { 8 }

  // MARK: Asking

  /// In all rows together.
  var count: Int { homes.count }

  func count(inRow row: Int) -> Int { rows[row]?.count ?? 0 }

  func row(of item: Item) -> Int? { homes[item].map { rowsOfBlocks[$0] } }

  /// In order.
  func items(inRow row: Int) -> [Item] {
    var all: [Item] = []
    all.reserveCapacity(count(inRow: row))
    for block in rows[row]?.blocks ?? [] { all.append(contentsOf: items[block]) }
    return all
  }

  /// nil where the row is shorter.
  func item(at place: Int, inRow row: Int) -> Item? {
    guard let row = rows[row], place >= 0, place < row.count else { return nil }
    var rest = place
    for block in row.blocks {
      if rest < sizes[block] { return items[block][rest] }
      rest -= sizes[block]
    }
    return nil
  }

  /// nil for an item that is not there.
  func place(of item: Item) -> (row: Int, item: Int)? {
    guard let block = homes[item], let inner = items[block].firstIndex(of: item) else { return nil }
    let row = rowsOfBlocks[block]
    var before = 0
    for other in rows[row]?.blocks ?? [] {
      if other == block { break }
      before += sizes[other]
    }
    return (row, before + inner)
  }

  // MARK: Rows

  /// An empty one; its number.
  mutating func addRow() -> Int {
    nextRow += 1
    rows[nextRow] = Row()
    return nextRow
  }

  mutating func removeRow(_ row: Int) {
    removeAll(inRow: row)
    rows[row] = nil
  }

  mutating func removeAll(inRow row: Int) {
    for block in rows[row]?.blocks ?? [] {
      for item in items[block] { homes[item] = nil }
      free(block)
    }
    rows[row] = Row()
  }

  // MARK: Items

  /// At the end of a row that is there.
  mutating func append(_ new: [Item], toRow row: Int) throws(SnapshotMistake) {
    homes.reserveCapacity(homes.count + new.count)
    var start = 0
    while start < new.count {
      let block: Int
      if let last = rows[row]?.blocks.last, sizes[last] < Self.firstInBlock {
        block = last
      } else {
        block = makeBlock(inRow: row)
        rows[row]?.blocks.append(block)
      }
      let end = min(new.count, start + Self.firstInBlock - sizes[block])
      do throws(SnapshotMistake) {
        try enter(new[start..<end], into: block)
      } catch {
        dropIfEmpty(block)
        remove(Array(new[..<start]))
        throw error
      }
      items[block].append(contentsOf: new[start..<end])
      resize(block)
      start = end
    }
  }

  mutating func insert(_ new: [Item], nextTo other: Item, isAfter: Bool) throws(SnapshotMistake) {
    guard let block = homes[other], let place = items[block].firstIndex(of: other) else {
      throw .unknownItem(other)
    }
    try enter(new[...], into: block)
    items[block].insert(contentsOf: new, at: place + (isAfter ? 1 : 0))
    resize(block)
    divide(block)
  }

  /// Those that are not there are left alone.
  mutating func remove(_ old: [Item]) {
    var leaving: [Int: [Item]] = [:]
    for item in old {
      if let block = homes.removeValue(forKey: item) { leaving[block, default: []].append(item) }
    }
    for (block, leaving) in leaving {
      if leaving.count > Self.mostSoughtOneByOne {
        items[block].removeAll { homes[$0] == nil }
      } else {
        for item in leaving {
          if let place = items[block].firstIndex(of: item) { items[block].remove(at: place) }
        }
      }
      resize(block)
      dropIfEmpty(block)
    }
  }

  /// The stored item moves, not an equal one that the caller brought (Facts 5.2). The two are not the same.
  mutating func move(_ item: Item, nextTo other: Item, isAfter: Bool) throws(SnapshotMistake) {
    guard let block = homes[item], let place = items[block].firstIndex(of: item) else {
      throw .unknownItem(item)
    }
    guard homes[other] != nil else { throw .unknownItem(other) }
    let stored = items[block][place]
    remove([stored])
    try insert([stored], nextTo: other, isAfter: isAfter)
  }

  private mutating func enter(_ new: ArraySlice<Item>, into block: Int) throws(SnapshotMistake) {
    for (count, item) in new.enumerated() {
      guard let before = homes.updateValue(block, forKey: item) else { continue }
      homes[item] = before
      for entered in new.prefix(count) { homes[entered] = nil }
      throw .repeatedItem(item)
    }
  }

  // MARK: Blocks

  private mutating func makeBlock(inRow row: Int) -> Int {
    if let block = freeBlocks.popLast() {
      rowsOfBlocks[block] = row
      return block
    }
    items.append([])
    sizes.append(0)
    rowsOfBlocks.append(row)
    return items.count - 1
  }

  private mutating func free(_ block: Int) {
    items[block] = []
    sizes[block] = 0
    freeBlocks.append(block)
  }

  /// After a change of its items.
  private mutating func resize(_ block: Int) {
    let size = items[block].count
    rows[rowsOfBlocks[block]]?.count += size - sizes[block]
    sizes[block] = size
  }

  private mutating func dropIfEmpty(_ block: Int) {
    guard sizes[block] == 0 else { return }
    rows[rowsOfBlocks[block]]?.blocks.removeAll { $0 == block }
    free(block)
  }

  private mutating func divide(_ block: Int) {
    guard sizes[block] > Self.mostInBlock else { return }
    let (all, row) = (items[block], rowsOfBlocks[block])
    let pieces = (all.count + Self.firstInBlock - 1) / Self.firstInBlock
    let ends = (1...pieces).map { all.count * $0 / pieces }
    items[block] = Array(all[..<ends[0]])
    sizes[block] = ends[0]
    var new: [Int] = []
    for (start, end) in zip(ends, ends.dropFirst()) {
      let piece = makeBlock(inRow: row)
      items[piece] = Array(all[start..<end])
      sizes[piece] = end - start
      for item in items[piece] { homes[item] = piece }
      new.append(piece)
    }
    guard let place = rows[row]?.blocks.firstIndex(of: block) else { return }
    rows[row]?.blocks.insert(contentsOf: new, at: place + 1)
  }
}

extension ItemBlocks: Sendable where Item: Sendable {}
