/// A text in lines, ready to be drawn.
public struct TextLayout: Sendable {
  /// Text of one style that is drawn in one go.
  public struct Run: Hashable, Sendable {
    public var string: String
    /// Of its left edge, in points from the left of its line.
    public var x: Double
    /// In points.
    public var width: Double
    /// After every character, the last included, in points; `width` has it.
    public var spacing: Double
    /// Index of its span in the text that was laid out.
    public var span: Int
    public var isRightToLeft: Bool
  }

  public struct Line: Hashable, Sendable {
    /// From left to right.
    public var runs: [Run]
    /// In points, without spaces at the end.
    public var width: Double
    /// Of the tallest span in the line, in points.
    public var metrics: FontMetrics
    /// Index of the span with which the line begins.
    public var span: Int
    /// Whether the line's paragraph runs from right to left.
    public var isRightToLeft: Bool
    /// Whether the paragraph goes on in the next line.
    public var continues: Bool
    /// The Unicode scalars of the text that belong to the line: with the spaces at its end, without a
    /// separator.
    public var scalars: Range<Int>
    /// nil where the line has no tabs.
    var tabs: LineTabs?
  }

  public var lines: [Line]
  /// Whether something was left out.
  public var isTruncated: Bool

  /// Of the longest line, in points.
  public var width: Double { lines.map(\.width).max() ?? 0 }
}

extension ShapedText {
  /// Breaks the text into lines.
  /// - Parameters:
  ///   - width: room for a line, in points; anything but a number means without end.
  ///   - maximumLines: the last of them takes what is left, as `breaking` says; 0 for as many as it takes.
  ///   - isJustified: whether lines that go on in the next one fill the width.
  ///   - indent: points of the width that a line does not get, by the span it begins with and whether it is
  ///     the first of its paragraph.
  ///   - tabs: where the tabs of such a line go; nil leaves each as wide as a space.
  public func layout(
    width: Double, maximumLines: Int = 0, breaking: LineBreaking = .words, isJustified: Bool = false,
    indent: (_ span: Int, _ isFirst: Bool) -> Double = { _, _ in 0 },
    tabs: (_ span: Int, _ isFirst: Bool) -> LineTabs? = { _, _ in nil }
  ) -> TextLayout {
    let whole = width.isNaN ? .infinity : max(width, 0)
    var layout = TextLayout(lines: [], isTruncated: false)
    for paragraph in paragraphs {
      var start = paragraph.range.lowerBound
      repeat {
        let isFirst = start == paragraph.range.lowerBound && !followsLineSeparator(start)
        let width = max(0, whole - indent(text.span(at: start), isFirst))
        let paragraph =
          text.tabs.isEmpty
          ? paragraph : tabbed(paragraph, from: start, width, tabs(text.span(at: start), isFirst))
        let broken = exact(
          line(from: start, in: paragraph, width: width, breaking), in: paragraph, width: width)
        let isLast = layout.lines.count + 1 == maximumLines
        if isLast, broken.seen.upperBound < lastSeen, broken.next < text.count || breaking == .clip {
          layout.isTruncated = true
          if breaking.truncates {
            var line = truncated(from: start, in: paragraph, width: width, breaking)
            line.scalars = start..<paragraph.range.upperBound
            layout.lines.append(line)
            return layout
          }
        }
        layout.lines.append(line(broken, in: paragraph, justifiedTo: isJustified ? width : nil))
        if isLast { return layout }
        start = broken.next
      } while start < paragraph.range.upperBound
    }
    return layout
  }

  private func line(
    _ broken: BrokenLine, in paragraph: Paragraph, justifiedTo width: Double?
  ) -> TextLayout.Line {
    let continues = broken.next < paragraph.range.upperBound
    let shaping = isInsideWord(broken, paragraph) ? shaping(alone: broken.seen, paragraph) : paragraph.shaping
    var line = text.line(
      broken.seen, shaping, continues: continues || endsWithLineSeparator(broken.next),
      filling: continues ? width : nil)
    line.scalars = broken.seen.lowerBound..<broken.next
    line.tabs = paragraph.tabs
    return line
  }

  private func followsLineSeparator(_ index: Int) -> Bool {
    index > 0 && Scalars.isLineSeparator(text.values[index - 1])
  }

  private func endsWithLineSeparator(_ index: Int) -> Bool {
    index < text.count && Scalars.isLineSeparator(text.values[index])
  }

  /// The paragraph with the tabs of the line that begins at `start` in their places.
  private func tabbed(_ paragraph: Paragraph, from start: Int, _ width: Double, _ tabs: LineTabs?)
    -> Paragraph
  {
    guard let tabs, paragraph.range.contains(where: { text.tabs.contains($0) }) else { return paragraph }
    var paragraph = paragraph
    paragraph.tabs = tabs
    tabs.place(in: &paragraph.shaping, of: text, from: start, upTo: width)
    return paragraph
  }

  /// Where the last scalar ends that is neither space nor the end of a line.
  private var lastSeen: Int {
    (text.values.lastIndex { !Scalars.isSpace($0) && !Scalars.isSeparator($0) } ?? -1) + 1
  }
}
