import PreviewWire

/// A literal of the sources that can be turned while the preview runs.
public struct KnobDeclaration: Hashable, Sendable {
  /// By which the adapted text calls it: the file's number times `idsPerFile`, plus its place among the
  /// file's knobs. So the knobs of one file do not move those of another.
  public var id: Int
  /// The details that a panel shows.
  public var info: KnobInfo
  /// Names that it had before, as `// was: oldName` says: links that use them still work.
  public var aliases: [String]
  /// The i-th file of the module.
  public var file: Int
  /// Where the literal is, in bytes of the author's text, and what it says.
  public var literal: Range<Int>
  public var literalText: String
  /// Where the name is, with its type and its initial value, and what they say.
  public var declaration: Range<Int>
  public var declarationText: String

  /// More numbers than a file can have literals that anyone would turn.
  public static let idsPerFile = 10_000
}
