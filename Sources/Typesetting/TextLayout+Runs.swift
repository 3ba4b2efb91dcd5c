extension Scalars {
  /// The line that shows `range`, whose measures `shaping` has.
  /// - Parameter filling: width to which the spaces are spread, in points; nil leaves them as they are.
  func line(
    _ range: Range<Int>, _ shaping: Shaping, continues: Bool, filling: Double? = nil
  ) -> TextLayout.Line {
    let pieces = self.pieces(range, shaping, atSpaces: filling != nil)
    let stretch = filling.map { self.stretch(range, shaping, to: $0) } ?? 0
    var x = 0.0
    var runs: [TextLayout.Run] = []
    for index in Bidi.visualOrder(pieces.map { shaping.level($0.lowerBound) }) {
      let piece = pieces[index]
      var width = piece.reduce(0) { $0 + shaping.advance($1) }
      if values[piece.lowerBound] == 0x20 { width += stretch }
      runs.append(
        TextLayout.Run(
          string: string(piece), x: x + inset(piece, slot: width), width: width,
          spacing: shaping.spacing(self, piece.lowerBound), span: spans[piece.lowerBound],
          isRightToLeft: shaping.level(piece.lowerBound) % 2 == 1))
      x += width
    }
    return TextLayout.Line(
      runs: runs, width: x, metrics: metrics(range), span: span(at: range.lowerBound),
      isRightToLeft: shaping.base == 1, continues: continues, scalars: range)
  }

  /// Stretches that are drawn in one go: of one span and level, and single characters where each has its own
  /// place; so has what follows a tab.
  private func pieces(_ range: Range<Int>, _ shaping: Shaping, atSpaces: Bool) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = range.lowerBound
    for index in range.dropFirst() {
      let isOther =
        spans[index] != spans[start] || shaping.level(index) != shaping.level(start)
        || startsCharacter[index] && (hasOwnPlace(index, shaping) || hasOwnPlace(start, shaping))
        || !tabs.isEmpty && (tabs.contains(index) || tabs.contains(start))
        || atSpaces && (values[index] == 0x20 || values[start] == 0x20)
      guard isOther else { continue }
      pieces.append(start..<index)
      start = index
    }
    if start < range.upperBound { pieces.append(start..<range.upperBound) }
    return pieces
  }

  /// The width that every space of a line gets in addition, in points.
  private func stretch(_ range: Range<Int>, _ shaping: Shaping, to width: Double) -> Double {
    let spaces = range.count { values[$0] == 0x20 }
    let missing = width - range.reduce(0) { $0 + shaping.advance($1) }
    return spaces > 0 && width.isFinite ? max(missing, 0) / Double(spaces) : 0
  }

  /// Digits of one width, and letters from right to left that were asked to stand apart: browsers do not
  /// agree on which side of them the room is. Boxes are drawn by others.
  private func hasOwnPlace(_ index: Int, _ shaping: Shaping) -> Bool {
    if box(at: index) != nil { return true }
    let style = style(at: index)
    return style.kern != 0 && shaping.level(index) % 2 == 1
      || style.hasEvenDigits && (0x30...0x39).contains(values[index])
  }

  /// A digit narrower than its slot stands in the slot's middle.
  private func inset(_ piece: Range<Int>, slot: Double) -> Double {
    var style = style(at: piece.lowerBound)
    guard style.hasEvenDigits, (0x30...0x39).contains(values[piece.lowerBound]) else { return 0 }
    let kern = style.kern
    style.kern = 0
    style.hasEvenDigits = false
    return (slot - kern - ShapedText.of(StyledText([.init(string(piece), style)])).longestLine) / 2
  }

  func span(at index: Int) -> Int {
    if index < count { return spans[index] }
    return spans.last ?? 0
  }

  private func metrics(_ range: Range<Int>) -> FontMetrics {
    let all = heights(in: range)
    return FontMetrics(
      ascender: all.map(\.ascender).max() ?? 0, descender: all.map(\.descender).min() ?? 0,
      leading: all.map(\.leading).max() ?? 0, capHeight: all.map(\.capHeight).max() ?? 0,
      xHeight: all.map(\.xHeight).max() ?? 0)
  }
}
