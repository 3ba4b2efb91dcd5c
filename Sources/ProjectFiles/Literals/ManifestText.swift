import SwiftSyntax

/// The text of one file of a manifest.
///
/// The parser's trees can be deeper than they can be written out again: `a.b.c…` is a member of a member. So
/// words are taken from the text.
struct ManifestText {
  /// From the served folder.
  let file: String
  private let bytes: [UInt8]
  /// Where lines end.
  private let ends: [Int]

  init(_ text: String, of file: String) {
    let bytes = Array(text.utf8)
    (self.file, self.bytes) = (file, bytes)
    ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
  }

  /// The source of `node`, in one line.
  func words(of node: some SyntaxProtocol, upTo most: Int = 400) -> String {
    let (start, end) = range(of: node)
    let text = String(decoding: bytes[start..<min(end, start + most)], as: UTF8.self)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// From 1.
  func line(of node: some SyntaxProtocol) -> Int {
    let start = range(of: node).start
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }

  /// Without the white space and the comments before it.
  private func range(of node: some SyntaxProtocol) -> (start: Int, end: Int) {
    let end = min(node.endPosition.utf8Offset, bytes.count)
    var start = min(node.position.utf8Offset, end)
    while start < end {
      if bytes[start] <= UInt8(ascii: " ") {
        start += 1
      } else if starts("//", at: start) {
        start = bytes[start..<end].firstIndex(of: UInt8(ascii: "\n")) ?? end
      } else if starts("/*", at: start) {
        start += 2
        while start < end, !starts("*/", at: start) { start += 1 }
        start = min(start + 2, end)
      } else {
        break
      }
    }
    return (start, end)
  }

  private func starts(_ word: StaticString, at place: Int) -> Bool {
    place + 1 < bytes.count && bytes[place] == word.utf8Start[0] && bytes[place + 1] == word.utf8Start[1]
  }
}
