/// A piece of a line in one style as glyphs in their places: what the page's browser draws of a run.
///
/// It is set in the pieces in which it was measured (see `Shaping`), so that glyphs are as far apart here as
/// there.
public struct DrawnText: Sendable {
  /// Glyphs of one font, from left to right.
  public struct Piece: Sendable {
    public let font: Font
    /// Whether upright glyphs stand for italics that the font lacks.
    public let isSlanted: Bool
    public fileprivate(set) var glyphs: [Glyph]
  }

  /// Whose glyphs they are.
  public enum Font: Hashable, Sendable {
    /// The file at a path.
    case file(String)
    /// One that comes with what is previewed.
    case own(OwnFace)
  }

  /// A glyph by its number in the font, and where its origin is: points to the right of the text's left edge,
  /// and below the baseline.
  public struct Glyph: Sendable {
    public let number: UInt32
    public let x, y: Double
  }

  /// From left to right, as they are seen.
  public private(set) var pieces: [Piece] = []
  /// In points, the room after the last character included.
  public private(set) var width = 0.0

  /// - Parameters:
  ///   - style: its kern is not looked at.
  ///   - spacing: after every character, in points; tracking is within.
  ///   - direction: in which the text is read.
  public init(_ string: String, style: SpanStyle, spacing: Double, direction: TextDirection) {
    let text = Scalars(StyledText([.init(string, style)]))
    let all = 0..<text.count
    guard !all.isEmpty else { return }
    let (_, levels) = Bidi.levels(of: text.values[all], direction: direction)
    let fonts = Shaping.fonts(text, all)
    let scripts = Shaping.scripts(text, all)
    var parts: [Range<Int>] = []
    var start = 0
    while start < text.count {
      let end = Shaping.end(of: start, all) {
        levels[$0] == levels[start] && fonts[$0] === fonts[start] && scripts[$0] == scripts[start]
          && (text.values[$0] == 0x20) == (text.values[start] == 0x20)
      }
      parts.append(start..<end)
      start = end
    }
    let order = Bidi.visualOrder(parts.map { levels[$0.lowerBound] })
    for part in order.map({ parts[$0] }) {
      guard let font = fonts[part.lowerBound] else {
        width += Double(part.count) * style.size / 2
        continue
      }
      // Letters join across what differs in font only, as they do where they are measured.
      let run = Self.run(around: part, levels)
      append(
        text, part, in: run, font, scripts[part.lowerBound], style, spacing,
        isRightToLeft: levels[part.lowerBound] % 2 == 1)
    }
  }

  private static func run(around part: Range<Int>, _ levels: [UInt8]) -> Range<Int> {
    var (start, end) = (part.lowerBound, part.upperBound)
    while start > 0, levels[start - 1] == levels[part.lowerBound] { start -= 1 }
    while end < levels.count, levels[end] == levels[part.lowerBound] { end += 1 }
    return start..<end
  }

  private mutating func append(
    _ text: Scalars, _ part: Range<Int>, in run: Range<Int>, _ font: FontFile, _ script: Script,
    _ style: SpanStyle,
    _ spacing: Double, isRightToLeft: Bool
  ) {
    var glyphs: [FontFile.Glyph] = []
    font.shape(
      text.values[run], range: part, isRightToLeft: isRightToLeft, script: script, hasLigatures: spacing == 0
    ) { glyphs.append($0) }
    var placed: [Glyph] = []
    for (index, glyph) in glyphs.enumerated() {
      placed.append(
        Glyph(
          number: glyph.number, x: width + glyph.shift.x * style.size, y: -glyph.shift.y * style.size))
      width += glyph.advance * style.size
      let isLast = index + 1 == glyphs.count || glyphs[index + 1].cluster != glyph.cluster
      // Characters that take no room take none after them either, as in browsers.
      if isLast, glyph.advance > 0, text.startsCharacter[glyph.cluster] { width += spacing }
    }
    let isOwn = style.face?.font === font
    pieces.append(
      Piece(
        font: isOwn ? style.face.map { .own($0) } ?? .file("") : .file(font.path),
        isSlanted: style.isItalic && !(isOwn ? false : FontSet.isItalic(font.path)), glyphs: placed))
  }
}
