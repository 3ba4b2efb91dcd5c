// Where each of very many lengths begins, most of which are the same.

import Foundation

/// Lengths one after the other, of which only those that have been given one by themselves take room.
///
/// Those are kept in blocks of neighbours. A question takes O(log n) of the blocks and one block, an answer
/// the blocks that follow: fast for lengths that become known in order, as rows do while they scroll by.
struct PrefixSums: Sendable {
  /// Lengths in a block.
  private static let blockSize = 256

  private struct Block: Sendable {
    /// The first length's number by `blockSize`.
    let number: Int
    /// NaN where nothing was given.
    var lengths = [CGFloat](repeating: .nan, count: PrefixSums.blockSize)
    var marks = [UInt32](repeating: 0, count: PrefixSums.blockSize)
    /// One past the last one that was given.
    var end = 0
    /// By how much all of them are longer than so many common ones.
    var excess: CGFloat = 0
  }

  let count: Int
  /// Of those that have none of their own; finite and not negative, like all lengths.
  let common: CGFloat
  /// In order of their numbers.
  private var blocks: [Block] = []
  /// `excesses[i]` is what all blocks before `blocks[i]` are longer.
  private var excesses: [CGFloat] = []

  init(count: Int, common: CGFloat) {
    self.count = max(0, count)
    self.common = common
  }

  // MARK: Lengths

  func length(at index: Int) -> CGFloat { own(at: index)?.length ?? common }

  /// The length given to that one alone, with the mark that came with it.
  func own(at index: Int) -> (length: CGFloat, mark: UInt32)? {
    let number = index / Self.blockSize
    let place = place(ofBlock: number)
    guard place < blocks.count, blocks[place].number == number else { return nil }
    let length = blocks[place].lengths[index % Self.blockSize]
    return length.isNaN ? nil : (length, blocks[place].marks[index % Self.blockSize])
  }

  /// - Parameter mark: kept with the length, for the caller.
  mutating func set(_ length: CGFloat, mark: UInt32, at index: Int) {
    guard index >= 0, index < count else { return }
    let number = index / Self.blockSize
    let place = place(ofBlock: number)
    if place == blocks.count || blocks[place].number != number {
      blocks.insert(Block(number: number), at: place)
      excesses.insert(place == 0 ? 0 : excesses[place - 1] + blocks[place - 1].excess, at: place)
    }
    let offset = index % Self.blockSize
    blocks[place].marks[offset] = mark
    let old = blocks[place].lengths[offset]
    guard old != length else { return }
    blocks[place].lengths[offset] = length
    // Always summed up in order: the last digit must not depend on which length became known first.
    if offset < blocks[place].end {
      blocks[place].excess = excess(of: blocks[place].lengths)
    } else {
      blocks[place].excess += length - common
      blocks[place].end = offset + 1
    }
    for later in blocks.indices.dropFirst(place + 1) {
      excesses[later] = excesses[later - 1] + blocks[later - 1].excess
    }
  }

  /// Those with lengths of their own, in order.
  func forEachOwn(_ body: (_ index: Int, _ length: CGFloat, _ mark: UInt32) -> Void) {
    for block in blocks {
      for (offset, length) in block.lengths.enumerated() where !length.isNaN {
        body(block.number * Self.blockSize + offset, length, block.marks[offset])
      }
    }
  }

  // MARK: Sums

  /// By how much those that are known are longer than so many common ones.
  private func excess(of lengths: some Sequence<CGFloat>) -> CGFloat {
    lengths.reduce(0) { $1.isNaN ? $0 : $0 + ($1 - common) }
  }

  var total: CGFloat { start(of: count) }

  /// The sum of all lengths before `index`, which may be `count`.
  func start(of index: Int) -> CGFloat {
    let index = max(0, min(index, count))
    let number = index / Self.blockSize
    let place = place(ofBlock: number)
    var sum = common * CGFloat(index)
    if place < blocks.count {
      sum += excesses[place]
      if blocks[place].number == number {
        sum += excess(of: blocks[place].lengths.prefix(index % Self.blockSize))
      }
    } else if let last = blocks.last, let before = excesses.last {
      sum += before + last.excess
    }
    return sum
  }

  /// The first that ends after `position`; `count` where none does.
  func index(endingAfter position: CGFloat) -> Int {
    let block = blocks.partitionIndex { place, _ in end(ofBlockAt: place) > position }
    let first = block == 0 ? 0 : min(count, (blocks[block - 1].number + 1) * Self.blockSize)
    let low = block == 0 ? 0 : end(ofBlockAt: block - 1)
    // The rows between two blocks are all of one length.
    let next = block < blocks.count ? blocks[block].number * Self.blockSize : count
    let high = low + common * CGFloat(next - first)
    if position < high {
      guard common > 0, position > low else { return first }
      return min(next - 1, first + Int(((position - low) / common).rounded(.down)))
    }
    guard block < blocks.count else { return count }
    var sum = high
    for (offset, length) in blocks[block].lengths.enumerated() where next + offset < count {
      sum += length.isNaN ? common : length
      if sum > position { return next + offset }
    }
    // Only rounding leads here.
    return min(count, next + Self.blockSize)
  }

  private func end(ofBlockAt place: Int) -> CGFloat {
    let end = min(count, (blocks[place].number + 1) * Self.blockSize)
    return common * CGFloat(end) + excesses[place] + blocks[place].excess
  }

  /// Where the block is, or would be.
  private func place(ofBlock number: Int) -> Int {
    blocks.partitionIndex { _, block in block.number >= number }
  }
}
