import Testing

@testable import Typesetting

@Suite struct `Glyphs of a drawn text` {
  private let style = SpanStyle(size: 20, weight: 700)

  private func drawn(
    _ string: String, spacing: Double = 0, direction: TextDirection = .leftToRight
  ) -> DrawnText {
    DrawnText(string, style: style, spacing: spacing, direction: direction)
  }

  @Test(arguments: ["Hamburgefonts", "AV To, all", "a->b", "日本語 text", "😀 smile 🇩🇪", "שלום"])
  func `they take the room that was measured`(string: String) {
    let isRightToLeft = string == "שלום"
    let spacing = isRightToLeft ? 0 : style.spacing
    let text = drawn(string, spacing: spacing, direction: isRightToLeft ? .rightToLeft : .leftToRight)

    let measured = ShapedText(StyledText([.init(string, style)]), direction: nil).longestLine
    #expect(abs(text.width - measured) < 1e-6)
  }

  @Test func `they stand from left to right, whatever is read first`() {
    for text in [drawn("word two"), drawn("שלום word", direction: .rightToLeft)] {
      let places = text.pieces.flatMap(\.glyphs).map(\.x)
      #expect(places.count > 7 && places == places.sorted())
    }
    // The word that is read last is on the left.
    let (mixed, word) = (drawn("שלום word", direction: .rightToLeft), drawn("word"))
    #expect(mixed.pieces.first?.glyphs.map(\.number) == word.pieces.first?.glyphs.map(\.number))
  }

  @Test func `every character has its own font`() {
    let files = drawn("a日😀א").pieces.map { piece in
      if case .file(let path) = piece.font { return path }
      return ""
    }
    #expect(Set(files).count == 4 && !files.contains(""))
  }

  @Test func `italics lean where the font has none of its own`() {
    let italic = SpanStyle(size: 20, isItalic: true)
    let pieces = DrawnText("aא", style: italic, spacing: 0, direction: .leftToRight).pieces
    #expect(pieces.map(\.isSlanted) == [false, true])
  }

  @Test func `of nothing there are none`() {
    #expect(drawn("").pieces.isEmpty && drawn("").width == 0)
  }
}
