import SwiftSyntax

/// A declaration's text on one line: without comments, runs of space and line breaks as one space each.
struct OneLine {
  private(set) var text: String
  /// For each token: where it is in the file, in bytes, and here, in UTF-16 code units.
  private var tokens: [(bytes: Range<Int>, units: Range<Int>)] = []

  /// - Parameters:
  ///   - prefix: what stands before it: `static let`.
  ///   - node: what follows, …
  ///   - end: … up to this byte of the file.
  init(_ prefix: String, _ node: some SyntaxProtocol, upTo end: Int) {
    text = prefix
    var needsSpace = true
    for token in node.tokens(viewMode: .sourceAccurate) where token.bytes.upperBound <= end {
      if needsSpace || (!tokens.isEmpty && !token.leadingTrivia.isEmpty) { text += " " }
      let start = text.utf16.count
      text += token.text
      tokens.append((token.bytes, start..<text.utf16.count))
      needsSpace = !token.trailingTrivia.isEmpty
    }
  }

  /// Where here the bytes of the file are, in UTF-16 code units; nil if they are not whole tokens of it.
  func units(of bytes: Range<Int>) -> Range<Int>? {
    guard let first = tokens.first(where: { $0.bytes.lowerBound == bytes.lowerBound }),
      let last = tokens.last(where: { $0.bytes.upperBound == bytes.upperBound }),
      first.units.lowerBound <= last.units.upperBound
    else { return nil }
    return first.units.lowerBound..<last.units.upperBound
  }
}
