import Testing

@testable import Typesetting

@Suite struct `Boxes among letters` {
  private func line(_ box: InlineBox, _ string: String = "\u{FFFC}") throws -> TextLayout.Line {
    var style = SpanStyle(size: 20)
    style.box = box
    let text = StyledText([.init("a", SpanStyle(size: 20)), .init(string, style)])
    return try #require(ShapedText.of(text).layout(width: .infinity).lines.first)
  }

  @Test func `take their own room, and raise the line`() throws {
    let letters = SpanStyle(size: 20).metrics
    let line = try line(InlineBox(width: 33, ascent: 50, descent: 40))
    #expect(line.runs.last?.width == 33)
    #expect(line.metrics.ascender == 50 && line.metrics.descender == -40)
    let low = try self.line(InlineBox(width: 33, ascent: 1, descent: 1))
    #expect(low.metrics.ascender == letters.ascender && low.metrics.descender == letters.descender)
  }

  @Test func `are each drawn alone, and letters of the same style are letters`() throws {
    let line = try line(InlineBox(width: 10, ascent: 1, descent: 0), "\u{FFFC}\u{FFFC}b")
    #expect(line.runs.map(\.string) == ["a", "\u{FFFC}", "\u{FFFC}", "b"])
    #expect(line.runs[1].width == 10 && line.runs[3].width != 10)
  }

  @Test func `of no size in particular have none`() {
    let box = InlineBox(width: .nan, ascent: .infinity, descent: -.infinity)
    #expect(box.width == 0 && box.ascent.isFinite && box.descent.isFinite)
  }
}
