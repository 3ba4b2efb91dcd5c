/// The treatment of text that is wider than its room.
public enum LineBreaking: Hashable, Sendable {
  /// Goes on in the next line, between words where it can.
  case words
  /// Goes on in the next line, between any two characters.
  case characters
  /// Is cut off.
  case clip
  /// Words, and in the last line an ellipsis instead of the beginning, the end or the middle.
  case truncateHead
  case truncateTail
  case truncateMiddle

  var truncates: Bool {
    switch self {
    case .words, .characters, .clip: false
    case .truncateHead, .truncateTail, .truncateMiddle: true
    }
  }
}

extension ShapedText {
  /// A line as it was broken: what is seen of it, and where the next one begins.
  struct BrokenLine: Equatable {
    /// Without the spaces at its end.
    var seen: Range<Int>
    var next: Int
  }

  /// Rounding of sums must not push a line's last letter out, in points.
  static let tolerance = 1.0 / 1024

  /// The longest line that starts at `start` and is no wider than `width` (points). At least one character
  /// long, if there is one; spaces at the end may hang over.
  func line(from start: Int, in paragraph: Paragraph, width: Double, _ breaking: LineBreaking) -> BrokenLine {
    let range = paragraph.range
    var x = 0.0
    var seenEnd = start
    var wordBreak: BrokenLine?
    var characterBreak: BrokenLine?
    for index in start..<range.upperBound {
      if index > start, text.startsCharacter[index] {
        let here = BrokenLine(seen: start..<seenEnd, next: index)
        characterBreak = here
        if paragraph.breaks[index - range.lowerBound] { wordBreak = here }
      }
      x += paragraph.shaping.advance(index)
      if Scalars.isSpace(text.values[index]) { continue }
      let chosen = breaking == .characters ? characterBreak : wordBreak ?? characterBreak
      if x > width + Self.tolerance, breaking != .clip, let chosen { return chosen }
      if x - paragraph.shaping.advance(index) > width, breaking == .clip, let characterBreak {
        return BrokenLine(seen: characterBreak.seen, next: range.upperBound)
      }
      seenEnd = index + 1
    }
    return BrokenLine(seen: start..<seenEnd, next: range.upperBound)
  }

  /// A line that ends inside a word is measured alone, as its last letter is no longer kerned with or joined
  /// to the next; what is too wide then loses characters.
  func exact(_ broken: BrokenLine, in paragraph: Paragraph, width: Double) -> BrokenLine {
    var broken = broken
    while isInsideWord(broken, paragraph),
      shaping(alone: broken.seen, paragraph).advances.reduce(0, +) > width + Self.tolerance,
      let shorter = broken.seen.dropFirst().last(where: { text.startsCharacter[$0] })
    {
      broken = BrokenLine(seen: broken.seen.lowerBound..<shorter, next: shorter)
    }
    return broken
  }

  func isInsideWord(_ broken: BrokenLine, _ paragraph: Paragraph) -> Bool {
    broken.next < paragraph.range.upperBound && broken.seen.upperBound == broken.next
      && !paragraph.breaks[broken.next - paragraph.range.lowerBound]
  }

  func shaping(alone range: Range<Int>, _ paragraph: Paragraph) -> Shaping {
    var shaping = Shaping(
      text, range, direction: paragraph.shaping.base == 1 ? .rightToLeft : .leftToRight)
    paragraph.tabs?.place(in: &shaping, of: text, from: range.lowerBound)
    return shaping
  }
}
