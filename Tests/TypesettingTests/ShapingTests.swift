import Testing

@testable import Typesetting

@Suite struct Shaping {
  @Test func `widths grow with the size in proportion`() {
    let once = shaped("Hamburgefonts", size: 10).longestLine

    #expect(once > 0)
    #expect(abs(shaped("Hamburgefonts", size: 30).longestLine - 3 * once) < 1e-9)
  }

  @Test func `pairs are kerned`() {
    let alone = shaped("A").longestLine + shaped("V").longestLine

    #expect(shaped("AV").longestLine < alone - 0.3)
  }

  @Test func `heavier is wider`() {
    let text = "Hamburgefonts"
    let widths = [400, 600, 900].map {
      ShapedText(styled(text, weight: $0), direction: nil).longestLine
    }

    #expect(widths[0] < widths[1])
    #expect(widths[1] < widths[2])
  }

  @Test func `kerning that was asked for stands after every character`() {
    var style = SpanStyle(size: 17)
    let plain = ShapedText(StyledText([.init("AB👍🏽", style)]), direction: nil).longestLine
    style.kern = 2
    let spaced = ShapedText(StyledText([.init("AB👍🏽", style)]), direction: nil)

    #expect(abs(spaced.longestLine - plain - 6) < 1e-9)
    #expect(spaced.layout(width: .infinity).lines[0].runs.map(\.string) == ["A", "B", "👍🏽"])
  }

  @Test func `even digits are of one width, and each stands in the middle of it`() {
    let style = SpanStyle(size: 17, hasEvenDigits: true)
    let width = { (text: String) in ShapedText(StyledText([.init(text, style)]), direction: nil).longestLine }

    #expect(abs(width("1111") - width("8888")) < 1e-9)
    #expect(shaped("1111").longestLine < shaped("8888").longestLine)
    let one = ShapedText(StyledText([.init("1", style)]), direction: nil).layout(width: .infinity).lines[0]
    #expect(abs(one.runs[0].x - (width("1") - shaped("1").longestLine) / 2) < 1e-9)
  }

  @Test func `what has no width takes none`() {
    #expect(shaped("a\u{200B}\u{1}b").longestLine == shaped("a").longestLine + shaped("b").longestLine)
    #expect(shaped("a\tb").longestLine == shaped("a b").longestLine)
    #expect(shaped("").longestLine == 0)
  }

  @Test func `every character of every script has a font`() {
    for text in ["a", "Я", "Ω", "ب", "א", "漢", "あ", "😀", "→", "✓"] {
      let stations = FontSet.shared.stations(for: SpanStyle(size: 17))
      let scalars = text.unicodeScalars.map(\.value)
      let font = FontChoice.font(for: scalars[...], among: stations)
      #expect(font?.hasGlyph(for: scalars[0]) == true, "\(text)")
    }
  }

  @Test func `spread spaces fill the line`() {
    let layout = shaped("one two three four five six").layout(width: 130, isJustified: true)

    for line in layout.lines.dropLast() { #expect(abs(line.width - 130) < 1e-6) }
    #expect((layout.lines.last?.width ?? 130) < 130)
  }
}
