import Testing

@testable import Typesetting

@Suite struct `Tabs of a line` {
  private func line(_ string: String, _ tabs: LineTabs, width: Double = .infinity) throws -> TextLayout.Line {
    try #require(shaped(string).layout(width: width, tabs: { _, _ in tabs }).lines.first)
  }

  private func x(of part: String, in line: TextLayout.Line) throws -> Double {
    try #require(line.runs.first { $0.string == part }).x
  }

  private func tabs(_ stops: LineTabs.Stop..., interval: Double = 0, start: Double = 0) -> LineTabs {
    LineTabs(stops: stops, interval: interval, start: start)
  }

  @Test func `text goes on at the next stop, whatever their order, and in steps after the last`() throws {
    let tabs = tabs(
      .init(location: 200, side: .after), .init(location: 100, side: .after),
      .init(location: .nan, side: .after),
      interval: 150)
    let line = try line("a\tb\tc\td\te", tabs)
    for (part, place) in [("b", 100.0), ("c", 200), ("d", 300), ("e", 450)] {
      #expect(try abs(x(of: part, in: line) - place) < 0.01, "\(part)")
    }
  }

  @Test func `text stands before its stop or around it`() throws {
    let line = try line(
      "a\tword\tword", tabs(.init(location: 150, side: .before), .init(location: 300, side: .around)))
    let width = shaped("word").longestLine
    let places = line.runs.filter { $0.string == "word" }.map(\.x)
    #expect(
      places.count == 2 && abs(places[0] - (150 - width)) < 0.01 && abs(places[1] - (300 - width / 2)) < 0.01)
  }

  @Test func `stops are counted from where lines without an indent begin`() throws {
    let line = try line("a\tb", tabs(.init(location: 100, side: .after), start: 30))
    #expect(try abs(x(of: "b", in: line) - 70) < 0.01)
  }

  @Test func `without stops, and from right to left, a tab is a space`() throws {
    let plain = try #require(shaped("a b").layout(width: .infinity).lines.first).width
    #expect(try abs(line("a\tb", tabs()).width - plain) < 0.01)
    let arabic = try #require(shaped("م م").layout(width: .infinity).lines.first).width
    #expect(try abs(line("م\tم", tabs(.init(location: 200, side: .after))).width - arabic) < 0.01)
  }

  @Test func `tabs count when lines are broken, inside words and between them, and cut`() throws {
    let tabs = tabs(.init(location: 100, side: .after))
    let text = shaped("a\tword word")
    let wide = 101 + shaped("word").longestLine
    #expect(text.layout(width: wide, tabs: { _, _ in tabs }).texts == ["a word", "word"])
    let broken = shaped("a\twordy").layout(width: wide, breaking: .characters, tabs: { _, _ in tabs })
    #expect(broken.texts == ["a word", "y"])
    #expect(try abs(x(of: "word", in: #require(broken.lines.first)) - 100) < 0.01)
    let cut = text.layout(width: wide, maximumLines: 1, breaking: .truncateTail, tabs: { _, _ in tabs })
    #expect(try abs(#require(cut.lines.first?.runs.last).x - 100) < 0.01)
  }

  @Test func `carets stand where the letters do`() throws {
    let text = shaped("a\tb")
    let line = try line("a\tb", tabs(.init(location: 100, side: .after)))
    #expect(abs(text.caretEdges(of: line)[2] - 100) < 0.01)
  }

  @Test func `a line separator begins a line of the same paragraph`() {
    var indents: [Bool] = []
    let lines = shaped("a\u{2028}b\nc").layout(
      width: .infinity,
      indent: { _, isFirst in
        indents.append(isFirst)
        return 0
      }
    ).lines
    #expect(lines.map(\.continues) == [true, false, false])
    #expect(indents == [true, false, true])
  }
}
