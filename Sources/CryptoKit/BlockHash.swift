import UIKit

/// The common part of the functions of this family: blocks, and at the end a one bit, zeros, and the length.
protocol BlockRule: Sendable {
  associatedtype Word: FixedWidthInteger & UnsignedInteger & Sendable
  static var start: [Word] { get }
  /// Bytes of the digest.
  static var size: Int { get }
  static var isBigEndian: Bool { get }
  /// Takes in sixteen words.
  static func take(_ block: [Word], _ state: inout [Word])
}

/// A digest under way.
struct BlockHash<Rule: BlockRule>: Sendable {
  private var state = Rule.start
  private var rest: [UInt8] = []
  private var length: UInt64 = 0

  private static var wordSize: Int { Rule.Word.bitWidth / 8 }
  static var blockSize: Int { 16 * wordSize }

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    length &+= UInt64(bytes.count)
    rest += bytes
    takeBlocks()
  }

  func finalized() -> [UInt8] {
    var last = self
    let lengthSize = 2 * Self.wordSize
    var tail: [UInt8] = [0x80]
    let used = (rest.count + 1 + lengthSize) % Self.blockSize
    tail += [UInt8](repeating: 0, count: (Self.blockSize - used) % Self.blockSize)
    let bits = length &* 8
    let counted = (0..<lengthSize).map { $0 < 8 ? UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) : 0 }
    tail += Rule.isBigEndian ? counted.reversed() : counted
    last.rest += tail
    last.takeBlocks()
    return Array(last.state.flatMap(Self.bytes).prefix(Rule.size))
  }

  private mutating func takeBlocks() {
    var start = 0
    while rest.count - start >= Self.blockSize {
      Rule.take((0..<16).map { word(at: start + $0 * Self.wordSize) }, &state)
      start += Self.blockSize
    }
    if start > 0 { rest.removeFirst(start) }
  }

  private func word(at place: Int) -> Rule.Word {
    let bytes = rest[place..<place + Self.wordSize]
    return (Rule.isBigEndian ? Array(bytes) : bytes.reversed()).reduce(0) { $0 << 8 | Rule.Word($1) }
  }

  private static func bytes(of word: Rule.Word) -> [UInt8] {
    let bytes = (0..<wordSize).map { UInt8(truncatingIfNeeded: word >> Rule.Word(8 * $0)) }
    return Rule.isBigEndian ? bytes.reversed() : bytes
  }
}

extension FixedWidthInteger {
  func turnedLeft(_ bits: Int) -> Self { self &<< bits | self &>> (Self.bitWidth - bits) }
  func turnedRight(_ bits: Int) -> Self { self &>> bits | self &<< (Self.bitWidth - bits) }
}
