import Foundation
import Testing

@testable import UIKit

/// Against a list of everything from top to bottom.
@Suite struct `Table content` {
  private struct Piece {
    var element: TableElement?
    var low: CGFloat
    var high: CGFloat
  }

  /// Every piece of a random table, one after the other.
  private func table(_ seed: Int) -> (content: TableContent, pieces: [Piece]) {
    var random = SeededNumbers(seed: seed)
    func length(_ most: Int) -> CGFloat { CGFloat(Int.random(in: 0...most, using: &random)) }
    var pieces: [Piece] = []
    var y: CGFloat = 0
    func add(_ element: TableElement?, _ length: CGFloat) {
      pieces.append(Piece(element: element, low: y, high: y + length))
      y += length
    }
    let (head, foot) = (length(30), length(30))
    add(nil, head)
    var sections: [TableSection] = []
    for number in 0..<Int.random(in: 0...5, using: &random) {
      let count = Int.random(in: 0...8, using: &random)
      var section = TableSection(rows: RowHeights(count: count, common: 20))
      section.above = length(20)
      section.below = length(20)
      if Bool.random(using: &random) { section.header = TableSection.Bar(height: length(30), isThere: true) }
      if Bool.random(using: &random) { section.footer = TableSection.Bar(height: length(30), isThere: true) }
      add(nil, section.above)
      if section.header.isThere { add(.header(number), section.header.height) }
      for row in 0..<count {
        if Bool.random(using: &random) { section.rows.set(length(50), of: row, in: 1) }
        add(.row(row, number), section.rows.height(of: row))
      }
      if section.footer.isThere { add(.footer(number), section.footer.height) }
      add(nil, section.below)
      sections.append(section)
    }
    add(nil, foot)
    let content = TableContent(
      style: .plain, width: 100, sideInset: 4, headHeight: head, footHeight: foot, sections: sections)
    return (content, pieces)
  }

  @Test(arguments: 0..<60) func `everything lies below what comes before it`(seed: Int) {
    let (content, pieces) = table(seed)

    #expect(content.height == pieces.last?.high)
    for case let (element?, low, high) in pieces.map({ ($0.element, $0.low, $0.high) }) {
      #expect(content.holds(element))
      #expect(content.rect(of: element) == CGRect(x: 4, y: low, width: 92, height: high - low))
    }
  }

  @Test(arguments: 0..<60) func `rows are found by their places`(seed: Int) {
    let (content, pieces) = table(seed)
    let rows = pieces.filter { $0.element?.kind == .row }

    for y in stride(from: CGFloat(-3), through: content.height + 3, by: 0.5) {
      let hit = rows.first { $0.low <= y && y < $0.high }?.element
      #expect(content.row(at: y)?.path == hit?.path)
    }
    for low in stride(from: CGFloat(-10), through: content.height, by: 17) {
      let high = low + 31
      let found = Set(content.rows(from: low, to: high).map(\.path))
      for row in rows where row.high > row.low {
        #expect(found.contains(row.element?.path ?? []) == (row.high > low && row.low < high))
      }
    }
  }

  @Test(arguments: 0..<30) func `a changed height moves what is below`(seed: Int) {
    var (content, pieces) = table(seed)
    guard let changed = pieces.firstIndex(where: { $0.element?.kind == .row }),
      let element = pieces[changed].element
    else { return }
    let difference = 33 - (pieces[changed].high - pieces[changed].low)

    content.change(element.section) { $0.rows.set(33, of: element.row, in: 1) }

    for piece in pieces.dropFirst(changed + 1) {
      guard let element = piece.element else { continue }
      #expect(content.rect(of: element).minY == piece.low + difference)
    }
    #expect(content.height == (pieces.last?.high ?? 0) + difference)
  }

  @Test func `a plain header stays at the top until its section has left`() {
    var sections: [TableSection] = []
    for _ in 0..<2 {
      var section = TableSection(rows: RowHeights(count: 5, common: 40))
      section.header = TableSection.Bar(height: 30, isThere: true)
      section.footer = TableSection.Bar(height: 20, isThere: true)
      sections.append(section)
    }
    let content = TableContent(style: .plain, width: 100, sections: sections)
    func top(_ y: CGFloat) -> CGFloat { content.rect(of: .header(0), seenIn: y...y + 100).minY }

    #expect([-50, 0, 10, 200, 220, 230, 400].map(top) == [0, 0, 10, 200, 220, 220, 220])
    let footers = [-200, 0, 40, 150, 300].map { (y: CGFloat) in
      content.rect(of: .footer(0), seenIn: y...y + 100).minY
    }
    #expect(footers == [30, 80, 120, 230, 230])
  }

  @Test func `in groups nothing floats`() {
    var section = TableSection(rows: RowHeights(count: 5, common: 40))
    section.header = TableSection.Bar(height: 30, isThere: true)
    let content = TableContent(style: .grouped, width: 100, sections: [section])

    #expect(content.rect(of: .header(0), seenIn: 100...200).minY == 0)
  }

  @Test func `a row that is moved changes places without going back and forth`() {
    var section = TableSection(rows: RowHeights(count: 3, common: 40))
    section.rows.set(100, of: 1, in: 1)
    let low = TableContent(style: .plain, width: 100, sections: [section])
    let start = ItemPlace(section: 0, item: 0)

    // The high row is from 40 to 140: the low one would lie from 100 on after the change.
    #expect(low.place(forMiddleAt: 99, of: start).item == 0)
    #expect(low.place(forMiddleAt: 100, of: start).item == 1)
    var swapped = TableSection(rows: RowHeights(count: 3, common: 40))
    swapped.rows.set(100, of: 0, in: 1)
    let after = TableContent(style: .plain, width: 100, sections: [swapped])
    #expect(after.place(forMiddleAt: 100, of: ItemPlace(section: 0, item: 1)).item == 1)
    #expect(low.place(forMiddleAt: 1_000, of: start).item == 2)
    #expect(low.place(forMiddleAt: -50, of: ItemPlace(section: 0, item: 2)).item == 0)
  }
}
