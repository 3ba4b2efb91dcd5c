import Foundation
import Testing

@testable import UIKit

@Suite struct `Offset range` {
  @Test(arguments: Vector.group("offset-limits"))
  func `is as the vectors say`(row: Vector) {
    let range = OffsetRange(
      contentLength: row.given("contentH "), viewportLength: row.given("boundsH "),
      leadingInset: row.given("top "), trailingInset: row.given("bottom "))
    #expect(range.lowest == row.result("min "))
    #expect(range.highest == row.result("max "))
  }

  @Test func `is one point for content without a size`() {
    let range = OffsetRange(contentLength: .nan, viewportLength: 100, leadingInset: 8)
    #expect(range.lowest == -8 && range.highest == -8)
    #expect(!range.canScroll)
  }

  @Test func `measures overshoot with its sign`() {
    let range = OffsetRange(contentLength: 300, viewportLength: 100)
    #expect(range.overshoot(of: -5) == -5)
    #expect(range.overshoot(of: 204) == 4)
    #expect(range.overshoot(of: 200) == 0)
  }
}

@Suite struct `Paging rule` {
  private func target(_ offset: CGFloat, _ v: CGFloat, from start: CGFloat, content: CGFloat = 1500)
    -> CGFloat
  {
    let range = OffsetRange(contentLength: content, viewportLength: 375)
    return Paging(pageLength: 375, range: range).target(offset: offset, velocity: v, dragStart: start)
  }

  @Test(arguments: Vector.group("paging"))
  func `goes where the vectors say`(row: Vector) {
    let (offset, v) = (row.given("offset "), row.given("v "))
    let nearest = (offset / 375).rounded() * 375
    let page = target(offset, v, from: nearest, content: row.given("content "))
    #expect(page == row.result("target "))
  }

  @Test func `one gesture moves by one page, however fast and far`() {
    #expect(target(1000, 8, from: 0) == 375)
    #expect(target(1000, 0, from: 0) == 375)
    #expect(target(20, -8, from: 1125) == 750)
  }

  @Test func `a drag that begins between two pages ends on one of them`() {
    #expect(target(600, 5, from: 500) == 750)
    #expect(target(400, -5, from: 500) == 375)
  }

  @Test func `the last page ends with the content`() {
    #expect(target(900, 1, from: 750, content: 1400) == 1025)
    #expect(target(1020, 0, from: 1025, content: 1400) == 1025)
    #expect(target(1020, -1, from: 1025, content: 1400) == 750)
  }

  @Test func `a view without length has no pages`() {
    let range = OffsetRange(contentLength: 100, viewportLength: 0)
    #expect(Paging(pageLength: 0, range: range).target(offset: 30, velocity: 9, dragStart: 0) == 30)
  }
}

@Suite struct `Item alignment` {
  @Test(arguments: Vector.group("scrollToItem"))
  func `puts the item where the vectors say`(row: Vector) throws {
    let numbers = Vector.numbers(in: row.input.replacing("..", with: " "))
    let alignments: [String: ItemAlignment] = ["lead": .leading, "center": .center, "trail": .trailing]
    let alignment = try #require(alignments[row.input.split(separator: " ").last.map(String.init) ?? ""])
    try #require(numbers.count == 6)
    let viewport = ItemAlignment.Viewport(
      length: numbers[2], leadingInset: numbers[4], trailingInset: numbers[5], contentLength: numbers[3])

    let offset = alignment.offset(forItemFrom: numbers[0], to: numbers[1], in: viewport)

    #expect(offset == row.result("offset "))
  }

  @Test func `the centre is that of the area between the insets`() {
    let viewport = ItemAlignment.Viewport(
      length: 600, leadingInset: 100, trailingInset: 40, contentLength: 3000)
    let offset = ItemAlignment.center.offset(forItemFrom: 1000, to: 1100, in: viewport)
    #expect(offset == 720)  // 1050 less the inset and half of the 460 between the insets
  }

  @Test(arguments: [(0, 400), (500, 500), (600, 600), (900, 600)] as [(CGFloat, CGFloat)])
  func `nearest moves only as far as it must`(current: CGFloat, expected: CGFloat) {
    let viewport = ItemAlignment.Viewport(length: 300, contentLength: 3000)
    #expect(
      ItemAlignment.nearest.offset(forItemFrom: 600, to: 700, in: viewport, current: current) == expected)
  }

  @Test func `nearest shows the start of an item longer than the viewport`() {
    let viewport = ItemAlignment.Viewport(length: 300, contentLength: 3000)
    #expect(ItemAlignment.nearest.offset(forItemFrom: 600, to: 1200, in: viewport, current: 700) == 600)
  }
}
