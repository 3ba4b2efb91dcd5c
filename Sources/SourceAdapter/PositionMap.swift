/// Leads from places in an adapted text back to the places in the author's text that they came from.
///
/// Lines are the same in both: edits keep them. Columns are in bytes of UTF-8, from 1.
public struct PositionMap: Hashable, Sendable {
  /// In the order of the text, without overlap.
  private var edits: [SourceEdit]
  /// Offset of the first byte of each line, of the author's text and of the edited one.
  private var authorLines: [Int]
  private var adaptedLines: [Int]

  /// - Parameters:
  ///   - edits: as `applied(to:)` makes them.
  ///   - text: the author's text.
  public init(_ edits: [SourceEdit], of text: String) {
    let length = text.utf8.count
    self.edits = edits.inTextOrder().filter { $0.range.upperBound <= length }
    authorLines = Self.lineStarts(of: text)
    adaptedLines = edits.isEmpty ? authorLines : Self.lineStarts(of: edits.applied(to: text))
  }

  /// The number of lines of the author's text.
  public var lineCount: Int { authorLines.count }

  /// The column in the author's text of what stands in the adapted one.
  ///
  /// Text that only the adapted file has belongs to the place where it was inserted or whose text it
  /// replaced.
  ///
  /// - Parameters:
  ///   - line: of both texts, from 1.
  ///   - column: in the adapted text, from 1, in bytes.
  /// - Returns: from 1, in bytes; `column` itself for a line that does not exist.
  public func column(line: Int, adaptedColumn column: Int) -> Int {
    guard line >= 1, line <= min(authorLines.count, adaptedLines.count), column >= 1 else { return column }
    let (adapted, overflows) = adaptedLines[line - 1].addingReportingOverflow(column - 1)
    if overflows { return column }
    return max(origin(ofAdapted: adapted).offset - authorLines[line - 1], 0) + 1
  }

  /// The byte of the author's text that a byte of the adapted one came from.
  public func authorOffset(ofAdapted offset: Int) -> Int { origin(ofAdapted: offset).offset }

  /// Whether what stands at a place of the adapted text was put there, so that the author does not know it.
  public func isGenerated(line: Int, adaptedColumn column: Int) -> Bool {
    guard line >= 1, line <= min(authorLines.count, adaptedLines.count), column >= 1 else { return true }
    let (adapted, overflows) = adaptedLines[line - 1].addingReportingOverflow(column - 1)
    return overflows || origin(ofAdapted: adapted).isGenerated
  }

  /// The line and column of a byte of the author's text, both from 1.
  public func authorPosition(ofOffset offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = authorLines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if authorLines[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - authorLines[low] + 1)
  }

  private func origin(ofAdapted offset: Int) -> (offset: Int, isGenerated: Bool) {
    // How much longer the adapted text is than the author's, up to the edit at hand.
    var growth = 0
    for edit in edits {
      let start = edit.range.lowerBound + growth
      if offset < start { break }
      let length = edit.replacement.utf8.count
      if offset < start + length { return (edit.range.lowerBound, true) }
      growth += length - edit.range.count
    }
    return (offset - growth, false)
  }

  private static func lineStarts(of text: String) -> [Int] {
    var starts = [0]
    var offset = 0
    for byte in text.utf8 {
      offset += 1
      if byte == UInt8(ascii: "\n") { starts.append(offset) }
    }
    return starts
  }
}
