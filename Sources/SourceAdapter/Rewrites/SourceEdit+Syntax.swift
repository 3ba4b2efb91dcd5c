import SwiftSyntax

extension SourceEdit {
  /// Puts `replacement` in the place of `node`. Line breaks that were inside it follow the replacement.
  static func replace(_ node: some SyntaxProtocol, with replacement: String) -> SourceEdit {
    SourceEdit(node.bytes, replacement + node.trimmedDescription.lineBreaksOnly)
  }

  /// Takes `node` away with the space after it on its line.
  static func remove(_ node: some SyntaxProtocol) -> SourceEdit {
    var end = node.endPositionBeforeTrailingTrivia.utf8Offset
    for piece in node.trailingTrivia {
      guard case .spaces(let count) = piece else { break }
      end += count
    }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return SourceEdit(start..<end, node.trimmedDescription.lineBreaksOnly)
  }
}

extension String {
  /// As many line breaks as the text has, and nothing else.
  var lineBreaksOnly: String { String(repeating: "\n", count: utf8.count { $0 == UInt8(ascii: "\n") }) }
}

extension SyntaxProtocol {
  /// The node on one line: line breaks and comments become spaces.
  ///
  /// Only for what has no line breaks that mean something, such as the signature of a function.
  var oneLine: String {
    var words: [String] = []
    var current = ""
    for token in tokens(viewMode: .sourceAccurate) {
      if !token.leadingTrivia.isEmpty, !current.isEmpty {
        words.append(current)
        current = ""
      }
      current += token.text
      if !token.trailingTrivia.isEmpty {
        words.append(current)
        current = ""
      }
    }
    return (words + [current]).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
