/// A text whose every character has been measured; it can be broken into lines of any width without asking a
/// font again.
public struct ShapedText: Sendable {
  let text: Scalars
  let paragraphs: [Paragraph]
  let direction: TextDirection?

  /// A stretch without a line separator.
  struct Paragraph {
    let range: Range<Int>
    var shaping: Shaping
    /// Whether a line may end before scalar `range.lowerBound + i`.
    let breaks: [Bool]
    /// Of the line that is being made; nil for none.
    var tabs: LineTabs?
  }

  init(_ text: StyledText, direction: TextDirection?) {
    self.init(Scalars(text), direction: direction)
  }

  init(_ text: Scalars, direction: TextDirection?) {
    self.text = text
    self.direction = direction
    paragraphs = text.paragraphs().map { range in
      Paragraph(
        range: range, shaping: Shaping(text, range, direction: direction),
        breaks: LineBreaks.allowed(in: text.values[range]))
    }
  }

  /// Measured now, or remembered.
  /// - Parameter direction: of all paragraphs; nil takes each one's from its first strong character.
  public static func of(_ text: StyledText, direction: TextDirection? = nil) -> ShapedText {
    TextShapes.shared.text(text, direction: direction)
  }

  /// Width of the longest paragraph set in one line, in points.
  public var longestLine: Double {
    paragraphs.map { $0.shaping.advances.reduce(0, +) }.max() ?? 0
  }
}
