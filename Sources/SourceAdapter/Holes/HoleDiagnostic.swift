/// A complaint of the compiler or the adapter about a text that may have holes already.
public struct HoleDiagnostic: Hashable, Sendable {
  /// `SourceFile.path`.
  public var file: String
  /// In the text with the holes; both from 1, the column in bytes.
  public var line, column: Int
  public var message: String
  public var notes: [String]
  /// Where the adapter put in what is meant: the text from there to the end of its line.
  public var generated: String?

  /// A diagnostic at a place of the holed text of `file`.
  public init(
    file: String, line: Int, column: Int, message: String, notes: [String] = [], generated: String? = nil
  ) {
    self.file = file
    (self.line, self.column) = (line, column)
    self.message = message
    self.notes = notes
    self.generated = generated
  }
}
