/// One replacement in a source file. Edits of a file never overlap.
public struct SourceEdit: Hashable, Sendable {
  /// UTF-8 offsets into the author's text; empty for an insertion.
  public var range: Range<Int>
  /// The text that stands there afterwards. It has as many line breaks as what it replaces, so that every
  /// line stays where it is.
  public var replacement: String

  public init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
