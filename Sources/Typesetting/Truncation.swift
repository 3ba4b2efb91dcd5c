extension ShapedText {
  private static let ellipsis: Character = "…"

  /// The rest of a paragraph from `start` on, in one line with an ellipsis.
  func truncated(
    from start: Int, in paragraph: Paragraph, width: Double, _ breaking: LineBreaking
  ) -> TextLayout.Line {
    let rest = start..<paragraph.range.upperBound
    let characters = rest.filter { text.startsCharacter[$0] } + [rest.upperBound]
    // Nothing that is wider than the room without an ellipsis fits with one; from there on it is measured.
    let sums = sums(characters, paragraph)
    let count = characters.count - 1
    var kept = count
    while kept > 0 {
      let atHead = Self.kept(kept, atHeadBy: breaking)
      if sums[atHead] + sums[count] - sums[count - (kept - atHead)] <= width { break }
      kept -= 1
    }
    while true {
      let line = self.line(keeping: kept, of: characters, paragraph, breaking)
      if kept == 0 || line.width <= width + Self.tolerance { return line }
      kept -= 1
    }
  }

  /// `sums[i]`: width of the first i characters, in points.
  private func sums(_ characters: [Int], _ paragraph: Paragraph) -> [Double] {
    var sums = [0.0]
    for (start, end) in zip(characters, characters.dropFirst()) {
      sums.append((start..<end).reduce(sums[sums.count - 1]) { $0 + paragraph.shaping.advance($1) })
    }
    return sums
  }

  private func line(
    keeping kept: Int, of characters: [Int], _ paragraph: Paragraph, _ breaking: LineBreaking
  ) -> TextLayout.Line {
    let count = characters.count - 1
    let atHead = Self.kept(kept, atHeadBy: breaking)
    var head = characters[0]..<characters[atHead]
    while let last = head.last, Scalars.isSpace(text.values[last]) { head = head.lowerBound..<last }
    var tail = characters[count - (kept - atHead)]..<characters[count]
    while let first = tail.first, Scalars.isSpace(text.values[first]) { tail = (first + 1)..<tail.upperBound }

    var shortened = Scalars(like: text)
    shortened.append(head, of: text)
    let neighbour = head.last ?? tail.first ?? characters[0]
    shortened.append(Self.ellipsis, span: neighbour < text.count ? text.spans[neighbour] : 0)
    shortened.append(tail, of: text)
    let direction: TextDirection = paragraph.shaping.base == 1 ? .rightToLeft : .leftToRight
    let whole = 0..<shortened.count
    var shaping = Shaping(shortened, whole, direction: direction)
    paragraph.tabs?.place(in: &shaping, of: shortened, from: 0)
    return shortened.line(whole, shaping, continues: false)
  }

  private static func kept(_ kept: Int, atHeadBy breaking: LineBreaking) -> Int {
    switch breaking {
    case .truncateHead: 0
    case .truncateMiddle: (kept + 1) / 2
    case .words, .characters, .clip, .truncateTail: kept
    }
  }
}
