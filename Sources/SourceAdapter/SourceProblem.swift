/// Something that is wrong with the author's source, at the place where the author wrote it.
public struct SourceProblem: Error, Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Sendable {
    /// The module cannot be shown as it is.
    case error
    /// Something cannot be had here; a hole can stand for it.
    case unsupported
    /// It can, but something will not be as on a device.
    case warning
  }

  /// Whether anything can be shown in spite of it.
  public var severity: Severity
  /// `SourceFile.path` of the file.
  public var file: String
  /// From 1; 0 when the place is not known.
  public var line: Int
  /// From 1, in bytes of UTF-8 as the compiler counts; 0 when the place is not known.
  public var column: Int
  /// One or two sentences: what is wrong, and what works instead.
  public var message: String
  /// The notes that the compiler adds to it, a line each, with places of their own in front:
  /// `Cards.swift:3:8: …`.
  public var notes: [String] = []

  /// A problem at a place; `line` and `column` are 0 where it is not known.
  public init(
    _ severity: Severity, file: String, line: Int, column: Int, _ message: String, notes: [String] = []
  ) {
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.notes = notes
  }
}
