import Testing

@testable import Typesetting

@Suite struct Shaping {
  @Test func `widths grow with the size, and small letters stand further apart`() {
    let width = { (size: Double) in shaped("Hamburgefonts", size: size).longestLine / size }

    // From 28 points on the tracking is in proportion, but for the rounding to 1/1024.
    #expect(abs(width(60) - width(30)) < 0.001)
    #expect(width(30) < width(20) && width(20) < width(17) && width(17) < width(12) && width(12) < width(8))
  }

  @Test func `tracking is that of the guidelines at text sizes, and closer to none the heavier it is`() {
    let spacings = [10, 11, 12, 13, 15, 17].map { Tracking.spacing(size: $0, weight: 400) }
    for (spacing, published) in zip(spacings, [0.12, 0.06, 0, -0.08, -0.23, -0.43]) {
      #expect(abs(spacing - published) < 0.015, "\(spacing)")
    }
    let weights = [400, 500, 600, 700, 900].map { Tracking.spacing(size: 17, weight: $0) }
    #expect(weights == weights.sorted() && weights[3] == weights[4])
    for size in [-1, 0, 1e9, .infinity, .nan] { #expect(shaped("ab", size: size).longestLine.isFinite) }
  }

  @Test func `letters that stand apart do not join`() {
    var style = SpanStyle(size: 12)
    let width = { ShapedText(StyledText([.init("->", style)]), direction: nil).longestLine }
    let arrow = width()
    style.kern = 0.001

    #expect(width() > arrow + 1)
  }

  @Test func `a text that reads from right to left has no tracking`() {
    let run = shaped("שלום").layout(width: .infinity).lines[0].runs[0]
    #expect(run.spacing == 0 && shaped("word").layout(width: .infinity).lines[0].runs[0].spacing < 0)
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
    let run = spaced.layout(width: .infinity).lines[0].runs[0]
    #expect(run.string == "AB👍🏽" && run.spacing == 2 + Tracking.spacing(size: 17, weight: 400))
    #expect(run.width == spaced.longestLine)
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
