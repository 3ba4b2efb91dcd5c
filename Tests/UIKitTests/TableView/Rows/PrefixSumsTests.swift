import Foundation
import Testing

@testable import UIKit

/// Against lists that are gone through one by one.
@Suite struct `Prefix sums` {
  /// The same, slowly.
  private struct Oracle {
    var lengths: [CGFloat]

    func start(of index: Int) -> CGFloat { lengths.prefix(index).reduce(0, +) }

    func index(endingAfter position: CGFloat) -> Int {
      var sum: CGFloat = 0
      for (index, length) in lengths.enumerated() {
        sum += length
        if sum > position { return index }
      }
      return lengths.count
    }
  }

  @Test(arguments: 0..<40) func `agree with a plain list`(seed: Int) {
    var random = SeededNumbers(seed: seed)
    let common = CGFloat([0, 1, 44][Int.random(in: 0..<3, using: &random)])
    let count = Int.random(in: 0...1500, using: &random)
    var sums = PrefixSums(count: count, common: common)
    var oracle = Oracle(lengths: Array(repeating: common, count: count))
    for _ in 0..<(count == 0 ? 0 : 60) {
      let index = Int.random(in: 0..<count, using: &random)
      let length = CGFloat(Int.random(in: 0...100, using: &random))
      sums.set(length, mark: 1, at: index)
      oracle.lengths[index] = length

      let asked = Int.random(in: 0...count, using: &random)
      #expect(sums.start(of: asked) == oracle.start(of: asked))
      #expect(sums.total == oracle.start(of: count))
      let position = CGFloat(Int.random(in: -10...Int(sums.total) + 10, using: &random)) / 2
      #expect(sums.index(endingAfter: position) == oracle.index(endingAfter: position))
      let edge = oracle.start(of: asked)
      #expect(sums.index(endingAfter: edge) == oracle.index(endingAfter: edge))
    }
  }

  @Test(arguments: 0..<10) func `are the same to the last digit in whatever order lengths become known`(
    seed: Int
  ) {
    var random = SeededNumbers(seed: seed)
    let lengths = (0..<700).map { _ in (CGFloat.random(in: 20...200, using: &random) * 3).rounded() / 3 }
    var (inOrder, byChance) = (PrefixSums(count: 700, common: 44), PrefixSums(count: 700, common: 44))
    for (index, length) in lengths.enumerated() { inOrder.set(length, mark: 1, at: index) }
    for index in lengths.indices.shuffled(using: &random) {
      byChance.set(CGFloat(index) / 7, mark: 1, at: index)
      byChance.set(lengths[index], mark: 1, at: index)
    }

    for index in 0...700 { #expect(byChance.start(of: index) == inOrder.start(of: index)) }
  }

  @Test func `a trillion equal lengths cost nothing`() {
    var sums = PrefixSums(count: 1 << 40, common: 44)
    sums.set(100, mark: 3, at: 1 << 39)

    #expect(sums.total == 44 * CGFloat(1 << 40) + 56)
    #expect(sums.index(endingAfter: 44 * CGFloat(1 << 39) + 99) == 1 << 39)
    #expect(sums.index(endingAfter: 44 * CGFloat(1 << 39) + 100) == (1 << 39) + 1)
    #expect(sums.own(at: 1 << 39)?.mark == 3 && sums.own(at: 7) == nil)
  }

  @Test func `lengths that are set in order are found at once`() {
    var sums = PrefixSums(count: 200_000, common: 44)
    for index in 0..<200_000 { sums.set(CGFloat(index % 7), mark: 1, at: index) }

    #expect(sums.start(of: 70_000) == 210_000.0)
  }
}
