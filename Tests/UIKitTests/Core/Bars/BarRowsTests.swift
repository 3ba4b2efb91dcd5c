import Testing

@testable import UIKit

@Suite struct `The rows of a navigation bar` {
  private let both = BarRows(title: 52, search: 52, hidesSearch: true)

  @Test func `the search bar goes first and the title after it`() {
    #expect(both.full == 148 && both.collapsible == 104 && both.least == 44)
    #expect(both.shown(scrolled: 0).total == 148)
    #expect(both.shown(scrolled: 20) == BarHeights(buttons: 44, title: 52, search: 32, pull: 0))
    #expect(both.shown(scrolled: 60) == BarHeights(buttons: 44, title: 44, search: 0, pull: 0))
    #expect(both.shown(scrolled: 5000).total == 44)
  }

  @Test func `a search bar that stays leaves only the title to go`() {
    var rows = both
    rows.hidesSearch = false
    #expect(rows.shown(scrolled: 20) == BarHeights(buttons: 44, title: 32, search: 52, pull: 0))
    #expect(rows.shown(scrolled: 5000).total == 96)
  }

  @Test func `a pull stretches the bar, covers no more, and makes the title a tenth larger at most`() {
    let pulled = both.shown(scrolled: -100)
    #expect(pulled.total == 248 && pulled.covering == 148)
    #expect(pulled.titleScale > 1.04 && pulled.titleScale < 1.1)
    #expect(both.shown(scrolled: -1e9).titleScale == 1.1)
    #expect(both.shown(scrolled: -1e9).total < 3000)
    #expect(BarRows().shown(scrolled: -100).total == 44)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `what is no number moves nothing`(scrolled: CGFloat) {
    #expect(both.shown(scrolled: scrolled).total == 148)
  }

  @Test func `the small title comes in as the last of the large one goes`() {
    let alphas = [0, 30, 46, 52].map { BarRows(title: 52).shown(scrolled: $0).smallTitleAlpha }
    #expect(alphas == [0, 0, 0.5, 1])
  }

  @Test func `content comes to rest where rows are whole or gone`() {
    let rests = [10, 25, 27, 51, 70, 80, 103].map { both.rest(near: $0, furthest: 900) }
    #expect(rests == [0, 0, 52, 52, 52, 104, 104])
    #expect(both.rest(near: 104, furthest: 900) == 104)
    #expect(both.rest(near: 300, furthest: 900) == 300)
    #expect(both.rest(near: -20, furthest: 900) == -20)
    // Little content ends before the rows are gone.
    #expect(both.rest(near: 12, furthest: 20) == 20)
    #expect(both.rest(near: 8, furthest: 20) == 0)
    #expect(both.rest(near: 3, furthest: -400) == 0)
  }

  @Test func `content lies under a bar only beyond its edge`() {
    #expect(!ScrollEdge.isUnderTop(offset: -100, inset: 96))
    #expect(!ScrollEdge.isUnderTop(offset: -96, inset: 96))
    #expect(ScrollEdge.isUnderTop(offset: -95, inset: 96))
    #expect(ScrollEdge.isUnderBottom(offset: 0, length: 800, inset: 50, content: 800))
    #expect(!ScrollEdge.isUnderBottom(offset: 50, length: 800, inset: 50, content: 800))
    #expect(!ScrollEdge.isUnderBottom(offset: 0, length: 800, inset: 50, content: 300))
  }
}
