import Synchronization

/// Remembers what has been worked out for texts seen lately, so that a label which says the same as before
/// costs one look-up. Safe from any thread.
final class TextShapes: Sendable {
  static let shared = TextShapes()

  private let digits = Mutex(RecentValues<SpanStyle, Double>(capacity: 64))
  private let texts = Mutex(RecentValues<Key, ShapedText>(capacity: 1024))

  struct Key: Hashable {
    var text: StyledText
    var direction: TextDirection?
  }

  func text(_ text: StyledText, direction: TextDirection?) -> ShapedText {
    let key = Key(text: text, direction: direction)
    if let known = texts.withLock({ $0[key] }) { return known }
    let made = ShapedText(text, direction: direction)
    texts.withLock { $0[key] = made }
    return made
  }

  func widestDigit(_ style: SpanStyle) -> Double {
    if let known = digits.withLock({ $0[style] }) { return known }
    let widths = (0...9).map { ShapedText(StyledText([.init("\($0)", style)]), direction: nil).longestLine }
    let widest = widths.max() ?? 0
    digits.withLock { $0[style] = widest }
    return widest
  }
}
