// Where a caret stands between the characters of a line.

extension ShapedText {
  /// Where each scalar of `line` begins, in points from the left of its line; one more for the end of the
  /// last. `line` is of this text, neither truncated nor justified. A scalar that runs from right to left
  /// begins at its right.
  public func caretEdges(of line: TextLayout.Line) -> [Double] {
    guard
      let paragraph = paragraphs.first(where: {
        $0.range.lowerBound <= line.scalars.lowerBound && line.scalars.upperBound <= $0.range.upperBound
      }), !line.scalars.isEmpty
    else { return [0] }
    let range = line.scalars
    var shaping = paragraph.shaping
    line.tabs?.place(in: &shaping, of: text, from: range.lowerBound)
    var edges = Array(repeating: 0.0, count: range.count + 1)
    var x = shaping.base == 1 ? -spaceAtEnd(of: range, shaping) : 0
    let pieces = self.pieces(range, shaping)
    for index in Bidi.visualOrder(pieces.map { shaping.level($0.lowerBound) }) {
      let piece = pieces[index]
      let isLeftward = shaping.level(piece.lowerBound) % 2 == 1
      let width = piece.reduce(0) { $0 + shaping.advance($1) }
      var passed = 0.0
      for scalar in piece {
        edges[scalar - range.lowerBound] = isLeftward ? x + width - passed : x + passed
        passed += shaping.advance(scalar)
      }
      if piece.upperBound == range.upperBound { edges[range.count] = isLeftward ? x : x + width }
      x += width
    }
    return edges
  }

  /// Stretches of one level.
  private func pieces(_ range: Range<Int>, _ shaping: Shaping) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = range.lowerBound
    for index in range.dropFirst() where shaping.level(index) != shaping.level(start) {
      pieces.append(start..<index)
      start = index
    }
    return pieces + [start..<range.upperBound]
  }

  /// Width of the spaces that hang over the end of the line, in points.
  private func spaceAtEnd(of range: Range<Int>, _ shaping: Shaping) -> Double {
    range.reversed().prefix { Scalars.isSpace(text.values[$0]) }.reduce(0) { $0 + shaping.advance($1) }
  }
}
