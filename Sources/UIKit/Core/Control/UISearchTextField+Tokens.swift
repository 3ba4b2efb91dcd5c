// The tokens of search fields. Places in the text do not count them: on a device each has one of its own.

import QuartzCore

extension UISearchTextField {
  /// An index past the end means the end.
  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    var all = tokens
    all.insert(token, at: max(0, min(tokenIndex, all.count)))
    tokens = all
  }

  /// Nothing happens where there is none at the index.
  public func removeToken(at tokenIndex: Int) {
    guard tokens.indices.contains(tokenIndex) else { return }
    tokens.remove(at: tokenIndex)
  }

  /// Puts a token in the place of a part of the text. The delegate is not asked.
  public func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    unmarkText()
    if let span = textRange as? TextSpan {
      let range = _text.clamped(span.range)
      text = _text.replacing(range, with: "")
      _editor.select(NSRange(location: range.location, length: 0))
    }
    insertToken(token, at: tokenIndex)
  }

  /// The text without the tokens.
  public var textualRange: UITextRange { TextSpan(NSRange(location: 0, length: _text.unitCount)) }

  /// The text's beginning: all tokens stand before it.
  public func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

  /// All of them where the range begins with the text.
  public func tokens(in textRange: UITextRange) -> [UISearchToken] {
    (textRange as? TextSpan)?.range.location == 0 ? tokens : []
  }
}
