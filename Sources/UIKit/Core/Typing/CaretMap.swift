// Where carets stand in a text that has been laid out. Offsets are in UTF-16 units, as `NSRange` has them.

import QuartzCore
internal import Typesetting

/// Every place that a caret can have in a text, line by line.
struct CaretMap {
  struct Line {
    /// In points; lines are as high as their fonts, without what paragraphs add.
    var top, height: CGFloat
    /// Ends of characters, ascending; the first is the line's beginning.
    var offsets: [Int]
    /// `xs[i]` belongs to `offsets[i]`, in points.
    var xs: [CGFloat]
    /// Whether the paragraph goes on in the next line: the end of this one is the beginning of that.
    var continues: Bool
  }

  /// At least one.
  var lines: [Line]

  /// The line that shows a caret at `offset`.
  func line(of offset: Int) -> Int {
    lines.lastIndex { ($0.offsets.first ?? 0) <= offset } ?? 0
  }

  /// The caret before the character at `offset`: a rectangle without a width.
  func caret(at offset: Int) -> CGRect {
    guard !lines.isEmpty else { return .zero }
    let line = lines[line(of: offset)]
    let place = line.offsets.lastIndex { $0 <= offset } ?? 0
    return CGRect(x: line.xs[place], y: line.top, width: 0, height: line.height)
  }

  /// The place nearest to `point`.
  func offset(at point: CGPoint) -> Int {
    let index = lines.lastIndex { $0.top <= point.y } ?? 0
    guard lines.indices.contains(index) else { return 0 }
    return offset(atX: point.x, inLine: index)
  }

  private func offset(atX x: CGFloat, inLine index: Int) -> Int {
    let line = lines[index]
    let count = line.continues ? max(1, line.offsets.count - 1) : line.offsets.count
    let nearest = (0..<count).min { abs(line.xs[$0] - x) < abs(line.xs[$1] - x) }
    return nearest.map { line.offsets[$0] } ?? 0
  }

  /// The place above or below `offset`, as near to `x` as the line there has one; nil beyond the first and
  /// the last.
  func offset(from offset: Int, linesDown: Int, x: CGFloat) -> Int? {
    let index = line(of: offset) &+ linesDown
    return lines.indices.contains(index) ? self.offset(atX: x, inLine: index) : nil
  }

  /// The rectangles that cover the characters of `range`, one for each line.
  func rects(of range: Range<Int>) -> [CGRect] {
    lines.compactMap { line in
      let inside = line.offsets.indices.filter { range.contains(line.offsets[$0]) }
      guard let first = inside.first, let last = inside.last else { return nil }
      // Scripts may mix: the places between the two ends need not be in order.
      let xs = line.xs[first...min(last + 1, line.xs.count - 1)]
      guard let low = xs.min(), let high = xs.max(), high > low else { return nil }
      return CGRect(x: low, y: line.top, width: high - low, height: line.height)
    }
  }
}

extension TextBlock {
  /// The places of carets where the block stands in the middle of the height of `bounds`.
  func caretMap(in bounds: CGRect, isRightToLeft: Bool) -> CaretMap {
    let string = content.text.spans.map(\.string).joined()
    let ends = CharacterEnds(string)
    let shaped = content.shaped
    let top = bounds.minY + (bounds.height - height) / 2
    let starts = starts(in: bounds, isRightToLeft: isRightToLeft)
    let lines = layout.lines.indices.map { index in
      let line = layout.lines[index]
      let edges = shaped.caretEdges(of: line)
      var made = CaretMap.Line(
        top: top + baselines[index] - line.metrics.ascender, height: line.metrics.lineHeight, offsets: [],
        xs: [], continues: line.continues)
      for (place, edge) in edges.enumerated() {
        guard let offset = ends.unit(ofScalar: line.scalars.lowerBound + place) else { continue }
        made.offsets.append(offset)
        made.xs.append(starts[index] + edge)
      }
      return made
    }
    return CaretMap(lines: lines.filter { !$0.offsets.isEmpty })
  }
}

/// Where the characters of a text end, counted in scalars and in UTF-16 units.
private struct CharacterEnds {
  private var unitOfScalar: [Int: Int] = [0: 0]

  init(_ string: String) {
    var (scalars, units) = (0, 0)
    for character in string {
      scalars += character.unicodeScalars.count
      units += character.utf16.count
      unitOfScalar[scalars] = units
    }
  }

  /// nil within a character.
  func unit(ofScalar index: Int) -> Int? { unitOfScalar[index] }
}
