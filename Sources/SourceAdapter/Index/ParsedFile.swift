import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// A file of the author's with its syntax tree.
struct ParsedFile: Sendable {
  /// Its place among the files of the module, from 0.
  var number: Int
  let source: SourceFile
  let tree: SourceFileSyntax
  /// Whether the code that counts has no syntax errors. A file that does not parse is left to the compiler.
  let parses: Bool
  /// Whether the file is more than the parser can be trusted with; then it counts as empty.
  let isTooDeep: Bool
  /// The declarations that other files can depend on; here since it needs nothing but the tree, which is
  /// kept.
  let interface: InterfaceHash
  /// Offset of the first byte of each line.
  private let lineStarts: [Int]

  init(number: Int, source: SourceFile) {
    self.number = number
    self.source = source
    isTooDeep = SourceDepth.isTooDeep(source.text)
    tree = Parser.parse(source: isTooDeep ? "" : source.text)
    parses = !isTooDeep && Self.hasNoErrors(tree)
    interface = parses ? InterfaceHash(of: tree) : InterfaceHash(ofText: source.text)
    var starts = [0]
    var offset = 0
    for byte in source.text.utf8 {
      offset += 1
      if byte == UInt8(ascii: "\n") { starts.append(offset) }
    }
    lineStarts = starts
  }

  /// The place of the first token of `node`: both from 1, the column in bytes.
  func place(of node: some SyntaxProtocol) -> (line: Int, column: Int) {
    place(ofOffset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// The place of a byte: both from 1, the column in bytes.
  func place(ofOffset offset: Int) -> (line: Int, column: Int) {
    let line = lineStarts.partitioned { $0 > offset } - 1
    return (line + 1, offset - lineStarts[line] + 1)
  }

  /// A problem at the first token of `node`.
  func problem(
    _ severity: SourceProblem.Severity, at node: some SyntaxProtocol, _ message: String
  ) -> SourceProblem {
    let (line, column) = place(of: node)
    return SourceProblem(severity, file: source.path, line: line, column: column, message)
  }

  private static func hasNoErrors(_ tree: SourceFileSyntax) -> Bool {
    if !tree.hasError { return true }
    // Errors in branches of `#if` that do not count are none, but every `#if` needs its end.
    let ends = tree.tokens(viewMode: .fixedUp).filter { $0.tokenKind == .poundEndif }
    if ends.contains(where: { $0.presence == .missing }) { return false }
    return !tree.removingInactive(in: PhoneConfiguration()).result.hasError
  }
}

extension SyntaxProtocol {
  /// The bytes of the node in its file, without the space and the comments around it.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension [Int] {
  /// The index of the first element that `belongs` to the second half of the array, whose elements all do.
  fileprivate func partitioned(_ belongs: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
