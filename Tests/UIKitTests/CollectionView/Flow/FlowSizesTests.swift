import QuartzCore
import Testing

@testable import UIKit

/// Sizes in runs, against a plain array.
@Suite struct `Flow sizes` {
  private static func size(_ number: Int) -> FlowSize { FlowSize(across: CGFloat(number), along: 1) }

  private static func sizes(_ numbers: [Int]) -> FlowSizes {
    var sizes = FlowSizes()
    for number in numbers { sizes.append(size(number)) }
    return sizes
  }

  /// All rows of up to five items of two sizes.
  private static let rows: [[Int]] = (0...5).flatMap { count in
    (0..<(1 << count)).map { bits in (0..<count).map { bits >> $0 & 1 } }
  }

  @Test func `an item that is taken out and put in leaves the runs that appending makes`() {
    for row in Self.rows {
      for from in row.indices {
        for to in row.indices {
          var sizes = Self.sizes(row)
          var expected = row
          let taken = sizes.remove(at: from)
          #expect(taken == Self.size(row[from]))
          expected.remove(at: from)
          #expect(sizes == Self.sizes(expected), "\(row) without \(from)")
          sizes.insert(Self.size(row[from]), at: to)
          expected.insert(row[from], at: to)
          #expect(sizes == Self.sizes(expected), "\(row) from \(from) to \(to)")
        }
      }
    }
  }

  @Test func `items that do not exist are neither taken out nor put behind`() {
    var sizes = Self.sizes([1, 2])
    let none = sizes.remove(at: 2)
    #expect(none == nil)
    sizes.insert(Self.size(3), at: 4)
    sizes.insert(Self.size(3), at: -1)
    #expect(sizes == Self.sizes([1, 2]))
  }
}
