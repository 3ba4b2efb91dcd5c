// Where the sections of a composition begin (Facts 4.4): one that gets another length costs what is near it,
// however many sections there are.

import QuartzCore

/// Lengths and places along the layout's direction, in points.
struct SectionStarts: Sendable {
  /// The room that a section takes up.
  struct Extent: Equatable, Sendable {
    var length: CGFloat = 0
    /// How far anything sticks out of it, before and after; negative where nothing reaches its end.
    var before: CGFloat = 0
    var after: CGFloat = 0
  }

  /// Sections that follow each other, with the spacing after each.
  private struct Block: Sendable {
    var start: CGFloat = 0
    var length: CGFloat = 0
    var before: CGFloat = 0
    var after: CGFloat = 0
  }

  /// How many sections a block has: about the square root of the numbers that count.
  private static let blockLength = 128

  /// Where the first section begins.
  var origin: CGFloat = 0
  /// How far anything sticks out of its section, before and after, at most.
  private(set) var overhang: (before: CGFloat, after: CGFloat) = (0, 0)
  private let spacing: CGFloat
  private var extents: [Extent]
  /// Where each begins in its block.
  private var offsets: [CGFloat]
  private var blocks: [Block]

  init(_ extents: [Extent], spacing: CGFloat) {
    self.extents = extents
    self.spacing = spacing
    offsets = Array(repeating: 0, count: extents.count)
    let count = (extents.count + Self.blockLength - 1) / Self.blockLength
    blocks = Array(repeating: Block(), count: count)
    for block in blocks.indices { sumUp(block) }
    stackBlocks(from: 0)
  }

  var count: Int { extents.count }

  /// Where that section begins.
  subscript(section: Int) -> CGFloat { origin + blocks[section / Self.blockLength].start + offsets[section] }

  /// Where the last section ends; the origin without any.
  var end: CGFloat {
    guard let last = blocks.last else { return origin }
    return origin + last.start + last.length - spacing
  }

  /// The section takes up something else; those behind it move.
  mutating func set(_ extent: Extent, of section: Int) {
    guard extents.indices.contains(section), extents[section] != extent else { return }
    extents[section] = extent
    sumUp(section / Self.blockLength)
    stackBlocks(from: section / Self.blockLength)
  }

  private mutating func sumUp(_ number: Int) {
    var block = Block()
    let first = number * Self.blockLength
    for section in first..<min(first + Self.blockLength, extents.count) {
      offsets[section] = block.length
      block.length += extents[section].length + spacing
      block.before = max(block.before, extents[section].before)
      block.after = max(block.after, extents[section].after)
    }
    blocks[number] = block
  }

  private mutating func stackBlocks(from number: Int) {
    var start = number > 0 ? blocks[number - 1].start + blocks[number - 1].length : 0
    for block in number..<blocks.count {
      blocks[block].start = start
      start += blocks[block].length
    }
    overhang = blocks.reduce(into: (0, 0)) { most, block in
      most = (max(most.0, block.before), max(most.1, block.after))
    }
  }
}
